import { calendarOf, type Day } from '@lumen/understanding/days'
import { readNamedTimes } from './ranking/named-times.ts'

/** The day of the year that a memory of somebody’s birthday names; null: it names none, or only a month. */
export function readBirthday(text: string, told: Day): { month: number; day: number } | null {
  const named = readNamedTimes(text, told).find(({ from, to }) => from === to)
  if (named === undefined) return null
  const { month, date } = calendarOf(named.from)
  return { month, day: date }
}
