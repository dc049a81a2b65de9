import { renewalNoticeDays } from '@lumen/contracts/plans'
import type { BillingContext } from '../context.ts'
import type { PaymentProvider } from '../domain/payment-provider.ts'
import { findSubscription, noteRenewalTold, untoldRenewals } from '../store/subscriptions.ts'
import { reconcileSubscription } from './reconcile.ts'
import { tellOfMoney } from './tell-of-money.ts'

const batch = 100
const dayMs = 24 * 3_600_000

/**
 * Tells of plans that renew within five days, each period once, and what it will cost as the provider
 * says now. One that fails does not keep the others waiting; the next run takes it up.
 * @returns how many were told of, and how many could not be looked at
 */
export async function announceRenewals(
  context: BillingContext,
  signal: AbortSignal,
): Promise<{ told: number; failed: number }> {
  const { provider } = context.payments
  if (provider === null) return { told: 0, failed: 0 }
  let told = 0
  let failed = 0
  let after = ''
  for (;;) {
    const now = context.clock.now()
    const before = new Date(now.getTime() + renewalNoticeDays * dayMs)
    const which = { provider: provider.name, now, before }
    const rows = await untoldRenewals(context.db, which, { after, limit: batch })
    for (const { id } of rows) {
      signal.throwIfAborted()
      after = id
      try {
        if (await announce(context, provider, id, which)) told += 1
      } catch (error) {
        failed += 1
        context.log.error({ err: error, subscription: id }, 'a renewal could not be announced')
      }
    }
    if (rows.length < batch) break
  }
  context.eventsCommitted()
  return { told, failed }
}

async function announce(
  context: BillingContext,
  provider: PaymentProvider,
  id: string,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  // It may have been cancelled or moved by a page of the provider’s meanwhile.
  await reconcileSubscription({ context, provider }, id)
  return context.db.transaction().execute(async (tx) => {
    const row = await findSubscription(tx, id)
    if (row === null || row.status !== 'active' || row.cancel_at_period_end) return false
    if (row.period_end <= now || row.period_end > before) return false
    if (row.renewal_cents === null || row.renewal_currency === null) return false
    if (!(await noteRenewalTold(tx, row))) return false
    await tellOfMoney(tx, row.user_id, {
      kind: 'renewal-coming',
      params: {
        bought: { kind: 'plan', id: row.next_plan ?? row.plan },
        cents: row.renewal_cents,
        currency: row.renewal_currency,
        at: row.period_end.toISOString(),
      },
    })
    return true
  })
}
