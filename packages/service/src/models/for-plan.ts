import type { PlanId } from '@lumen/contracts/plans'
import { AsyncLocalStorage } from 'node:async_hooks'

/** Who is answered, as figures tell them apart; `guest` has no plan yet. */
export type AnsweredPlan = PlanId | 'guest'

const storage = new AsyncLocalStorage<AnsweredPlan>()

/** Runs `fn` so that models it asks, also asynchronously, count as asked for a user of this plan. */
export const runForPlan = <T>(plan: AnsweredPlan | undefined, fn: () => T): T =>
  plan === undefined ? fn() : storage.run(plan, fn)

/** The plan that a model is asked for here; `none`: work that is no answer to a user. */
export const currentPlan = (): AnsweredPlan | 'none' => storage.getStore() ?? 'none'
