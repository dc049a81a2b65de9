import { AppError } from '@lumen/http/app-error'
import type { MediaContext } from '../../context.ts'
import { minuteOf } from '../../domain/call-time.ts'
import {
  beginMinute,
  closeMinute,
  findMinute,
  markMinuteReserved,
  owedMinutes,
  type MinuteRef,
} from '../../store/call-minutes.ts'
import { keepAlive, type Call } from '../../store/calls.ts'
import { settleDebt } from '../settle-debt.ts'

export type Paying = Pick<MediaContext, 'db' | 'charges' | 'clock' | 'log' | 'figures'>

const chargeKey = ({ callId, minute }: MinuteRef) => `media:call:${callId}:${minute}`

/**
 * Notes a sign of life of a call, and sets the credits of its newest minute aside, once. What minutes
 * before it did not need is given back first, so that it is there for this one.
 * @returns false when the call has ended
 * @throws AppError `quota_exceeded`, after which the minute was not begun, or `unavailable`
 */
export async function payMinute(context: Paying, call: Call, now: Date): Promise<boolean> {
  const { db, charges, log } = context
  const { id: callId, user_id: userId } = call
  const begun = await db.transaction().execute(async (tx) => {
    if (!(await keepAlive(tx, callId, now))) return null
    return beginMinute(tx, { callId, userId, minute: minuteOf(call, now), now })
  })
  if (begun === null) return false
  if (begun.charge_state === 'reserved') return true
  const ref = { callId, minute: begun.minute }
  await payOwed(context, callId)
  const wish = { userId, key: chargeKey(ref), kind: 'voice', units: 1 } as const
  const reserved = await charges.reserve(wish)
  if (await markMinuteReserved(db, ref, reserved)) return true
  // It ended meanwhile. What was given back by then has just been set aside anew; billing knew nothing of
  // the rest until now.
  const minute = await findMinute(db, ref)
  if (minute === null || minute.charge_state === 'closed')
    await charges.release({ id: reserved.id }).catch((error: unknown) => {
      log.warn({ err: error, callId }, 'a minute of a call is given back when its hold ends')
    })
  else await payOwedMinute(context, ref)
  return true
}

/** Settles or releases what a call owes, as far as billing answers; the sweep does the rest. */
export async function payOwed(context: Paying, callId: string): Promise<void> {
  for (const ref of await owedMinutes(context.db, { callId }))
    if (!(await payOwedMinute(context, ref))) return
}

/** @returns false when billing did not answer */
export async function payOwedMinute(context: Paying, ref: MinuteRef): Promise<boolean> {
  const { db, log, figures } = context
  const minute = await findMinute(db, ref)
  const state = minute?.charge_state
  if (state !== 'settle' && state !== 'release') return true
  const credits = await settleDebt(context, {
    state,
    userId: minute!.user_id,
    key: chargeKey(ref),
    reservationId: minute!.reservation_id,
    units: 1,
    since: minute!.due_at,
  }).catch((error: unknown) => {
    figures.openCharges.inc({ state })
    log.warn({ err: error, ...ref, state }, 'billing did not answer; the sweep asks again')
    return null
  })
  if (credits === null) return false
  if (credits !== 'unknown') await closeMinute(db, ref, credits)
  return true
}

export const isRefused = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'quota_exceeded'
