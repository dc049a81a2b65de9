import type { Kysely, Transaction } from 'kysely'
import type { Meter } from '../domain/quota.ts'
import type { BillingTables } from './tables.ts'

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

/** Adds to what is used and held on a meter. */
export async function countUsage(
  tx: Transaction<BillingTables>,
  userId: string,
  meter: { name: Meter; period: string },
  change: Usage,
): Promise<void> {
  await tx
    .insertInto('usage')
    .values({ user_id: userId, meter: meter.name, period: meter.period })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .updateTable('usage')
    .set((eb) => ({
      used: eb('used', '+', change.used),
      held: eb('held', '+', change.held),
    }))
    .where('user_id', '=', userId)
    .where('meter', '=', meter.name)
    .where('period', '=', meter.period)
    .execute()
}
