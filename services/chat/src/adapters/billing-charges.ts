import { setTimeout as sleep } from 'node:timers/promises'
import type { Bus } from '@lumen/bus/connect'
import { billingRequests, type Refused } from '@lumen/contracts/billing/bus'
import type { Clock } from '@lumen/runtime/clock'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import { countFreeReplies } from '../domain/free-replies.ts'
import type { ChargePort } from './charge.ts'

/** What nobody settles by then billing gives back by itself: a reply takes minutes at most. */
const holdSeconds = 3_600
/** Longer than a reservation can be on its way. */
const lostPausesMs = [500, 2_000, 8_000, 20_000]

const texts: Readonly<Record<Refused['reason'], string>> = {
  credits: 'There are not enough credits for this',
  messages: 'Those were all the messages of today',
  images: 'Those were all the pictures of this month',
  voice_minutes: 'Those were all the minutes of voice of this month',
}

/**
 * Charges through service billing. While it is away people are answered for nothing, some times a
 * day: a talk is worth more than a credit. What it may have reserved without our hearing of it is given
 * back by its key, some times tried, then left to the hold, which ends by itself.
 */
export function chargesThroughBilling(
  bus: Bus,
  { log, metrics, clock }: { log: Logger; metrics: Metrics; clock: Clock },
): ChargePort {
  const uncharged = metrics.counter(
    'chat_uncharged_replies_total',
    'Replies while billing did not answer: given for nothing, or refused beyond those of a day',
    ['outcome'],
  )
  const free = countFreeReplies(clock)
  const releaseLost = async (userId: string, key: string) => {
    for (const [attempt, pauseMs] of lostPausesMs.entries()) {
      // Nothing that ends waits for this: the hold ends by itself.
      await sleep(pauseMs, undefined, { ref: false })
      try {
        const { outcome } = await bus.request(billingRequests, 'billing.release', { userId, key })
        // What is on its way still is not known yet.
        if (outcome !== 'unknown') return
      } catch (error) {
        log.warn({ err: error, userId, key, attempt }, 'billing did not release a reservation')
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
        void releaseLost(userId, key)
        const given = free.take(userId)
        uncharged.inc({ outcome: given ? 'given' : 'refused' })
        log.warn({ err: error, userId, given }, 'billing does not answer')
        return given
          ? { ok: true, reservation: null, credits: 0 }
          : {
              ok: false,
              code: 'unavailable',
              error: 'Credits cannot be counted just now; try again in a while',
            }
      }
    },
    async settle(reservationId) {
      const { credits } = await bus.request(billingRequests, 'billing.settle', { reservationId })
      return credits
    },
    async release(reservationId) {
      await bus.request(billingRequests, 'billing.release', { reservationId })
    },
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
