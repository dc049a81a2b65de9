import { clockAt, type WallClock } from './pillars.ts'
import { type Stem, stemAt } from './stems-branches.ts'

export type LuckStart = {
  /** 起运: what passes from birth until the first luck pillar. */
  readonly years: number
  readonly months: number
  readonly days: number
  readonly hours: number
  /** 交运: when the first luck pillar begins, on the clock of the birth’s zone. */
  readonly at: WallClock
  /** Stems of the years in which one luck pillar follows another. */
  readonly turns: readonly [Stem, Stem]
}

const yearMinutes = 4_320
const monthMinutes = 360
const dayMinutes = 12

/**
 * Three days to the term are a year, a day is four months, two hours ten days, a minute two hours.
 * @param minutes from the birth to its term @param offsetMinutes of the zone without daylight saving
 */
export function luckStartOf(instant: Date, minutes: number, offsetMinutes: number): LuckStart {
  const whole = Math.floor(minutes)
  const years = Math.floor(whole / yearMinutes)
  const months = Math.floor((whole % yearMinutes) / monthMinutes)
  const days = Math.floor((whole % monthMinutes) / dayMinutes)
  const hours = (whole % dayMinutes) * 2
  const at = later(clockAt(instant, offsetMinutes), { years, months, days, hours })
  const turn = stemAt(at.year - 4)
  return { years, months, days, hours, at, turns: [turn, stemAt(at.year + 1)] }
}

/** A clock moved on by the calendar: a day that a month lacks becomes its last. */
function later(
  clock: WallClock,
  by: { years: number; months: number; days: number; hours: number },
): WallClock {
  const year = clock.year + by.years
  const day = Math.min(clock.day, daysIn(year, clock.month))
  const month = clock.month - 1 + by.months
  const inMonth = Math.min(day, daysIn(year, month + 1))
  const { hour, minute, second } = clock
  const moved = Date.UTC(year, month, inMonth + by.days, hour + by.hours, minute, second)
  return clockAt(new Date(moved), 0)
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
