import type { Pack } from '@lumen/companion-engine/pack'
import { foldText } from '@lumen/companion-engine/clean-text'
import { weekdayOf, calendarOf, dayOf, lastDateOf, type Day } from '../ranking/dates.ts'
import { readNamedTimes, readNumber } from '../ranking/named-times.ts'
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
      const further = afterNext.test(folded) ? 7 : 0
      return monday + 7 + further + ((weekday + 6) % 7)
    }
    return today + ((weekday - weekdayOf(today) + 7) % 7 || 7)
  }
  const dated = dateOfMonth(folded, today)
  if (dated !== null) return dated
  const named = readNamedTimes(text, today).filter(({ from, to }) => from === to)
  const [time] = named
  if (time === undefined || named.length > 1 || !time.anyYear) return null
  if (time.from >= today) return time.from
  const { year, month, date } = calendarOf(time.from)
  return dayOf(year + 1, month, date)
}

const date =
  /(?<![\d月第])(?:(?<next>下个?月|来月|다음 ?달)|这个?月|本月|今月|이번 ?달)? ?的? ?(?<date>\d{1,2}|[一二三四五六七八九十]{1,3})(?:号(?!楼|线|院|店|机|门|码|房)|日(?!元|本|子|常)|일(?= |에|날|$))/u

/** 下个月十五号, 二十号: the coming day of that number; null when a month is named or no day. */
function dateOfMonth(text: string, today: Day): Day | null {
  const match = date.exec(text)?.groups
  const number = readNumber(match?.['date'] ?? '')
  if (match === undefined || Number.isNaN(number)) return null
  const now = calendarOf(today)
  const later = match['next'] !== undefined || number < now.date
  const month = later ? (now.month % 12) + 1 : now.month
  const year = later && now.month === 12 ? now.year + 1 : now.year
  return number >= 1 && number <= lastDateOf(year, month) ? dayOf(year, month, number) : null
}

/** 下下周一 is a week after 下周一. */
const afterNext = /下下个?(?:周|星期|礼拜)|再来週|다다음 ?주/u

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
