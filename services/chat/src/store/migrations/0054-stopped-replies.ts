import type { Kysely } from 'kysely'

/** How many replies somebody stopped on the day on which they last did. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('stopped_replies')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey())
    .addColumn('day', 'date', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .execute()
}
