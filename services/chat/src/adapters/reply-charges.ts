import { setTimeout as sleep } from 'node:timers/promises'
import type { Bus } from '@lumen/bus/connect'
import type { ErrorBody, ErrorCode } from '@lumen/contracts/error-body'
import type { PlanId } from '@lumen/contracts/plans'
import { AppError } from '@lumen/http/app-error'
import type { Clock } from '@lumen/runtime/clock'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import { chargesThroughBilling } from '@lumen/service/charges'
import { countFreeReplies } from '../domain/free-replies.ts'

export type ChargeRequest = {
  userId: string
  /** One charge per key, however often it is asked for. */
  key: string
  kind: 'text'
  /** Nobody elsewhere is asked for it: an operator may give that for nothing. */
  local: boolean
  /** Whose clocks say which day it is. */
  timeZone: string | null
}

export type ChargeAnswer =
  /** `reservation` null: nothing was reserved, it is free. */
  | { ok: true; reservation: string | null; credits: number; plan?: PlanId | undefined }
  | { ok: false; code: ErrorCode; error: string; details?: NonNullable<ErrorBody['details']> }

/**
 * What a reply costs. An amount is reserved before the reply starts, settled when it completed and
 * released when it did not. All may be repeated without further effect. Settling and releasing
 * throw when nobody answers.
 */
export type ChargePort = {
  reserve(request: ChargeRequest): Promise<ChargeAnswer>
  /** @returns credits spent: none when the reservation was given back before */
  settle(reservation: string): Promise<number>
  release(reservation: string): Promise<void>
  /** Gives back what may have been reserved without anybody’s noting it; nothing waits for that. */
  releaseLost(userId: string, key: string): void
}

/** What nobody settles by then billing gives back by itself: a reply takes minutes at most. */
const holdSeconds = 3_600
/** Longer than a reservation can be on its way, and than billing takes to start again on a busy machine. */
const lostPausesMs = [500, 2_000, 8_000, 20_000, 60_000, 180_000, 600_000]

/**
 * Charges through service billing. While it is away people are answered for nothing, some times a
 * day: a talk is worth more than a credit. What it may have reserved without our hearing of it, or for a
 * process that died before it noted it, is given back by its key, some times tried, then left to the
 * hold, which ends by itself.
 */
export function replyCharges(
  bus: Bus,
  { log, metrics, clock }: { log: Logger; metrics: Metrics; clock: Clock },
): ChargePort {
  const uncharged = metrics.counter(
    'chat_uncharged_replies_total',
    'Replies while billing did not answer: given for nothing, or refused beyond those of a day',
    ['outcome'],
  )
  const charges = chargesThroughBilling(bus, holdSeconds)
  const free = countFreeReplies(clock)
  const releaseLost = async (userId: string, key: string) => {
    for (const [attempt, pauseMs] of lostPausesMs.entries()) {
      // Nothing that ends waits for this: the hold ends by itself.
      await sleep(pauseMs, undefined, { ref: false })
      try {
        // What is on its way still is not known yet.
        if ((await charges.release({ userId, key })) === 'released') return
      } catch (error) {
        log.warn({ err: error, userId, key, attempt }, 'billing did not release a reservation')
      }
    }
  }
  return {
    async reserve({ userId, key, kind, local, timeZone }) {
      try {
        const { id, credits, plan } = await charges.reserve({
          userId,
          key,
          kind,
          local,
          units: 1,
          ...(timeZone !== null && { timeZone }),
        })
        return { ok: true, reservation: id, credits, plan }
      } catch (error) {
        if (error instanceof AppError && error.code === 'quota_exceeded')
          return { ok: false, code: error.code, error: error.message, details: error.details ?? [] }
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
    settle: (reservation) => charges.settle(reservation),
    async release(reservation) {
      await charges.release({ id: reservation })
    },
    releaseLost: (userId, key) => void releaseLost(userId, key),
  }
}
