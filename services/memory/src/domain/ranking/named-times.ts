import type { Day } from '@lumen/understanding/days'
import { timeWords } from '../../texts.ts'
import { calendarTimes } from './calendar-times.ts'
import type { Groups, NamedTime } from './dates.ts'
import { holidays } from './holidays.ts'
import { readNumerals } from './numerals.ts'
import { relativeTimes } from './relative-times.ts'
import { anyIn, plainCase } from './time-words.ts'

const anyOf = anyIn(timeWords)
const inCalendar = calendarTimes(timeWords, anyOf)
const relative = relativeTimes(timeWords, anyOf, readNumerals(timeWords, anyOf))
const seasons = holidays(anyOf)

/**
 * The times that a text names, in any of the eight languages: calendar days, parts of months,
 * holidays, and times counted from today ("last week", "前天", "vor drei Tagen").
 *
 * @param today the day the text was said
 */
export function readNamedTimes(text: string, today: Day): NamedTime[] {
  const times: NamedTime[] = []
  // Patterns that take any number of spaces take them anew at each: there is one at most.
  let left = plainCase(text).replaceAll(/\s+/gu, ' ')
  const take = (pattern: RegExp, read: (groups: Groups) => NamedTime | null) => {
    left = left.replace(pattern, (...match: unknown[]) => {
      const groups = match.at(-1)
      const time = read(typeof groups === 'object' ? (groups as Groups) : {})
      if (time === null) return match[0] as string
      times.push(time)
      return ' '
    })
  }
  for (const { pattern, read } of inCalendar) take(pattern, (groups) => read(groups, today))
  for (const { pattern, read } of relative)
    take(pattern, (groups) => ({ ...read(groups, today), anyYear: false }))
  for (const { pattern, last } of seasons) if (pattern.test(left)) times.push(last(today))
  return times
}
