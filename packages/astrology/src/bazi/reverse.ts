import { hourStem, monthStem } from './cycle.ts'
import { flowMonths } from './flow.ts'
import type { DayChange, FourPillars } from './pillars.ts'
import {
  indexOfBranch,
  indexOfPillar,
  modulo,
  type Pillar,
  pillarText,
  stemAt,
  indexOfStem,
} from './stems-branches.ts'

/** A span of time whose moments have the four pillars that were asked for. */
export type PillarSpan = {
  readonly from: Date
  readonly until: Date
  /** The school that reads them so; null where both do. */
  readonly dayChange: DayChange | null
}

/** Pillars that no moment can have together. `part` is the one that does not fit those before it. */
export class ImpossiblePillars extends Error {
  override readonly name = 'ImpossiblePillars'
  readonly part: 'month' | 'hour'

  constructor(part: 'month' | 'hour', text: string) {
    super(`${text} does not go with the ${part === 'month' ? 'year' : 'day'} pillar`)
    this.part = part
  }
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** 1949-10-01 was a day 甲子. */
const firstDay = Date.UTC(1949, 9, 1)

/**
 * 反推: all spans of time within some years whose four pillars are these, on a clock.
 * @param within `offsetHours` of the clock ahead of UTC; the years, by 立春, to look into
 * @throws ImpossiblePillars when no moment has them
 */
export function spansOf(
  { year, month, day, hour }: FourPillars,
  within: { offsetHours: number; years: { from: number; to: number } },
): PillarSpan[] {
  const { offsetHours, years } = within
  if (stemAt(monthStem(year.stem, month.branch)) !== month.stem)
    throw new ImpossiblePillars('month', pillarText(month))
  const windows = windowsOf(day, hour)
  if (windows.length === 0) throw new ImpossiblePillars('hour', pillarText(hour!))
  const firstYear = years.from + modulo(indexOfPillar(year) - (years.from - 4), 60)
  const found: PillarSpan[] = []
  for (let solarYear = firstYear; solarYear <= years.to; solarYear += 60) {
    const { from, until } = flowMonths(solarYear)[modulo(indexOfBranch(month.branch) - 2, 12)]!
    const first = Math.floor((from.getTime() + offsetHours * hourMs - firstDay) / dayMs) - 1
    const wanted = first + modulo(indexOfPillar(day) - first, 60)
    const midnight = firstDay + wanted * dayMs - offsetHours * hourMs
    for (const { begins, ends, dayChange } of windows) {
      const start = Math.max(midnight + begins * hourMs, from.getTime())
      const end = Math.min(midnight + ends * hourMs, until.getTime())
      if (start < end) found.push({ from: new Date(start), until: new Date(end), dayChange })
    }
  }
  return found
}

type Window = { begins: number; ends: number; dayChange: DayChange | null }
/** Hours after midnight at which a day has an hour; the hour 子 by either school. */
function windowsOf(day: Pillar, hour: Pillar | null): Window[] {
  if (hour === null) return [{ begins: -1, ends: 24, dayChange: null }]
  const place = indexOfBranch(hour.branch)
  const fits = (stem: Pillar['stem']) => stemAt(hourStem(stem, hour.branch)) === hour.stem
  const next = stemAt(indexOfStem(day.stem) + 1)
  if (place > 0)
    return fits(day.stem) ? [{ begins: place * 2 - 1, ends: place * 2 + 1, dayChange: null }] : []
  return [
    ...(fits(day.stem)
      ? [
          { begins: -1, ends: 0, dayChange: '23:00' as const },
          { begins: 0, ends: 1, dayChange: null },
        ]
      : []),
    // Late 子 of a day that changes at midnight has the stem of the coming day’s.
    ...(fits(next) ? [{ begins: 23, ends: 24, dayChange: '00:00' as const }] : []),
  ]
}
