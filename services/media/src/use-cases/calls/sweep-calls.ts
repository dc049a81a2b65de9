import type { MediaContext } from '../../context.ts'
import { endOf, longestMs, silentMs } from '../../domain/call-time.ts'
import { owedMinutes } from '../../store/call-minutes.ts'
import { overdueCalls, removeEndedCalls } from '../../store/calls.ts'
import { payDebts } from '../pay-debts.ts'
import { endCall } from './end-call.ts'
import { payOwedMinute } from './pay-minute.ts'

const batch = 500
const owedMs = 5_000
/** So long after its end a call still says what it came to. */
const keptMs = 86_400_000

/** Ends calls that nobody ends, asks billing for what calls owe, and lets go of those that are over. */
export async function sweepCalls(context: MediaContext, signal: AbortSignal): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  for (const call of await overdueCalls(db, {
    silentSince: ago(silentMs),
    begunBefore: ago(longestMs),
    limit: batch,
  })) {
    if (signal.aborted) return
    const end = endOf(call, now)
    if (end !== null) await endCall(context, call, end)
  }
  await payDebts(
    await owedMinutes(db, { dueBefore: ago(owedMs), limit: batch }),
    signal,
    (minute) => payOwedMinute(context, minute),
  )
  if (!signal.aborted) await removeEndedCalls(db, ago(keptMs))
}
