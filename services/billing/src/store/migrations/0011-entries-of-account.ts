import type { Kysely } from 'kysely'

/** Whether an account has entries is asked when it is erased: without this, of the books of everybody. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('entries_of_account').on('entries').column('account_id').execute()
}
