import type { Day } from './ranking/dates.ts'

/** So many new messages of the user are a long talk, and so many are worth it once their day is over. */
const longTalk = 30
const daysTalk = 12

/** Fewer new messages of the user than this are never looked back on. */
export const leastReflected = daysTalk

/**
 * Whether a talk is to be looked back on: after a long talk, or a shorter one when the day is over; at
 * most once a day.
 */
export const isReflectionDue = (
  talk: { newMessages: number; lastSaidOn: Day; reflectedOn: Day | null },
  today: Day,
): boolean =>
  talk.reflectedOn !== today &&
  (talk.newMessages >= longTalk || (talk.newMessages >= daysTalk && talk.lastSaidOn < today))
