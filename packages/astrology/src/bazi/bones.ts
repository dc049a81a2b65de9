import { Solar } from 'lunar-typescript'
import type { DayChange, WallClock } from './pillars.ts'
import { indexOfPillar, parsePillar } from './stems-branches.ts'

/** 称骨: weights in 钱, ten of which are a 两. */
export type Bones = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly total: number
  /** The date of the lunar calendar that was weighed. */
  readonly lunar: { readonly month: number; readonly leap: boolean; readonly day: number }
}

const numbers = (text: string) => text.split(' ').map(Number)
/** 甲子 to 癸亥. */
const yearWeights = numbers(
  '12 9 6 7 12 5 9 8 7 8 15 9 16 8 8 19 12 6 8 7 5 15 6 16 15 7 9 12 10 7 ' +
    '15 6 5 14 14 9 7 7 9 12 8 7 13 5 14 5 9 17 5 7 12 8 8 6 19 6 8 16 10 6',
)
const monthWeights = numbers('6 7 18 9 5 16 9 15 18 8 9 5')
const dayWeights = numbers(
  '5 10 8 15 16 15 8 16 8 16 9 17 8 17 10 8 9 18 5 15 10 9 8 9 15 18 7 8 16 6',
)
/** 子 to 亥. */
const hourWeights = numbers('16 6 7 10 9 16 10 8 8 9 6 6')

/**
 * 称骨 as it is ascribed to 袁天罡: the lunar calendar’s year, month, day and hour of a birth. A leap
 * month weighs what its month does.
 */
export function bonesOf(clock: WallClock, dayChange: DayChange): Bones {
  const civil = Solar.fromYmd(clock.year, clock.month, clock.day)
  const late = clock.hour === 23 && dayChange === '23:00'
  const lunar = (late ? civil.next(1) : civil).getLunar()
  const signed = lunar.getMonth()
  const branch = Math.floor(((clock.hour + 1) % 24) / 2)
  const weights = {
    year: yearWeights[indexOfPillar(parsePillar(lunar.getYearInGanZhi()))]!,
    month: monthWeights[Math.abs(signed) - 1]!,
    day: dayWeights[lunar.getDay() - 1]!,
    hour: hourWeights[branch]!,
  }
  return {
    ...weights,
    total: weights.year + weights.month + weights.day + weights.hour,
    lunar: { month: Math.abs(signed), leap: signed < 0, day: lunar.getDay() },
  }
}
