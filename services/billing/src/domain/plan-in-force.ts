import type { PlanId } from '@lumen/contracts/plans'
import { planOf } from './quota.ts'

/**
 * The plan that counts: the one that is paid for, or the one that everybody has here where that is
 * the better of the two.
 */
export function planInForce(
  { plan, subscriptionId }: { plan: PlanId; subscriptionId: string | null },
  everybodys: PlanId,
): PlanId {
  if (subscriptionId === null) return everybodys
  return planOf(everybodys).credits > planOf(plan).credits ? everybodys : plan
}
