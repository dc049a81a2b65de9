import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('media_asked_at', 'timestamptz').execute()
  // What stands already may wait as well; what has ended is found out when it is asked for.
  await sql`update messages set media_asked_at = created_at
    where message_type in ('image', 'video') and not is_from_user`.execute(db)
  await db.schema
    .createIndex('messages_awaiting_media')
    .on('messages')
    .column('media_asked_at')
    .where(sql.ref('media_asked_at'), 'is not', null)
    .execute()
}
