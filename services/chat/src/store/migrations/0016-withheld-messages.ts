import type { Kysely } from 'kysely'

/** Since when a message is not shown, because moderation decided so; its text stays sealed for an appeal. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('withheld_at', 'timestamptz').execute()
}
