import type { Kysely } from 'kysely'

/** Since when a file is shown to nobody, and which templates are not offered: moderation decided so. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('objects').addColumn('withheld_at', 'timestamptz').execute()
  await db.schema
    .createTable('withheld_templates')
    .addColumn('template_id', 'text', (c) => c.primaryKey())
    .addColumn('withheld_at', 'timestamptz', (c) => c.notNull())
    .execute()
}
