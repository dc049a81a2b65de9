import type { CalendarPack } from './pack.ts'

const dayNumber = (text: string | undefined): number | null => {
  const number = Number(text)
  return text !== undefined && Number.isInteger(number) && number <= 10_000 ? number : null
}

/** Which day a question means: the wording and the days from today; today when none is named. */
export function readOffset(
  folded: string,
  calendar: CalendarPack,
  digits: (text: string) => string,
) {
  const text = digits(folded)
  const ahead = calendar.inDays.exec(text)
  const aheadDays = dayNumber(ahead?.groups?.['n'])
  if (ahead !== null && aheadDays !== null) return { said: ahead[0].trim(), days: aheadDays }
  const past = calendar.daysAgo.exec(text)
  const pastDays = dayNumber(past?.groups?.['n'])
  if (past !== null && pastDays !== null) return { said: past[0].trim(), days: -pastDays }
  for (const [pattern, days] of calendar.offsets) {
    const match = pattern.exec(folded)
    if (match !== null) return { said: match[0].trim(), days }
  }
  return null
}

/** The weekday so many days away. */
export const weekdayAfter = (weekday: number, days: number): number =>
  (((weekday + days) % 7) + 7) % 7

/** The weekday named in a text, or null. */
export function namedWeekday(folded: string, calendar: CalendarPack): number | null {
  const found = calendar.weekdayWords.findIndex((pattern) => pattern.test(folded))
  return found < 0 ? null : found
}

/** Days until the next such weekday; 0 when it is today. */
export const daysUntil = (today: number, weekday: number): number => weekdayAfter(weekday, -today)

export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

export function dayPartOf(hour: number): DayPart {
  if (hour >= 5 && hour < 11) return 'morning'
  if (hour >= 11 && hour < 13) return 'noon'
  if (hour >= 13 && hour < 18) return 'afternoon'
  return hour >= 18 && hour < 23 ? 'evening' : 'night'
}
