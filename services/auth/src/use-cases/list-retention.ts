import { billingRequests } from '@lumen/contracts/billing/bus'
import type { AuthContext } from '../context.ts'
import { effectiveDays } from '../domain/plan-retention.ts'
import { listRetentions } from '../store/privacy.ts'

const pageSize = 200

/**
 * A page of users whose conversations are kept for a limited time, and for how long. What a plan says
 * is asked of billing: where it does not answer, nothing is deleted on account of a plan.
 */
export async function listRetention(
  { db, bus, log, planRetention }: AuthContext,
  after: string | null,
): Promise<{ users: { userId: string; days: number }[]; next: string | null }> {
  const rows = await listRetentions(db, Object.keys(planRetention), after, pageSize)
  const users: { userId: string; days: number }[] = []
  for (const { userId, ownDays, plan } of rows) {
    const limited = plan !== null && Object.hasOwn(planRetention, plan)
    const days = effectiveDays(ownDays, limited ? await daysOfPlan(userId) : null)
    if (days !== null) users.push({ userId, days })
  }
  return { users, next: rows.length < pageSize ? null : (rows.at(-1)?.userId ?? null) }

  async function daysOfPlan(userId: string): Promise<number | null> {
    try {
      const { plan } = await bus.request(billingRequests, 'billing.read-account', { userId })
      return planRetention[plan] ?? null
    } catch (error) {
      log.warn({ err: error, userId }, 'billing does not answer; the limit of the plan waits')
      return null
    }
  }
}
