import type { Language } from '@lumen/contracts/languages'
import { holdsPhrase, findPhrase, readSlots } from '@lumen/understanding/phrase-templates'
import type { CalendarWords, NumberWords } from './content.ts'
import type { EngineInput } from './input.ts'
import { fillSlots } from '@lumen/content/fill-slots'
import { toDigits } from './sums.ts'

type Now = EngineInput['now']

const farthest = 10_000

/** 2023 began on a Sunday. */
const sunday = Date.UTC(2023, 0, 1)
const dayMs = 86_400_000

const weekdayName = (language: Language, weekday: number): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    sunday + weekday * dayMs,
  )

/** The weekday so many days away. */
const weekdayAfter = (weekday: number, days: number): number => (((weekday + days) % 7) + 7) % 7

/** The time of the clock, as the language writes it. */
export const timeInWords = (language: Language, { hour, minute }: Now): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1, hour, minute),
  )

/** Weekday, day and month, as the language writes them. */
export function dateInWords(language: Language, { weekday, month, day }: Now): string {
  const years = Array.from({ length: 28 }, (_, at) => 2024 + at)
  const year = years.find(
    (each) => new Date(Date.UTC(each, month - 1, day)).getUTCDay() === weekday,
  )
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year ?? 2024, month - 1, day))
}

/** Which day of the week the day is that a question names; null when it names none. */
export function dayOfInWords(
  language: Language,
  text: string,
  now: Now,
  calendar: CalendarWords,
  numbers: NumberWords,
): string | null {
  const meant = readOffset(text, calendar, numbers)
  if (meant === null) return null
  const { said, days } = meant
  const tense = days < 0 ? 'past' : days === 0 ? 'today' : 'ahead'
  const weekday = weekdayName(language, weekdayAfter(now.weekday, days))
  return fillSlots(calendar.dayOf[tense], { said, weekday })
}

/** How many days there are until a weekday that a question names; null when it names none. */
export function daysUntilInWords(
  language: Language,
  text: string,
  now: Now,
  calendar: CalendarWords,
): string | null {
  const named = calendar.weekdays.findIndex((words) => holdsPhrase(words, text))
  if (named < 0) return null
  const days = weekdayAfter(named, -now.weekday)
  const form = days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'ahead'
  const weekday = weekdayName(language, named)
  return fillSlots(calendar.untilDay[form], { weekday, days: String(days) })
}

/** The one weekday that a text names; null when it names none or several. */
export function onlyWeekdayIn(
  language: Language,
  text: string,
  { weekdays }: CalendarWords,
): string | null {
  const named = weekdays.flatMap((words, weekday) => (holdsPhrase(words, text) ? [weekday] : []))
  const [weekday] = named
  return weekday === undefined || named.length > 1 ? null : weekdayName(language, weekday)
}

/** The wording of a day and how far it is from today. */
function readOffset(
  text: string,
  { inDays, daysAgo, offsets }: CalendarWords,
  numbers: NumberWords,
): { said: string; days: number } | null {
  const digits = toDigits(text, numbers)
  for (const [templates, sign] of [
    [inDays, 1],
    [daysAgo, -1],
  ] as const) {
    const read = readSlots(templates, digits)
    const days = Number(read?.slots['n'])
    if (read !== null && days <= farthest) return { said: read.found.trim(), days: sign * days }
  }
  const named = Object.entries(offsets)
    .flatMap(([days, words]) => {
      const hit = findPhrase(words, text)
      return hit === null ? [] : [{ days: Number(days), hit }]
    })
    .sort((one, other) => other.hit.end - other.hit.start - (one.hit.end - one.hit.start))[0]
  if (named === undefined) return null
  const { start, end } = named.hit
  return { said: text.slice(start, end), days: named.days }
}
