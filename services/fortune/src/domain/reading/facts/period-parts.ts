import { yearPillar } from '@lumen/astrology/bazi/luck'
import type { Animal, Pillar } from '@lumen/astrology/bazi/stems-branches'
import { officerOf, type Person, type PillarReading, readPillar } from './animal-period.ts'
import { clampScore, type EasternArea, easternAreas, type Officer, type Period } from './factors.ts'
import { spanOf } from '../../charts/span.ts'
import { type CalendarDay, calendarDay, stepDate } from './sky-day.ts'

/** Days of a period under one pillar: a day itself, or what it has of a month or a year of the terms. */
export type PeriodPart = PillarReading & {
  readonly from: CalendarDay
  /** Its last day, YYYY-MM-DD. */
  readonly to: string
  readonly days: number
  /** The year that runs from 立春 to 立春. */
  readonly solarYear: number
}

/**
 * What a period means to an animal or a chart. What it says of one pillar is said of the part that
 * speaks for it: of a month and a year the longest, of a week the easiest day.
 */
export type AnimalPeriod = PeriodPart & {
  readonly animal: Animal
  readonly period: Period
  /** In order of time: the day, the seven days, or the months or years of the terms. */
  readonly parts: readonly PeriodPart[]
  /** Day officer of the first day. */
  readonly officer: Officer
  /** The first day. */
  readonly day: CalendarDay
  /** Easiest and slowest day of a period longer than a day; not of a year. */
  readonly best?: PeriodPart
  readonly careful?: PeriodPart
}

const samePillar = (a: Pillar, b: Pillar) => a.stem === b.stem && a.branch === b.branch

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

const lengthOf = (period: Period, date: string) => daysBetween(date, spanOf(period, date).to) + 1

/** The last day from one on that has its pillar of year or month. @param most days to look ahead */
function lastOfPillar(from: CalendarDay, name: 'year' | 'month', most: number): number {
  let [same, other] = [0, most + 1]
  while (other - same > 1) {
    const middle = (same + other) >> 1
    const { pillars } = calendarDay(stepDate(from.date, middle))
    if (samePillar(pillars[name], from.pillars[name])) same = middle
    else other = middle
  }
  return same
}

function solarYearOf({ date, pillars }: CalendarDay): number {
  const year = Number(date.slice(0, 4))
  return samePillar(yearPillar(year), pillars.year) ? year : year - 1
}

/** A day as a part of its own. */
const dayPart = (person: Person, day: CalendarDay): PeriodPart => ({
  ...readPillar(
    person,
    day.pillars.day,
    officerOf(day.pillars.month.branch, day.pillars.day.branch),
  ),
  from: day,
  to: day.date,
  days: 1,
  solarYear: solarYearOf(day),
})

/** The months or years of the terms that a period has days of. */
function termParts(person: Person, from: string, to: string, name: 'year' | 'month') {
  const parts: PeriodPart[] = []
  for (let at = from; at <= to;) {
    const day = calendarDay(at)
    const days = lastOfPillar(day, name, daysBetween(at, to)) + 1
    parts.push({
      ...readPillar(person, day.pillars[name], undefined),
      from: day,
      to: stepDate(at, days - 1),
      days,
      solarYear: solarYearOf(day),
    })
    at = stepDate(at, days)
  }
  return parts
}

/** The mean of the parts, each weighed by its days. */
function meanOf(parts: readonly PeriodPart[]): PillarReading['scores'] {
  const days = parts.reduce((sum, part) => sum + part.days, 0)
  const names: readonly (EasternArea | 'overall')[] = [...easternAreas, 'overall']
  return Object.fromEntries(
    names.map((name) => [
      name,
      clampScore(parts.reduce((sum, part) => sum + part.scores[name] * part.days, 0) / days),
    ]),
  ) as PillarReading['scores']
}

/**
 * A day is read by its pillar, a week by those of its days, a month and a year by the months and
 * years of the terms that they have days of; weeks and months name their best and slowest day.
 * @param date the first day, YYYY-MM-DD
 */
export function animalPeriod(person: Person, period: Period, date: string): AnimalPeriod {
  const day = calendarDay(date)
  const days =
    period === 'yearly'
      ? []
      : Array.from({ length: lengthOf(period, date) }, (_, at) =>
          dayPart(person, calendarDay(stepDate(date, at))),
        )
  const parts =
    period === 'yearly'
      ? termParts(person, date, spanOf(period, date).to, 'year')
      : period === 'monthly'
        ? termParts(person, date, spanOf(period, date).to, 'month')
        : days
  const ranked = days.toSorted((a, b) => b.scores.overall - a.scores.overall)
  const longest = parts.reduce((most, part) => (part.days > most.days ? part : most))
  return {
    animal: person.animal,
    period,
    officer: officerOf(day.pillars.month.branch, day.pillars.day.branch),
    day,
    parts,
    ...(period === 'weekly' ? ranked[0]! : longest),
    scores: meanOf(parts),
    ...(days.length > 1 && { best: ranked[0]!, careful: ranked.at(-1)! }),
  }
}

/** Points of a chart of a period: the day itself, 7 days, 30 days, or 12 months. */
export function periodSeries(person: Person, period: Period, date: string): PeriodPoint[] {
  const steps = period === 'yearly' ? 12 : lengthOf(period, date)
  return Array.from({ length: steps }, (_, at) => {
    const on = calendarDay(period === 'yearly' ? stepMonth(date, at) : stepDate(date, at))
    const { day, month } = on.pillars
    const { scores } =
      period === 'yearly'
        ? readPillar(person, month, undefined)
        : readPillar(person, day, officerOf(month.branch, day.branch))
    return { date: on.date, scores }
  })
}
export type PeriodPoint = { readonly date: string; readonly scores: AnimalPeriod['scores'] }

/** The 15th of a later month: its solar month has begun by then. */
function stepMonth(date: string, months: number): string {
  const [year, month] = date.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + months, 15)).toISOString().slice(0, 10)
}
