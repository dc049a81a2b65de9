import { plans, type PlanId } from '@lumen/contracts/plans'

export type Interval = 'month' | 'year'
export type Terms = { plan: PlanId; interval: Interval }

/** Plans that checkout sells. */
export const plansForSale = plans.filter(
  ({ priceUsd, contactSales }) => priceUsd > 0 && !contactSales,
)
export type PlanForSale = 'basic' | 'premium'
export const isForSale = (plan: string): plan is PlanForSale =>
  plansForSale.some(({ id }) => id === plan)

const creditsOf = (plan: PlanId) => plans.find(({ id }) => id === plan)?.credits ?? 0

/** Dollars for one period of a plan; a year costs twelve months. */
export const priceOf = ({ plan, interval }: Terms): number => {
  const monthly = plans.find(({ id }) => id === plan)?.priceUsd ?? 0
  return Math.round(monthly * (interval === 'year' ? 12 : 1) * 100) / 100
}

/**
 * When a change takes effect, as service billing does it (`whenToChange`): up at once, everything
 * else at the end of what is paid.
 */
export function whenChanged(from: Terms, to: Terms): 'never' | 'now' | 'later' {
  if (from.plan === to.plan && from.interval === to.interval) return 'never'
  if (from.interval === 'year' && to.interval === 'month') return 'later'
  return creditsOf(to.plan) >= creditsOf(from.plan) ? 'now' : 'later'
}
