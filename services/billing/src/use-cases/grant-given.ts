import { planIds, type PlanId } from '@lumen/contracts/plans'
import type { Transaction } from 'kysely'
import { givenKey, givenReference, monthKey, upgradeKey, type Payer } from '../domain/month-keys.ts'
import type { Period } from '../domain/period.ts'
import { creditsForRest } from '../domain/plan-change.ts'
import { planOf } from '../domain/quota.ts'
import { movementsWith } from '../store/ledger.ts'
import { givenLotsEnd } from '../store/lots.ts'
import { keptSubscriptions } from '../store/subscriptions.ts'
import type { BillingTables } from '../store/tables.ts'
import type { Wallet } from '../store/wallets.ts'
import { grantCredits } from './grant-credits.ts'

type Tx = Transaction<BillingTables>

/**
 * Gives what a given plan brings more than its month brought already, from a moment on; what was given
 * in a month that overlaps this one lasts until its end first. The wallet must be locked.
 * @returns whether credits came now
 */
export async function grantGiven(
  tx: Tx,
  wallet: Pick<Wallet, 'userId' | 'given' | 'subscriptionId'>,
  { month, from, now }: { month: Period; from: Date; now: Date },
): Promise<boolean> {
  const { userId, given } = wallet
  if (given === null || given.until <= now) return false
  const { plan } = given
  const reference = givenReference(month)
  const before = await givenLotsEnd(tx, userId, { but: reference })
  const since = before !== null && before > from ? before : from
  const credits = creditsForRest(await bestBrought(tx, userId, month), plan, month, since)
  if (credits === 0) return false
  return grantCredits(tx, {
    userId,
    key: givenKey(wallet, month, plan),
    source: 'plan',
    subject: since > month.start ? `upgrade:${plan}` : `plan:${plan}`,
    credits,
    expiresAt: month.end,
    reference,
    at: now,
  })
}

/** Credits that a given plan brought in a month of somebody who pays for a plan, or of nobody. */
export async function givenCredits(
  tx: Tx,
  wallet: Pick<Wallet, 'userId' | 'subscriptionId'>,
  month: Period,
): Promise<number> {
  const moved = await movementsWith(tx, wallet.userId, givenKeys(wallet, month))
  return moved.reduce((sum, { amount }) => sum + amount, 0)
}

const givenKeys = (payer: Payer, month: Period): string[] =>
  planIds.map((plan) => givenKey(payer, month, plan))

/**
 * The best plan that a month brought credits of, whoever paid for them; null: of none. Those of an ended
 * subscription that were taken back count no longer.
 */
async function bestBrought(tx: Tx, userId: string, month: Period): Promise<PlanId | null> {
  const subscriptions = await keptSubscriptions(tx, userId)
  const payers = [{ id: null, kept: true }, ...subscriptions]
  const keys = payers.flatMap(({ id: subscriptionId, kept }) => {
    const payer = { subscriptionId }
    const own = [monthKey(payer, month), ...planIds.map((plan) => upgradeKey(payer, month, plan))]
    return [...(kept ? own : []), ...givenKeys(payer, month)]
  })
  const moved = await movementsWith(tx, userId, keys)
  const brought = moved.map(({ subject }) => planOf(subject.split(':')[1] as PlanId))
  return brought.toSorted((a, b) => b.credits - a.credits)[0]?.id ?? null
}
