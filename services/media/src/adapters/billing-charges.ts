import type { Bus } from '@lumen/bus/connect'
import { billingRequests, type Refused } from '@lumen/contracts/billing/bus'
import { AppError } from '@lumen/http/app-error'
import type { ChargePort } from './charges.ts'

/** Longer than a job may wait: what was reserved must not come back while it is worked for. */
export const holdSeconds = 86_400

const texts: Readonly<Record<Refused['reason'], string>> = {
  credits: 'There are not enough credits for this',
  messages: 'Those were all the messages of today',
  images: 'Those were all the pictures of this month',
  voice_minutes: 'Those were all the minutes of voice of this month',
}

/** Charges through service billing. While it is away nothing is made: unlike talk, this is not free. */
export const chargesThroughBilling = (bus: Bus): ChargePort => ({
  async reserve(wish) {
    const answer = await bus
      .request(billingRequests, 'billing.reserve', { ...wish, holdSeconds })
      .catch((cause: unknown) => {
        throw new AppError(
          'unavailable',
          'Credits cannot be counted just now, so nothing can be made; try again in a moment',
          { cause, retryAfter: 15 },
        )
      })
    if (answer.outcome === 'refused')
      throw new AppError('quota_exceeded', texts[answer.reason], { details: told(answer) })
    return { id: answer.reservationId, credits: answer.credits }
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
const told = ({ reason, needed, left, resetsAt }: Refused) => [
  { path: 'reason', message: reason },
  { path: 'needed', message: String(needed) },
  { path: 'left', message: String(left) },
  { path: 'resetsAt', message: resetsAt ?? '' },
]
