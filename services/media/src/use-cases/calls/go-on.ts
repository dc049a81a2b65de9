import { AppError } from '@lumen/http/app-error'
import type { MediaContext } from '../../context.ts'
import { endOf, longestMs } from '../../domain/call-time.ts'
import { markWorked } from '../../store/call-minutes.ts'
import type { Call } from '../../store/calls.ts'
import { callEnded, endCall, findOwnCall } from './end-call.ts'
import { isRefused, payMinute } from './pay-minute.ts'

/**
 * The call of a user, which goes on: its newest minute is paid for. One that cannot go on ends.
 * @throws AppError `not_found`, `call_ended`, whose `details` say why, or `unavailable`
 */
export async function goOn(context: MediaContext, userId: string, callId: string): Promise<Call> {
  const call = await findOwnCall(context, userId, callId)
  if (call.ending !== null) throw callEnded(call.ending)
  const now = context.clock.now()
  const end = endOf(call, now)
  if (end !== null) return over(context, call, end)
  try {
    if (!(await payMinute(context, call, now))) return await alreadyOver(context, call)
    return call
  } catch (error) {
    if (!isRefused(error)) throw error
    return over(context, call, { ending: 'insufficient_credits', at: now })
  }
}

async function over(context: MediaContext, call: Call, end: Parameters<typeof endCall>[2]) {
  await endCall(context, call, end)
  return alreadyOver(context, call)
}

/** By this request or by another one, which may have been first. */
async function alreadyOver(context: MediaContext, { user_id: userId, id }: Call): Promise<never> {
  const { ending } = await findOwnCall(context, userId, id)
  throw callEnded(ending ?? 'ended')
}

/** Seconds that a call may still take, after a sign of life. @throws AppError as `goOn` does */
export async function signOfLife(
  context: MediaContext,
  userId: string,
  callId: string,
): Promise<{ secondsLeft: number }> {
  const call = await goOn(context, userId, callId)
  const leftMs = call.started_at.getTime() + longestMs - context.clock.now().getTime()
  return { secondsLeft: Math.max(0, Math.floor(leftMs / 1_000)) }
}

/**
 * Something was heard or said, so that the minute is to be paid. Who hung up before they were answered
 * gets no answer: it would be for nothing.
 * @throws AppError `call_ended`
 */
export async function countWorked(context: MediaContext, call: Call): Promise<void> {
  if (!(await markWorked(context.db, call.id))) await alreadyOver(context, call)
}

/** One end of the call failed; the other may be well, and it goes on. */
export const endFailed = (cause: unknown) =>
  new AppError('provider_failed', 'The service that hears or speaks in this call failed', { cause })
