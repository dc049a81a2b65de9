import { isYangYear, type FourPillars } from './pillars.ts'
import { type Gender, type Pillar, pillarAt, modulo, stepPillar } from './stems-branches.ts'
import { monthStem } from './cycle.ts'
import { branchAt, stemAt } from './stems-branches.ts'
import { type LuckStart, luckStartOf } from './luck-start.ts'
import { termsAround } from './terms.ts'

export type LuckPillar = {
  readonly pillar: Pillar
  /** Age in years at which it begins; it lasts ten. */
  readonly fromAge: number
  /** Calendar year in which it begins. */
  readonly fromYear: number
}

export type Luck = {
  /** Forwards through the months for men of yang and women of yin years, else backwards. */
  readonly forward: boolean
  /** Days to the term that the count runs to. */
  readonly daysToTerm: number
  /** Three days count as a year. */
  readonly startAge: number
  readonly start: LuckStart
  readonly pillars: readonly LuckPillar[]
}

const day = 86_400_000
const count = 9

/**
 * Luck pillars of ten years each.
 * @param offsetMinutes of the zone without daylight saving, which dates are told in
 */
export function luckOf(
  instant: Date,
  pillars: FourPillars,
  { gender, offsetMinutes }: { gender: Gender; offsetMinutes: number },
): Luck {
  const forward = isYangYear(pillars) === (gender === 'male')
  const { previous, next } = termsAround(instant)
  const distance = forward
    ? next.at.getTime() - instant.getTime()
    : instant.getTime() - previous.at.getTime()
  const daysToTerm = Math.max(0, distance / day)
  const startAge = daysToTerm / 3
  const start = luckStartOf(instant, daysToTerm * 1_440, offsetMinutes)
  return {
    forward,
    daysToTerm,
    startAge,
    start,
    pillars: Array.from({ length: count }, (_, at) => {
      return {
        pillar: stepPillar(pillars.month, forward ? at + 1 : -(at + 1)),
        fromAge: startAge + at * 10,
        fromYear: start.at.year + at * 10,
      }
    }),
  }
}

/** The pillar of a calendar year, from its 立春 on. */
export const yearPillar = (calendarYear: number): Pillar => pillarAt(modulo(calendarYear - 4, 60))

/** The twelve month pillars of a year, from 寅 (立春) to 丑. */
export const monthPillars = (calendarYear: number): Pillar[] =>
  Array.from({ length: 12 }, (_, month) => {
    const branch = branchAt(month + 2)
    return { stem: stemAt(monthStem(yearPillar(calendarYear).stem, branch)), branch }
  })
