import { setTimeout as sleep } from 'node:timers/promises'
import type { Bus } from '@lumen/bus/connect'
import { billingRequests, type Refused } from '@lumen/contracts/billing/bus'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import type { ChargePort } from './charge.ts'

/** A reply takes minutes at most; what nobody settles by then billing gives back by itself. */
const holdSeconds = 3_600
const retryPausesMs = [0, 500, 2_000, 8_000]

const texts: Readonly<Record<Refused['reason'], string>> = {
  credits: 'There are not enough credits for this',
  messages: 'That were all messages of today',
  images: 'That were all pictures of this month',
  voice_minutes: 'That were all minutes of voice of this month',
}

/**
 * Charges through service billing. While it is away people are answered for nothing: a talk is worth
 * more than a credit. What could not be settled or released is tried again, then left to the hold,
 * which ends by itself.
 */
export function chargesThroughBilling(
  bus: Bus,
  { log, metrics }: { log: Logger; metrics: Metrics },
): ChargePort {
  const free = metrics.counter(
    'chat_uncharged_replies_total',
    'Replies given for nothing because billing did not answer',
    [],
  )
  const patiently = async (what: string, reservation: string, ask: () => Promise<unknown>) => {
    for (const [attempt, pauseMs] of retryPausesMs.entries()) {
      await sleep(pauseMs)
      try {
        await ask()
        return
      } catch (error) {
        log.warn({ err: error, reservation, attempt }, `billing did not ${what} a reservation`)
      }
    }
  }
  return {
    async reserve({ userId, key, kind, timeZone }) {
      try {
        const answer = await bus.request(billingRequests, 'billing.reserve', {
          userId,
          key,
          kind,
          units: 1,
          holdSeconds,
          ...(timeZone !== null && { timeZone }),
        })
        return answer.outcome === 'reserved'
          ? { ok: true, reservation: answer.reservationId, credits: answer.credits }
          : { ok: false, code: 'quota_exceeded', ...told(answer) }
      } catch (error) {
        log.warn({ err: error, userId }, 'billing does not answer; the reply is free')
        free.inc()
        return { ok: true, reservation: null, credits: 0 }
      }
    },
    settle: (reservationId) =>
      patiently('settle', reservationId, () =>
        bus.request(billingRequests, 'billing.settle', { reservationId }),
      ),
    release: (reservationId) =>
      patiently('release', reservationId, () =>
        bus.request(billingRequests, 'billing.release', { reservationId }),
      ),
  }
}

/** Why, for people and for programs. */
const told = ({ reason, needed, left, resetsAt }: Refused) => ({
  error: texts[reason],
  details: [
    { path: 'reason', message: reason },
    { path: 'needed', message: String(needed) },
    { path: 'left', message: String(left) },
    { path: 'resetsAt', message: resetsAt ?? '' },
  ],
})
