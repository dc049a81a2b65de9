import type { Reminder } from '@lumen/contracts/chat/reminders'
import type { Upcoming } from '@lumen/contracts/memory/upcoming'

/** Something that comes up this week. */
export type Coming = {
  id: string
  kind: 'reminder' | Upcoming['kind']
  text: string
  at: Date
  /** Whether the hour is known, not only the day. */
  timed: boolean
  /** Who reminds. */
  companionId: string | null
}

const days = 7

/**
 * Reminders and what was told of the days to come, the next first; a day without an hour before its
 * hours. Who asks to be reminded of something tells of a plan too: of the two the reminder is shown.
 */
export function weekAhead(
  reminders: readonly Reminder[],
  upcoming: readonly Upcoming[],
  now: Date,
): Coming[] {
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  const reminded = ({ kind, text, date }: Upcoming): boolean =>
    kind === 'plan' &&
    reminders.some(
      ({ what, dueAt }) =>
        new Date(dueAt).toDateString() === new Date(`${date}T00:00:00`).toDateString() &&
        text.includes(what),
    )
  const told = upcoming.filter((each) => !reminded(each))
  return [
    ...told.map(({ id, kind, text, date }): Coming => {
      const at = new Date(`${date}T00:00:00`)
      return { id, kind, text, at, timed: false, companionId: null }
    }),
    ...reminders.map(({ id, what: text, dueAt, companionId }): Coming => {
      const at = new Date(dueAt)
      return { id, kind: 'reminder', text, at, timed: true, companionId }
    }),
  ]
    .filter(({ at }) => at < end)
    .toSorted((a, b) => Number(a.at) - Number(b.at))
}
