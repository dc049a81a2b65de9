import type { CallEnding, EndedCall } from '@lumen/contracts/media/call-schema'
import { AppError } from '@lumen/http/app-error'
import type { MediaContext } from '../../context.ts'
import { endOf, type CallEnd } from '../../domain/call-time.ts'
import { creditsOfCall } from '../../store/call-minutes.ts'
import { endCall as writeEnd, findCallOf, type Call } from '../../store/calls.ts'
import { payOwed } from './pay-minute.ts'

/**
 * Hangs up: what was begun and used is paid, the rest given back. Again is as once.
 * @throws AppError `not_found`
 */
export async function hangUp(
  context: MediaContext,
  userId: string,
  callId: string,
): Promise<EndedCall> {
  const call = await findOwnCall(context, userId, callId)
  const now = context.clock.now()
  if (call.ended_at === null) await endCall(context, call, endOf(call, now) ?? atHand(now))
  const ended = await findOwnCall(context, userId, callId)
  const ms = (ended.ended_at ?? now).getTime() - ended.started_at.getTime()
  const credits = await creditsOfCall(context.db, callId)
  return { seconds: Math.max(0, Math.round(ms / 1_000)), credits }
}

const atHand = (at: Date): CallEnd => ({ ending: 'ended', at })

/** Ends a call that goes on; what it owes is left to the sweep while billing does not answer. */
export async function endCall(
  context: MediaContext,
  { id }: Pick<Call, 'id'>,
  end: CallEnd,
): Promise<void> {
  const { db, clock, figures } = context
  const ended = await db.transaction().execute((tx) => writeEnd(tx, id, end, clock.now()))
  if (ended) figures.callsEnded.inc({ ending: end.ending })
  await payOwed(context, id)
}

/** @throws AppError `not_found` */
export async function findOwnCall(
  { db }: Pick<MediaContext, 'db'>,
  userId: string,
  callId: string,
): Promise<Call> {
  const call = await findCallOf(db, userId, callId)
  if (call === null) throw new AppError('not_found', 'There is no such call')
  return call
}

export const callEnded = (ending: CallEnding) =>
  new AppError('call_ended', 'The call has ended', {
    details: [{ path: 'reason', message: ending }],
  })
