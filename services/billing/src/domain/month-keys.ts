import type { PlanId } from '@lumen/contracts/plans'
import type { Period } from './period.ts'

/** Who pays for a month; null: nobody. */
export type Payer = { subscriptionId: string | null }

/** What the lot of a month's credits is known by, and whose payment it came with. */
export const monthReference = ({ subscriptionId }: Payer, { start }: Period): string =>
  `${subscriptionId ?? 'plan'}:${start.toISOString()}`

/** Key of a month's credits: they come once from whoever pays, whatever the plan becomes. */
export const monthKey = ({ subscriptionId }: Payer, { start }: Period): string =>
  subscriptionId === null
    ? `plan:${start.toISOString()}`
    : `plan:${subscriptionId}:${start.toISOString()}`

/** Key of the credits that a higher plan brings more in a month: once for each plan. */
export const upgradeKey = (payer: Payer, month: Period, plan: PlanId): string =>
  `upgrade:${monthReference(payer, month)}:${plan}`

/** The same of a plan that was given. */
export const givenKey = (payer: Payer, month: Period, plan: PlanId): string =>
  `given:${monthReference(payer, month)}:${plan}`

/** What the lot of a given plan is known by: nobody's payment goes back with it. */
export const givenReference = (month: Period): string =>
  `${monthReference({ subscriptionId: null }, month)}:given`
