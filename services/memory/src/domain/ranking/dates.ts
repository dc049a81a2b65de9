import { zoneClocks } from '@lumen/runtime/zone-clocks'
import { calendarOf, dayOf, lastDateOf, type Day } from '@lumen/understanding/days'

const clocks = zoneClocks('en-CA-u-ca-gregory-nu-latn', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day of a moment where the person is; UTC without a zone that there is. */
export function localDay(at: Date, timeZone: string | null): Day {
  if (timeZone === null || timeZone === 'UTC') return Math.floor(at.getTime() / 86_400_000)
  const [year, month, date] = clocks.orUtc(timeZone).format(at).split('-').map(Number)
  return dayOf(year ?? 1970, month ?? 1, date ?? 1)
}

/**
 * A time that a text names: all days from `from` to `to`. Without a year it stands for the same days
 * of any year, and `from` and `to` are those of the year it was named in.
 */
export type NamedTime = { readonly from: Day; readonly to: Day; readonly anyYear: boolean }

/** What a pattern of times caught, by name. */
export type Groups = Readonly<Record<string, string | undefined>>

/** Days between a day and a named time; 0 inside it. */
export function distanceTo(time: NamedTime, day: Day): number {
  if (!time.anyYear) return outside(time.from, time.to, day)
  const { year } = calendarOf(time.from)
  const shifts = [-1, 0, 1].map((years) => calendarOf(day).year + years - year)
  return Math.min(
    ...shifts.map((years) => outside(inYear(time.from, years), inYear(time.to, years), day)),
  )
}

const outside = (from: Day, to: Day, day: Day): number =>
  day < from ? from - day : Math.max(0, day - to)

function inYear(day: Day, years: number): Day {
  const { year, month, date } = calendarOf(day)
  return dayOf(year + years, month, Math.min(date, lastDateOf(year + years, month)))
}

export const isoDay = (day: Day): string => new Date(day * 86_400_000).toISOString().slice(0, 10)
