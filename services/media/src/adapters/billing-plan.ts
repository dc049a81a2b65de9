import type { Bus } from '@lumen/bus/connect'
import { billingRequests } from '@lumen/contracts/billing/bus'
import { plans, type PlanId } from '@lumen/contracts/plans'
import type { Logger } from '@lumen/runtime/logger'

const priorities: Readonly<Record<PlanId, number>> = {
  enterprise: 1,
  premium: 2,
  basic: 3,
  free: 4,
}

/** Whose turn comes first, and whether pictures are large; as for a free plan when billing is away. */
export async function readPlan(
  { bus, log }: { bus: Bus; log: Pick<Logger, 'warn'> },
  userId: string,
): Promise<{ priority: number; quality: 'standard' | 'hd' }> {
  let plan: PlanId = 'free'
  try {
    plan = (await bus.request(billingRequests, 'billing.read-account', { userId })).plan
  } catch (error) {
    log.warn({ err: error, userId }, 'billing does not say the plan; it is taken for free')
  }
  const hd = plans.find(({ id }) => id === plan)?.hdImages === true
  return { priority: priorities[plan], quality: hd ? 'hd' : 'standard' }
}
