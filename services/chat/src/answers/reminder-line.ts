import { fillSlots } from '@lumen/content/fill-slots'
import { languageFacts, type Language } from '@lumen/contracts/languages'
import { pickBySeed } from '@lumen/language/seed'
import { excerpt } from '@lumen/runtime/excerpt'
import { localNow } from '../domain/reminder-time.ts'
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

const clockOf = (minute: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(minute * 60_000)

/** What the companion says of a reminder that was asked for. */
export function reminderLine(note: ReminderNote, language: Language, seed: string): string {
  const texts = reminderTextsOf(language)
  if (note.state === 'set') {
    const slots = {
      when: momentOfReminder(note.dueAt, { ...note, language }),
      what: quoted(note.what, language),
    }
    return fillSlots(pickBySeed(texts.set, seed) ?? '', slots)
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
