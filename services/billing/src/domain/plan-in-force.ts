import type { PlanId } from '@lumen/contracts/plans'
import { planOf } from './quota.ts'

type Paid = { plan: PlanId; subscriptionId: string | null }

const better = (one: PlanId, other: PlanId): PlanId =>
  planOf(other).credits > planOf(one).credits ? other : one

/** The plan of somebody without what was given: the better of what is paid for and what everybody has. */
export const ownPlan = ({ plan, subscriptionId }: Paid, everybodys: PlanId): PlanId =>
  subscriptionId === null ? everybodys : better(plan, everybodys)

/**
 * The plan that counts: the best of the one that is paid for, the one that everybody has here, and the
 * one that was given while its time is not over.
 */
export function planInForce(
  wallet: Paid & { given: { plan: PlanId; until: Date } | null },
  everybodys: PlanId,
  now: Date,
): PlanId {
  const { given } = wallet
  const own = ownPlan(wallet, everybodys)
  return given !== null && given.until > now ? better(own, given.plan) : own
}
