import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('talk_summaries')
    .addColumn('companion_id', 'uuid', (c) =>
      c.primaryKey().references('conversations.companion_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('asked_to', 'bigint', (c) => c.notNull())
    .addColumn('reaches_to', 'bigint', (c) => c.notNull())
    .addColumn('made_of', 'text', (c) => c.notNull())
    .addColumn('sealed', 'bytea')
    .execute()
  await db.schema
    .createIndex('talk_summaries_user')
    .on('talk_summaries')
    .column('user_id')
    .execute()
}
