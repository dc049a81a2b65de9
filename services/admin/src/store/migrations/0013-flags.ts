import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('feature_flags')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('percent', 'integer')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('changed_at', 'timestamptz', (c) => c.notNull())
    .execute()
}
