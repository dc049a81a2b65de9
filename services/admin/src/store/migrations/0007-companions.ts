import type { Kysely } from 'kysely'

/** How companions are used: told by events from now on, `people rebuild` counts what was before. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('people_companions')
    .addColumn('created_at', 'timestamptz')
    .addColumn('hidden', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('last_written_on', 'date')
    .addColumn('messages', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('people_companions_companion')
    .on('people_companions')
    .column('companion_id')
    .execute()
}
