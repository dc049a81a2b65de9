import type { MoneyNotice } from '@lumen/contracts/auth/bus'
import type { Bought } from '@lumen/contracts/auth/notifications'
import { billingEvents } from '@lumen/contracts/billing/bus'
import { creditPacks, plans } from '@lumen/contracts/plans'
import { appendEvent } from '@lumen/database/outbox'
import type { Transaction } from 'kysely'
import type { BillingTables } from '../store/tables.ts'

/**
 * Has a user told of their money, in the transaction of what is told: auth hears of it by the outbox,
 * once. Follow with `eventsCommitted()`.
 */
export async function tellOfMoney(
  tx: Transaction<BillingTables>,
  userId: string,
  notice: MoneyNotice,
): Promise<void> {
  await appendEvent(tx, billingEvents, 'billing.notice-written', { userId, notice })
}

/** What was bought, as notices name it; null: it is no longer sold, and has no name. */
export function boughtOf(kind: 'plan' | 'pack', id: string): Bought | null {
  const plan = kind === 'plan' ? plans.find((each) => each.id === id) : undefined
  if (plan !== undefined) return { kind: 'plan', id: plan.id }
  const pack = kind === 'pack' ? creditPacks.find((each) => each.id === id) : undefined
  return pack === undefined ? null : { kind: 'pack', id: pack.id }
}
