import type { Kysely } from 'kysely'

/** On which days, and at which minute of them, a reminder comes again; null: once. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('reminders').addColumn('rhythm', 'jsonb').execute()
}
