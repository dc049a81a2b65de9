import { hourStem } from './cycle.ts'
import { monthPillars, type Luck, yearPillar } from './luck.ts'
import { dayIndex, type FourPillars } from './pillars.ts'
import { branches, type Pillar, pillarAt, stemAt, stepPillar } from './stems-branches.ts'
import { termsAround } from './terms.ts'

/** A year within a luck pillar. */
export type FlowYear = {
  readonly year: number
  /** 虚岁: a newborn is one. */
  readonly age: number
  readonly pillar: Pillar
  /** 小运 of that age; null without the hour. */
  readonly minor: Pillar | null
}

/** A luck pillar and the years from its first to the next one’s; the years before have none. */
export type Decade = { readonly pillar: Pillar | null; readonly years: readonly FlowYear[] }

/**
 * 流年 and 小运 of the years before the first luck pillar and of each one. Years are counted as
 * calendars do; a year’s pillar begins at its 立春. @param birthYear on the clock of the birth
 */
export function decadesOf(pillars: FourPillars, luck: Luck, birthYear: number): Decade[] {
  const { hour } = pillars
  const yearsFrom = (from: number, count: number): FlowYear[] =>
    Array.from({ length: count }, (_, at) => {
      const age = from + at - birthYear + 1
      return {
        year: from + at,
        age,
        pillar: yearPillar(from + at),
        // 小运 walks from the hour, one pillar for each year of age, as the luck pillars do.
        minor: hour === null ? null : stepPillar(hour, luck.forward ? age : -age),
      }
    })
  const first = luck.start.at.year
  const before: Decade = { pillar: null, years: yearsFrom(birthYear, first - birthYear) }
  return [
    ...(before.years.length === 0 ? [] : [before]),
    ...luck.pillars.map(({ pillar }, at) => ({ pillar, years: yearsFrom(first + at * 10, 10) })),
  ]
}

export type FlowMonth = { readonly pillar: Pillar; readonly from: Date; readonly until: Date }

/** 流月: the twelve months of a year from its 立春 on, each by its terms. */
export const flowMonths = (year: number): FlowMonth[] =>
  monthPillars(year).map((pillar, index) => {
    // The twentieth lies well within each month.
    const { previous, next } = termsAround(new Date(Date.UTC(year, index + 1, 20)))
    return { pillar, from: previous.at, until: next.at }
  })

/** 流日: the pillar of a civil day. */
export const dayPillar = (year: number, month: number, day: number): Pillar =>
  pillarAt(dayIndex({ year, month, day }))

/** 流时: the twelve double hours of a day, from 子, which begins at 23:00 of the day before. */
export const hourPillars = ({ stem }: Pillar): Pillar[] =>
  branches.map((branch) => ({ stem: stemAt(hourStem(stem, branch)), branch }))
