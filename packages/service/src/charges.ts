import type { Bus } from '@lumen/bus/connect'
import { billingRequests, type Refused } from '@lumen/contracts/billing/bus'
import type { PlanId } from '@lumen/contracts/plans'
import { BusError } from '@lumen/bus/bus-error'
import { AppError } from '@lumen/http/app-error'
import { retry } from '@lumen/runtime/retry'
import type { Static } from 'typebox'

type Wish = Static<(typeof billingRequests)['billing.reserve']['input']>

/** What making something costs. Every call may be repeated without a further effect. */
export type Charges = {
  /**
   * Sets credits aside before anything is made: one charge per `key`, however often it is asked for.
   * @throws AppError `quota_exceeded` with details; `unavailable` when billing does not answer
   */
  reserve(
    wish: Omit<Wish, 'holdSeconds'>,
  ): Promise<{ id: string; credits: number; plan?: PlanId | undefined }>
  /**
   * It was made: spends what was reserved, or, of fewer units, less.
   * @returns credits spent; 0 when they had been given back before
   * @throws BusError when billing does not answer
   */
  settle(reservationId: string, units?: number): Promise<number>
  /**
   * It was not made: gives back what was reserved, by the key where no id is known.
   * @returns `unknown`: nothing was reserved, or it is on its way still
   * @throws BusError when billing does not answer
   */
  release(
    reserved: { id: string } | { userId: string; key: string },
  ): Promise<'released' | 'unknown'>
}

const texts: Readonly<Record<Refused['reason'], string>> = {
  credits: 'There are not enough credits for this',
  messages: 'Those were all the messages of today',
  images: 'Those were all the pictures of this month',
  voice_minutes: 'Those were all the minutes of voice of this month',
}

/** Before billing is asked to reserve once more. */
const pause = { firstMs: 300, longestMs: 300 }
const isPassing = (error: unknown) =>
  error instanceof BusError && (error.code === 'timeout' || error.code === 'unavailable')

/**
 * Charges through service billing.
 * @param holdSeconds what nobody settles by then billing gives back by itself
 * @param options.tries how often billing is asked to reserve while it does not answer, in all; 1 when absent
 */
export const chargesThroughBilling = (
  bus: Pick<Bus, 'request'>,
  holdSeconds: number,
  { tries = 1 }: { tries?: number } = {},
): Charges => ({
  async reserve(wish) {
    const ask = () => bus.request(billingRequests, 'billing.reserve', { ...wish, holdSeconds })
    const answer = await retry(ask, { ...pause, tries, isPassing }).catch((cause: unknown) => {
      throw new AppError(
        'unavailable',
        'Credits cannot be counted just now, so nothing can be made; try again in a moment',
        { cause, retryAfter: 15 },
      )
    })
    if (answer.outcome === 'refused')
      throw new AppError('quota_exceeded', texts[answer.reason], { details: detailsOf(answer) })
    return { id: answer.reservationId, credits: answer.credits, plan: answer.plan }
  },
  async settle(reservationId, units) {
    const { credits } = await bus.request(billingRequests, 'billing.settle', {
      reservationId,
      ...(units !== undefined && { units }),
    })
    return credits
  },
  async release(reserved) {
    const { outcome } = await bus.request(
      billingRequests,
      'billing.release',
      'id' in reserved ? { reservationId: reserved.id } : reserved,
    )
    return outcome === 'unknown' ? 'unknown' : 'released'
  },
})

/** Why, for programs. */
const detailsOf = ({ reason, needed, left, resetsAt }: Refused) => [
  { path: 'reason', message: reason },
  { path: 'needed', message: String(needed) },
  { path: 'left', message: String(left) },
  { path: 'resetsAt', message: resetsAt ?? '' },
]
