import { plans, type PlanId } from '@lumen/contracts/plans'

/** How long each plan keeps conversations at most, in days; a plan that is missing sets no limit. */
export type PlanRetention = Partial<Record<PlanId, number>>

const shortestDays = 30

/**
 * Reads `free:365,basic:730`; empty: no plan sets a limit.
 * @throws Error for an unknown plan, and for fewer than 30 days
 */
export function parsePlanRetention(text: string): PlanRetention {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry): [PlanId, number] => {
      const [name, days] = entry.split(':')
      const plan = plans.find(({ id }) => id === name)
      const count = Number(days)
      if (plan === undefined || !Number.isInteger(count) || count < shortestDays)
        throw new Error(
          `LUMEN_PLAN_RETENTION cannot be read at “${entry}”; like free:365,basic:730`,
        )
      return [plan.id, count]
    })
  return Object.fromEntries(entries)
}

/** The shorter of what a user chose and what their plan allows, in days; null: neither says. */
export function effectiveDays(own: number | null, ofPlan: number | null): number | null {
  if (own === null) return ofPlan
  return ofPlan === null ? own : Math.min(own, ofPlan)
}
