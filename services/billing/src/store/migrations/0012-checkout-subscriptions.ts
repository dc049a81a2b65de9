import type { Kysely } from 'kysely'

/** Which subscription a purchase of a plan made, so that what became of its payment can be told. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('checkouts').addColumn('subscription_id', 'text').execute()
}
