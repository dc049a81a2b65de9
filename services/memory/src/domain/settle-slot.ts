import type { Candidate } from './candidate.ts'
import type { Day } from './ranking/dates.ts'

type Said = {
  messageId: string
  /** Which of the things that its message says. */
  ordinal: number
  /** null: that companion is gone, and the message with it. */
  companionId: string | null
  fingerprint: string
  saidAt: Date
}

/** One telling of something, as evidence keeps it. */
export type Telling = Said & {
  operation: 'assert'
  /** The day it was said on, where the user was. */
  saidOn: Day
  told: Candidate
}

/** That what was told under this fingerprint is over, or never was so. */
export type Ending = Said & { operation: 'end' | 'retract' }

/** What held for a time: tellings of the same, one after another, are one memory. */
export type Episode = {
  fingerprint: string
  tellings: readonly Telling[]
  from: Date
  /** When something else was told, or that it is over; null: it still holds. */
  to: Date | null
  /** Its owner deleted it: it ended what was before, but is no memory. */
  forgotten: boolean
  /** Index of the episode that took its place, if that is a memory. */
  successor: number | null
}

/**
 * What the tellings of one slot come to, in the order they were said. The later one holds; a plan
 * whose day has passed was carried out, nothing takes its place. What is told anew after it was
 * forgotten is new. An ending or retraction is about what held just then: one ends it with nothing in
 * its place, the other leaves all as if it had not been told.
 */
export function settleSlot(
  said: readonly (Telling | Ending)[],
  isForgotten: (telling: Telling) => boolean,
): Episode[] {
  const groups: { tellings: Telling[]; endedAt: Date | null }[] = []
  for (const each of said) {
    const group = groups.at(-1)
    const last = group?.tellings.at(-1)
    if (each.operation === 'assert') {
      const goesOn =
        group?.endedAt === null &&
        last?.fingerprint === each.fingerprint &&
        !isOver(last, each.saidOn) &&
        isForgotten(last) === isForgotten(each)
      if (goesOn) group.tellings.push(each)
      else groups.push({ tellings: [each], endedAt: null })
    } else if (last?.fingerprint === each.fingerprint) {
      if (each.operation === 'retract') groups.pop()
      else if (group !== undefined) group.endedAt ??= each.saidAt
    }
  }
  return groups.map(({ tellings, endedAt }, index) => {
    const [first] = tellings
    const next = groups[index + 1]?.tellings[0]
    const superseded =
      endedAt === null && next !== undefined && !isOver(tellings.at(-1), next.saidOn)
    return {
      fingerprint: first?.fingerprint ?? '',
      tellings,
      from: first?.saidAt ?? new Date(0),
      to: superseded ? next.saidAt : endedAt,
      forgotten: first !== undefined && isForgotten(first),
      successor: superseded && !isForgotten(next) ? index + 1 : null,
    }
  })
}

/** Whether something planned lay in the past already on a day. */
const isOver = (earlier: Telling | undefined, day: Day): boolean =>
  earlier?.told.type === 'plan' && earlier.told.day !== null && earlier.told.day < day
