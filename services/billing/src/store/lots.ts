import { sql, type Kysely } from 'kysely'
import type { ProviderName } from '../domain/payment-provider.ts'
import type { BillingTables } from './tables.ts'

export type GrantedLot = {
  reference: string
  granted: number
  expired: number
  /** What is there of it. */
  balance: number
  expiresAt: Date | null
}

/**
 * Lots of a user by what they came with: the reference itself, and those that go on after it with a
 * colon. `expired`: what of them went by unused.
 */
export async function lotsWith(
  db: Kysely<BillingTables>,
  userId: string,
  reference: string,
): Promise<GrantedLot[]> {
  const rows = await db
    .selectFrom('lots')
    .leftJoin('movements', (join) =>
      join
        .onRef('movements.user_id', '=', 'lots.user_id')
        .on('movements.idempotency_key', '=', sql<string>`'expire:' || lots.account_id::text`),
    )
    .innerJoin('accounts', 'accounts.id', 'lots.account_id')
    .select([
      'lots.reference',
      'lots.granted',
      'movements.amount',
      'accounts.balance',
      'accounts.expires_at',
    ])
    .where('lots.user_id', '=', userId)
    .where('lots.source', '<>', 'refund')
    .where((eb) =>
      eb.or([
        eb('lots.reference', '=', reference),
        eb(sql<boolean>`starts_with(lots.reference, ${`${reference}:`})`, '=', true),
      ]),
    )
    .execute()
  return rows.map(({ amount, balance, expires_at, ...lot }) => ({
    ...lot,
    expired: Math.abs(amount ?? 0),
    balance: balance ?? 0,
    expiresAt: expires_at,
  }))
}

/** When the last credits of a given plan go, those of one month left out; null: there were none. */
export async function givenLotsEnd(
  db: Kysely<BillingTables>,
  userId: string,
  { but }: { but: string },
): Promise<Date | null> {
  const row = await db
    .selectFrom('lots')
    .innerJoin('accounts', 'accounts.id', 'lots.account_id')
    .select((eb) => eb.fn.max('accounts.expires_at').as('end'))
    .where('lots.user_id', '=', userId)
    .where('lots.source', '=', 'plan')
    .where('lots.reference', 'like', '%:given')
    .where('lots.reference', '<>', but)
    .executeTakeFirst()
  return row?.end ?? null
}

/** Lots with something in them that came with a payment at one of these providers. */
const openLotsFrom = (db: Kysely<BillingTables>, providers: readonly ProviderName[]) =>
  db
    .selectFrom('lots')
    .innerJoin('accounts', 'accounts.id', 'lots.account_id')
    .where('accounts.balance', '>', 0)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.user_id', '=', 'lots.user_id')
          .where('payments.provider', 'in', [...providers])
          .where(
            sql<boolean>`split_part(lots.reference, ':', 1) = payments.subscription_id
              or lots.reference = 'payment:' || payments.payment_id`,
          ),
      ),
    )

export async function usersWithCreditsFrom(
  db: Kysely<BillingTables>,
  providers: readonly ProviderName[],
): Promise<string[]> {
  const rows = await openLotsFrom(db, providers).select('lots.user_id').distinct().execute()
  return rows.map((row) => row.user_id)
}

/** Such lots of a user, and what is in them. */
export async function lotsFrom(
  db: Kysely<BillingTables>,
  userId: string,
  providers: readonly ProviderName[],
): Promise<{ accountId: string; balance: number }[]> {
  const rows = await openLotsFrom(db, providers)
    .select(['lots.account_id', 'accounts.balance'])
    .where('lots.user_id', '=', userId)
    .execute()
  return rows.map(({ account_id, balance }) => ({ accountId: account_id, balance: balance ?? 0 }))
}
