import type { Repeat } from '@lumen/contracts/chat/reminders'
import { calendarOf, lastDateOf, weekdayOf, type Day } from './days.ts'

const fits = (repeat: Repeat, day: Day): boolean => {
  if ('weekdays' in repeat) return repeat.weekdays.includes(weekdayOf(day))
  const { year, month, date } = calendarOf(day)
  // The 31st of a month that has none is its last day.
  return date === Math.min(repeat.date, lastDateOf(year, month))
}

/** The first day of a repeated reminder that is `from` or later. */
export function repeatFrom(repeat: Repeat, from: Day): Day {
  let day = from
  // Each rhythm has a day in every month.
  for (let tried = 0; tried < 31 && !fits(repeat, day); tried += 1) day += 1
  return day
}
