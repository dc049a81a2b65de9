import type { Kysely } from 'kysely'

/** A memory shows the words that told it; a turn knows by which rules it was read. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('memories').addColumn('quote', 'bytea').execute()
  await db.schema
    .alterTable('turns')
    .addColumn('rules_version', 'integer', (c) => c.defaultTo(0))
    .execute()
}
