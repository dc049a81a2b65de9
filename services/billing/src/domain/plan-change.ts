import type { PlanId } from '@lumen/contracts/plans'
import type { PaidInterval } from './payment-provider.ts'
import type { Period } from './period.ts'
import { planOf } from './quota.ts'

type Terms = { plan: PlanId; interval: PaidInterval }

/**
 * When a change takes effect: up at once, everything else at the end of what is paid. Nobody loses
 * what they paid for, so a year never becomes months before it is over.
 */
export function whenToChange(from: Terms, to: Terms): 'never' | 'now' | 'at-period-end' {
  if (from.plan === to.plan && from.interval === to.interval) return 'never'
  if (from.interval === 'year' && to.interval === 'month') return 'at-period-end'
  return planOf(to.plan).credits >= planOf(from.plan).credits ? 'now' : 'at-period-end'
}

/**
 * Credits more for what is left of a month when a plan becomes a higher one at a moment.
 * @param from null: the month brought none
 */
export function creditsForRest(from: PlanId | null, to: PlanId, month: Period, at: Date): number {
  const had = from === null ? 0 : planOf(from).credits
  const more = Math.max(0, planOf(to).credits - had)
  const length = month.end.getTime() - month.start.getTime()
  const rest = month.end.getTime() - Math.max(at.getTime(), month.start.getTime())
  return Math.round((more * Math.min(length, Math.max(0, rest))) / length)
}
