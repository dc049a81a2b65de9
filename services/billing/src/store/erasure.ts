import { sql, type Kysely, type Transaction } from 'kysely'
import type { BillingTables } from './tables.ts'

/** Gives payments another owner that is nobody, and removes what leads back to a person; how many. */
export async function pseudonymisePayments(
  tx: Transaction<BillingTables>,
  userId: string,
  { pseudonym, at }: { pseudonym: string; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ user_id: pseudonym, erased_at: at, checkout_id: null, subscription_id: null, url: null })
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Removes the wallet of a user with all its books: whole movements, so that the rest adds up.
 * @returns how many rows of which tables
 */
export async function eraseLedger(
  tx: Transaction<BillingTables>,
  userId: string,
): Promise<Record<string, number>> {
  const erased: Record<string, number> = {}
  const entries = await sql`delete from entries using movements
    where entries.movement_id = movements.id and movements.user_id = ${userId}`.execute(tx)
  if (entries.numAffectedRows) erased['entries'] = Number(entries.numAffectedRows)
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
  ] as const) {
    const { numAffectedRows } =
      await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx)
    if (numAffectedRows) erased[table] = Number(numAffectedRows)
  }
  return erased
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
