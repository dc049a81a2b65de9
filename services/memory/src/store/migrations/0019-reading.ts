import type { Kysely } from 'kysely'

/** Until when somebody reads a talk, so that a model is not asked about it twice. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('conversations').addColumn('reading_until', 'timestamptz').execute()
}
