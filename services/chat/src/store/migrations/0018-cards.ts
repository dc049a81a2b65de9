import type { Kysely } from 'kysely'

/** Which card a companion was made of, so that the same card twice is told. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('companions').addColumn('card_hash', 'bytea').execute()
  await db.schema
    .createIndex('companions_of_card')
    .on('companions')
    .columns(['user_id', 'card_hash'])
    .execute()
}
