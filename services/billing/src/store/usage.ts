import type { Kysely, Transaction } from 'kysely'
import type { Meter } from '../domain/quota.ts'
import type { BillingTables } from './tables.ts'
import type { Statement } from './run-combined.ts'

export type Usage = { used: number; held: number }

export async function readUsage(
  db: Kysely<BillingTables>,
  userId: string,
  meter: Meter,
  period: string,
): Promise<Usage> {
  const row = await db
    .selectFrom('usage')
    .select(['used', 'held'])
    .where('user_id', '=', userId)
    .where('meter', '=', meter)
    .where('period', '=', period)
    .executeTakeFirst()
  return row ?? { used: 0, held: 0 }
}

/** The statement that adds to what is used and held on a meter; what is taken off was counted before. */
export function usageOf(
  tx: Transaction<BillingTables>,
  userId: string,
  { name, period }: { name: Meter; period: string },
  { used, held }: Usage,
): Statement {
  if (used < 0 || held < 0)
    return tx
      .updateTable('usage')
      .set((eb) => ({ used: eb('used', '+', used), held: eb('held', '+', held) }))
      .where('user_id', '=', userId)
      .where('meter', '=', name)
      .where('period', '=', period)
  return tx
    .insertInto('usage')
    .values({ user_id: userId, meter: name, period, used, held })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'meter', 'period']).doUpdateSet((eb) => ({
        used: eb('usage.used', '+', used),
        held: eb('usage.held', '+', held),
      })),
    )
}
