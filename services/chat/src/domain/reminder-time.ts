import type { Repeat } from '@lumen/contracts/chat/reminders'
import type { LocalNow, ReminderTime } from '@lumen/understanding/reminder'
import { repeatFrom } from '@lumen/understanding/repeat'
import { wallClock } from './contact.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** What clocks and calendars show, as if they hung in Greenwich. */
function shownAt(at: Date, timeZone: string): number {
  const { date, time } = wallClock(at, timeZone)
  return Date.parse(`${date}T${time}:00Z`)
}

/** The day and the minute of it where the user is. */
export function localNow(at: Date, timeZone: string): LocalNow {
  const shown = shownAt(at, timeZone)
  const day = Math.floor(shown / dayMs)
  return { day, minute: (shown - day * dayMs) / minuteMs }
}

/**
 * The moment of a reminder. What is said by the clock on the wall is right across daylight saving: of an
 * hour that comes twice the first is meant, and for a time that a day leaves out, the one as long after.
 */
export function momentOf(time: ReminderTime, askedAt: Date, timeZone: string): Date {
  if ('afterMs' in time) return new Date(askedAt.getTime() + time.afterMs)
  const wanted = time.day * dayMs + time.minute * minuteMs
  const offsetAt = (at: number) => shownAt(new Date(at), timeZone) - at
  const before = offsetAt(wanted - dayMs)
  const candidates = [before, offsetAt(wanted + dayMs)].map((offset) => wanted - offset)
  const shown = candidates
    .filter((at) => shownAt(new Date(at), timeZone) === wanted)
    .toSorted((a, b) => a - b)
  return new Date(shown[0] ?? wanted - before)
}

/** The days of a repeated reminder, and the minute of them by the clock on the wall. */
export type Rhythm = { repeat: Repeat; minute: number }

/** The next moment of a rhythm after another one, where the user is. */
export function nextMoment({ repeat, minute }: Rhythm, after: Date, timeZone: string): Date {
  const today = localNow(after, timeZone).day
  const on = (day: number) => momentOf({ day, minute }, after, timeZone)
  const first = on(repeatFrom(repeat, today))
  return first > after ? first : on(repeatFrom(repeat, today + 1))
}
