import type { Candidate } from './candidate.ts'
import type { Day } from './ranking/dates.ts'

/** One telling of something, as evidence keeps it. */
export type Telling = {
  messageId: string
  /** Which of the things that its message tells. */
  ordinal: number
  /** null: that companion is gone, and the message with it. */
  companionId: string | null
  fingerprint: string
  saidAt: Date
  /** The day it was said on, where the user was. */
  saidOn: Day
  told: Candidate
}

/** What held for a time: tellings of the same, one after another, are one memory. */
export type Episode = {
  fingerprint: string
  tellings: readonly Telling[]
  from: Date
  /** When something else was told; null: it still holds. */
  to: Date | null
  /** Its owner deleted it: it ended what was before, but is no memory. */
  forgotten: boolean
  /** Index of the episode that took its place, if that is a memory. */
  successor: number | null
}

/**
 * What the tellings of one slot come to, in the order they were said. The later one holds; a plan
 * whose day has passed was carried out, nothing takes its place. What is told anew after it was
 * forgotten is new.
 */
export function settleSlot(
  tellings: readonly Telling[],
  isForgotten: (telling: Telling) => boolean,
): Episode[] {
  const groups: Telling[][] = []
  for (const telling of tellings) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const goesOn =
      last?.fingerprint === telling.fingerprint &&
      !isOver(last, telling) &&
      isForgotten(last) === isForgotten(telling)
    if (goesOn) group?.push(telling)
    else groups.push([telling])
  }
  return groups.map((group, index) => {
    const [first] = group
    const next = groups[index + 1]?.[0]
    const ended = next !== undefined && !isOver(group.at(-1), next)
    return {
      fingerprint: first?.fingerprint ?? '',
      tellings: group,
      from: first?.saidAt ?? new Date(0),
      to: ended ? next.saidAt : null,
      forgotten: first !== undefined && isForgotten(first),
      successor: ended && !isForgotten(next) ? index + 1 : null,
    }
  })
}

/** Whether something planned lay in the past already when the next was said. */
const isOver = (earlier: Telling | undefined, later: Telling): boolean =>
  earlier?.told.type === 'plan' && earlier.told.day !== null && earlier.told.day < later.saidOn
