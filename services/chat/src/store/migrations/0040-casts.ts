import { sql, type Kysely } from 'kysely'

/** Who else is in a play, from which position of its talk to which, and who says a message there. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('plays')
    .addColumn('guests', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .execute()
  await db.schema.alterTable('messages').addColumn('speaker_id', 'uuid').execute()
}
