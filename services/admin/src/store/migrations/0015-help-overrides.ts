import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('help_overrides')
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('draft', 'jsonb')
    .addColumn('published', 'jsonb')
    .addColumn('published_at', 'timestamptz')
    .addColumn('based_on', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('help_overrides_pkey', ['slug', 'language'])
    .execute()
}
