import { sql, type Kysely } from 'kysely'
import type { BillingTables } from './tables.ts'

export type GrantedLot = { reference: string; granted: number; expired: number }

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
    .select(['lots.reference', 'lots.granted', 'movements.amount'])
    .where('lots.user_id', '=', userId)
    .where('lots.source', '<>', 'refund')
    .where((eb) =>
      eb.or([
        eb('lots.reference', '=', reference),
        eb(sql<boolean>`starts_with(lots.reference, ${`${reference}:`})`, '=', true),
      ]),
    )
    .execute()
  return rows.map(({ amount, ...lot }) => ({ ...lot, expired: Math.abs(amount ?? 0) }))
}
