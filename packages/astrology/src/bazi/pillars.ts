import { hourStem } from './cycle.ts'
import {
  type Branch,
  branchAt,
  indexOfStem,
  parsePillar,
  type Pillar,
  pillarAt,
  stemAt,
} from './stems-branches.ts'
import { beijingSolar } from './terms.ts'

/** When the day pillar changes: at 23:00 with the hour 子, or at midnight. */
export const dayChanges = ['23:00', '00:00'] as const
export type DayChange = (typeof dayChanges)[number]

/** A clock on the wall: its hands only, whatever zone or axis they follow. */
export type WallClock = {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

export type FourPillars = {
  readonly year: Pillar
  readonly month: Pillar
  readonly day: Pillar
  /** Absent when the time of birth is unknown. */
  readonly hour: Pillar | null
}

export const pillarNames = ['year', 'month', 'day', 'hour'] as const
export type PillarName = (typeof pillarNames)[number]

/** The pillars that are known, each with its name. */
export const namedPillars = (pillars: FourPillars): (Pillar & { readonly name: PillarName })[] =>
  pillarNames.flatMap((name) => {
    const pillar = pillars[name]
    return pillar === null ? [] : [{ name, ...pillar }]
  })

/**
 * Year and month follow the instant against the solar terms; day and hour follow the local clock.
 * The hour 子 before midnight takes its stem from the coming day in both schools.
 * @param clock standard time of the zone, or true solar time; `timeKnown` false leaves the hour out
 */
export function fourPillars(
  instant: Date,
  clock: WallClock,
  { dayChange, timeKnown }: { dayChange: DayChange; timeKnown: boolean },
): FourPillars {
  const lunar = beijingSolar(instant).getLunar()
  const today = dayIndex(clock)
  const late = timeKnown && clock.hour === 23
  const day = pillarAt(late && dayChange === '23:00' ? today + 1 : today)
  return {
    year: parsePillar(lunar.getYearInGanZhiExact()),
    month: parsePillar(lunar.getMonthInGanZhiExact()),
    day,
    hour: timeKnown ? hourPillar(clock.hour, stemAt(late ? today + 1 : today)) : null,
  }
}

const hourPillar = (hour: number, dayStem: Pillar['stem']): Pillar => {
  const branch: Branch = branchAt(Math.floor((hour + 1) / 2))
  return { stem: stemAt(hourStem(dayStem, branch)), branch }
}

/** Place in the cycle of sixty of a civil day: 1949-10-01 was a day 甲子. */
export function dayIndex({ year, month, day }: Pick<WallClock, 'year' | 'month' | 'day'>): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const base = Date.UTC(1949, 9, 1)
  return Math.round((date.getTime() - base) / 86_400_000)
}

/** Seconds from a clock to the nearest edge of a double hour. */
export function secondsToHourEdge({ hour, minute, second }: WallClock): number {
  const since = (((hour + 1) % 2) * 60 + minute) * 60 + second
  return Math.min(since, 7200 - since)
}

/** The clock a number of minutes after an instant’s UTC hands. */
export function clockAt(instant: Date, minutes: number): WallClock {
  const shifted = new Date(instant.getTime() + Math.floor(minutes * 60) * 1000)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  }
}

export const isYangYear = ({ year }: FourPillars): boolean => indexOfStem(year.stem) % 2 === 0
