import { fillSlots } from '@lumen/content/fill-slots'
import { languageFacts, type Language } from '@lumen/contracts/languages'
import { pickBySeed } from '@lumen/language/seed'
import { excerpt } from '@lumen/runtime/excerpt'
import { localNow, type Rhythm } from '../domain/reminder-time.ts'
import type { ReminderNote } from '../domain/reminder.ts'
import { reminderTextsOf } from '../texts.ts'

const whatLength = 160

const quoted = (what: string, language: Language): string => {
  const [open, close] = languageFacts[language].quotes
  return `${open}${excerpt(what, whatLength)}${close}`
}

/** “tomorrow at 8:00 AM”, where the user is. */
export function momentOfReminder(
  dueAt: Date,
  { now, timeZone, language }: { now: Date; timeZone: string; language: Language },
): string {
  const { today, tomorrow, when } = reminderTextsOf(language)
  const days = localNow(dueAt, timeZone).day - localNow(now, timeZone).day
  const far = { weekday: 'long', month: 'long', day: 'numeric', timeZone } as const
  const day =
    days === 0
      ? today
      : days === 1
        ? tomorrow
        : new Intl.DateTimeFormat(language, far).format(dueAt)
  const clock = { timeStyle: 'short', timeZone } as const
  return fillSlots(when, { day, time: new Intl.DateTimeFormat(language, clock).format(dueAt) })
}

/** “every Monday and Friday at 8:00 AM”. */
function momentsOfReminder({ repeat, minute }: Rhythm, language: Language): string {
  const { every, when } = reminderTextsOf(language)
  const time = clockOf(minute, language)
  const day = (): string => {
    if ('date' in repeat) {
      if (repeat.date === 1) return every.monthStart
      return repeat.date === 31
        ? every.monthEnd
        : fillSlots(every.month, { date: `${repeat.date}` })
    }
    if (repeat.weekdays.length === 7) return every.day
    if (repeat.weekdays.join('') === '12345') return every.workday
    const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    // From Monday on; the first of January 1970 was a Thursday.
    const days = repeat.weekdays
      .toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
      .map((weekday) => name.format((weekday + 3) * 86_400_000))
    return fillSlots(every.week, { days: new Intl.ListFormat(language).format(days) })
  }
  return fillSlots(when, { day: day(), time })
}

const clockOf = (minute: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(minute * 60_000)

/** What the companion says of a reminder that was asked for. */
export function reminderLine(note: ReminderNote, language: Language, seed: string): string {
  const texts = reminderTextsOf(language)
  if (note.state === 'set') {
    const next = momentOfReminder(note.dueAt, { ...note, language })
    const what = quoted(note.what, language)
    if (note.rhythm === null)
      return fillSlots(pickBySeed(texts.set, seed) ?? '', { when: next, what })
    const slots = { when: momentsOfReminder(note.rhythm, language), next, what }
    return fillSlots(pickBySeed(texts.setAgain, seed) ?? '', slots)
  }
  if (note.state === 'hour') {
    const [first, second] = note.either.map((minute) => clockOf(minute, language))
    return fillSlots(texts.hour, { first: first ?? '', second: second ?? '' })
  }
  if (note.state === 'cancelled')
    return fillSlots(texts.cancelled, { what: quoted(note.what, language) })
  return note.state === 'when' ? texts.whenMissing : texts[note.state]
}

/** The message that reminds. */
export const dueLine = (what: string, language: Language, seed: string): string =>
  fillSlots(pickBySeed(reminderTextsOf(language).due, seed) ?? '', {
    what: quoted(what, language),
  })
