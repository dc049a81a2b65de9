import type { BillingContext } from '../context.ts'
import { isWorthLess } from '../domain/provider-rank.ts'
import { dueSubscriptions, endSubscriptionRow } from '../store/subscriptions.ts'
import { reconcileSubscription } from './reconcile.ts'
import { settlePlan } from './settle-plan.ts'

const batch = 100

/**
 * Looks at subscriptions whose period is over: events may be late or lost. One that fails does not
 * keep the others waiting. @returns how many were looked at, and how many of them failed
 */
export async function reconcileDue(
  context: BillingContext,
  signal: AbortSignal,
): Promise<{ seen: number; failed: number }> {
  const { provider } = context.payments
  let seen = 0
  let failed = 0
  let after = ''
  while (provider !== null) {
    const now = context.clock.now()
    const rows = await dueSubscriptions(context.db, now, { after, limit: batch })
    for (const row of rows) {
      signal.throwIfAborted()
      after = row.id
      seen += 1
      try {
        if (row.provider === provider.name)
          await reconcileSubscription({ context, provider }, row.id, row.period_end)
        else if (isWorthLess(row.provider, provider.name))
          await context.db.transaction().execute(async (tx) => {
            await endSubscriptionRow(tx, row.id)
            await settlePlan(context, tx, { userId: row.user_id, provider: provider.name, at: now })
          })
      } catch (error) {
        failed += 1
        context.log.error({ err: error, subscription: row.id }, 'could not look at a subscription')
      }
    }
    if (rows.length < batch) break
  }
  context.eventsCommitted()
  return { seen, failed }
}
