import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('marked_at', 'timestamptz').execute()
  await db.schema
    .createIndex('messages_marked')
    .on('messages')
    .columns(['companion_id', 'position'])
    .where(sql.ref('marked_at'), 'is not', null)
    .execute()
}
