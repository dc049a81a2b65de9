import type { PlanId } from '@lumen/contracts/plans'
import type { BillingContext } from '../context.ts'
import { planOf } from '../domain/quota.ts'
import { setGiven } from '../store/wallets.ts'
import { tellWallet } from './end-reservation.ts'
import { grantGiven } from './grant-given.ts'
import { openWallet } from './open-wallet.ts'

/**
 * Puts a user on a better plan until a day, at no cost, with the credits that are more for the rest of this
 * month; in one month they come once. What is paid for stays as it is, and counts again after.
 */
export async function givePlan(
  context: BillingContext,
  { userId, plan, until }: { userId: string; plan: PlanId; until: Date },
): Promise<'given' | 'not-better'> {
  const now = context.clock.now()
  const outcome = await context.db.transaction().execute(async (tx) => {
    const wallet = await openWallet(context, tx, userId, now)
    const isSame = wallet.given?.plan === plan && wallet.given.until.getTime() === until.getTime()
    if (isSame) return 'given'
    // Longer or shorter than before: the plan is in force already, by what was given.
    const changes = wallet.given?.plan === plan && wallet.plan === plan
    if (until <= now || (!changes && planOf(plan).credits <= planOf(wallet.plan).credits))
      return 'not-better'
    const given = { plan, until }
    await setGiven(tx, userId, given)
    await grantGiven(tx, { ...wallet, given }, { month: wallet.month, from: now, now })
    await tellWallet(tx, userId)
    return 'given'
  })
  context.eventsCommitted()
  return outcome
}

/** Takes a plan back that was given; credits that came with it stay until their month ends. */
export async function endGivenPlan(
  context: BillingContext,
  userId: string,
): Promise<PlanId | null> {
  const now = context.clock.now()
  const plan = await context.db.transaction().execute(async (tx) => {
    const wallet = await openWallet(context, tx, userId, now)
    if (wallet.given === null) return null
    await setGiven(tx, userId, null)
    await tellWallet(tx, userId)
    return (await openWallet(context, tx, userId, now)).plan
  })
  context.eventsCommitted()
  return plan
}
