import { sql, type Kysely, type Transaction } from 'kysely'
import type { BillingTables } from './tables.ts'

/** Gives payments another owner that is nobody, and removes what leads back to a person. */
export async function pseudonymisePayments(
  tx: Transaction<BillingTables>,
  userId: string,
  { pseudonym, at }: { pseudonym: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ user_id: pseudonym, erased_at: at, checkout_id: null, subscription_id: null, url: null })
    .where('user_id', '=', userId)
    .execute()
}

/** Removes the wallet of a user with all its books: whole movements, so that the rest adds up. */
export async function eraseLedger(tx: Transaction<BillingTables>, userId: string): Promise<void> {
  await sql`delete from entries using movements
    where entries.movement_id = movements.id and movements.user_id = ${userId}`.execute(tx)
  for (const table of [
    'movements',
    'lots',
    'accounts',
    'reservations',
    'usage',
    'checkouts',
    'subscriptions',
    'customers',
    'wallets',
  ] as const)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx)
}

/** Removes records of payments that were made, and covered, before a moment. @returns how many */
export async function removePaymentsBefore(
  db: Kysely<BillingTables>,
  before: Date,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('payments')
    .where('paid_at', '<', before)
    .where((eb) => eb.or([eb('covers_to', 'is', null), eb('covers_to', '<', before)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
