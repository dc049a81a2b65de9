import { defineStatement, type Statement } from '@lumen/database/statements'
import type { Kysely } from 'kysely'
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

type Change = Usage & { userId: string; meter: Meter; period: string }

const lessen = defineStatement(
  (db: Kysely<BillingTables>, { userId, meter, period, used, held }: Change) =>
    db
      .updateTable('usage')
      .set((eb) => ({ used: eb('used', '+', used), held: eb('held', '+', held) }))
      .where('user_id', '=', userId)
      .where('meter', '=', meter)
      .where('period', '=', period),
)

const add = defineStatement(
  (db: Kysely<BillingTables>, { userId, meter, period, used, held }: Change) =>
    db
      .insertInto('usage')
      .values({ user_id: userId, meter, period, used, held })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'meter', 'period']).doUpdateSet((eb) => ({
          used: eb('usage.used', '+', used),
          held: eb('usage.held', '+', held),
        })),
      ),
)

/** The statement that adds to what is used and held on a meter; what is taken off was counted before. */
export function usageOf(
  userId: string,
  { name, period }: { name: Meter; period: string },
  change: Usage,
): Statement {
  const values = { ...change, userId, meter: name, period }
  return change.used < 0 || change.held < 0 ? lessen(values) : add(values)
}
