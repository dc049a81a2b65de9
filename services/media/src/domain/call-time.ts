import type { CallEnding } from '@lumen/contracts/media/call-schema'
import { mediaLimits } from '@lumen/contracts/media/limits'

/** How a call came to its end, and when. */
export type CallEnd = { readonly ending: CallEnding; readonly at: Date }

type Times = { readonly started_at: Date; readonly alive_at: Date }

const { seconds, silentSeconds } = mediaLimits.call
/** From the last sign of life on. */
export const silentMs = silentSeconds * 1_000
export const longestMs = seconds * 1_000

/** The minute of a call that goes on, from 0. */
export const minuteOf = ({ started_at: startedAt }: Times, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / 60_000))

/** How a call has ended that nobody ended; null: it goes on. It lasted until its last sign of life. */
export function endOf({ started_at: startedAt, alive_at: aliveAt }: Times, now: Date) {
  const end = new Date(startedAt.getTime() + longestMs)
  if (now.getTime() - aliveAt.getTime() > silentMs)
    return { ending: 'abandoned', at: aliveAt } as const satisfies CallEnd
  return now >= end ? ({ ending: 'longest', at: end } as const satisfies CallEnd) : null
}
