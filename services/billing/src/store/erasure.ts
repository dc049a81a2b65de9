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

const movementsAtOnce = 1_000

/**
 * Removes some of what moved in the wallet of a user, whole movements, so that the rest adds up.
 * @returns how many rows of which tables, and whether there may be more
 */
export async function eraseSomeMovements(
  tx: Transaction<BillingTables>,
  userId: string,
): Promise<{ erased: Record<string, number>; more: boolean }> {
  const movements = await tx
    .selectFrom('movements')
    .select('id')
    .where('user_id', '=', userId)
    .limit(movementsAtOnce)
    .execute()
  const ids = movements.map(({ id }) => id)
  const entries = await sql`delete from entries where movement_id = any(${ids})`.execute(tx)
  await sql`delete from movements where id = any(${ids})`.execute(tx)
  return {
    erased: { entries: Number(entries.numAffectedRows ?? 0), movements: ids.length },
    more: ids.length === movementsAtOnce,
  }
}

/**
 * Removes the wallet of a user, after its movements, and what they ordered.
 * @returns how many rows of which tables
 */
export async function eraseWallet(
  tx: Transaction<BillingTables>,
  userId: string,
): Promise<Record<string, number>> {
  const erased: Record<string, number> = {}
  for (const table of [
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
    erased[table] = Number(numAffectedRows ?? 0)
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
