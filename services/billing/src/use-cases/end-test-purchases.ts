import type { BillingContext } from '../context.ts'
import { worthLessThan } from '../domain/provider-rank.ts'
import { abandonOpenCheckouts } from '../store/checkouts.ts'
import { usersWithCreditsFrom } from '../store/lots.ts'
import { endSubscriptionRow, liveSubscriptionsAt } from '../store/subscriptions.ts'
import { endUnpaidLots } from './end-unpaid-lots.ts'
import { openWallet } from './open-wallet.ts'
import { settlePlan } from './settle-plan.ts'
import { tellWallet } from './end-reservation.ts'

/**
 * Ends what was bought without money once money is taken: plans of the test checkout, or of Stripe's
 * test mode, and what is unspent of their credits. What was spent stays spent; nobody owes it. Run
 * again it finds nothing. @returns how many users had something
 */
export async function endTestPurchases(context: BillingContext): Promise<number> {
  const { db, clock, payments, log } = context
  const inUse = payments.provider?.name ?? null
  const tests = worthLessThan(inUse)
  if (tests.length === 0) return 0
  await abandonOpenCheckouts(db, tests)
  const subscriptions = await liveSubscriptionsAt(db, tests)
  const users = new Set([
    ...subscriptions.map(({ user_id }) => user_id),
    ...(await usersWithCreditsFrom(db, tests)),
  ])
  for (const userId of users)
    await db.transaction().execute(async (tx) => {
      const now = clock.now()
      await openWallet(context, tx, userId, now)
      for (const row of subscriptions)
        if (row.user_id === userId) await endSubscriptionRow(tx, row.id)
      await endUnpaidLots(tx, userId, tests, now)
      // Without a provider nobody has a subscription: any name leads back to the default plan.
      await settlePlan(context, tx, { userId, provider: inUse ?? 'stripe', at: now })
      await tellWallet(tx, userId)
    })
  context.eventsCommitted()
  if (users.size > 0) log.warn({ users: users.size, tests }, 'ended what was bought in tests')
  return users.size
}
