import type { Pack } from '@lumen/companion-engine/pack'
import { foldText } from '@lumen/companion-engine/clean-text'
import { weekdayOf, calendarOf, dayOf, type Day } from '../search/dates.ts'
import { readNamedTimes } from '../search/named-times.ts'
import { lifePatterns } from './life-patterns.ts'

/**
 * The one day that a text about what is to come names ("tomorrow", "下周五", "am 3. Mai"); null when
 * it names none or several.
 *
 * @param today the day it was said, where the user was
 */
export function comingDay(text: string, pack: Pack, today: Day): Day | null {
  const folded = foldText(text, pack.text)
  const { calendar } = pack
  for (const [pattern, offset] of calendar.offsets)
    if (offset >= 0 && pattern.test(folded)) return today + offset
  const days = Number(calendar.inDays.exec(folded)?.groups?.['n'])
  if (Number.isInteger(days)) return today + days
  const weekday = calendar.weekdayWords.findIndex((pattern) => pattern.test(folded))
  if (weekday !== -1) {
    if (lifePatterns[pack.language].nextWeek.test(text.toLowerCase())) {
      const monday = today - ((weekdayOf(today) + 6) % 7)
      return monday + 7 + ((weekday + 6) % 7)
    }
    return today + ((weekday - weekdayOf(today) + 7) % 7 || 7)
  }
  const named = readNamedTimes(text, today).filter(({ from, to }) => from === to)
  const [time] = named
  if (time === undefined || named.length > 1 || !time.anyYear) return null
  if (time.from >= today) return time.from
  const { year, month, date } = calendarOf(time.from)
  return dayOf(year + 1, month, date)
}

/** The one day in the past that a text names; null when it names none. */
export function pastDay(text: string, pack: Pack, today: Day): Day | null {
  const folded = foldText(text, pack.text)
  for (const [pattern, offset] of pack.calendar.offsets)
    if (offset <= 0 && pattern.test(folded)) return today + offset
  const days = Number(pack.calendar.daysAgo.exec(folded)?.groups?.['n'])
  if (Number.isInteger(days)) return today - days
  const time = readNamedTimes(text, today).find(({ from, to }) => from === to)
  if (time === undefined) return null
  if (time.from <= today) return time.from
  if (!time.anyYear) return null
  const { year, month, date } = calendarOf(time.from)
  return dayOf(year - 1, month, date)
}

export const isoDay = (day: Day): string => new Date(day * 86_400_000).toISOString().slice(0, 10)
