import type { Kysely } from 'kysely'

/**
 * Keeps of each message whether what it asks for about reminders is done. Of those that there are it is:
 * which of the few that wait for their answer just now ask for something, only their words tell.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('all_messages')
    .addColumn('reminder_settled', 'boolean', (c) => c.notNull().defaultTo(true))
    .execute()
  await db.schema
    .alterTable('all_messages')
    .alterColumn('reminder_settled', (c) => c.setDefault(false))
    .execute()
}
