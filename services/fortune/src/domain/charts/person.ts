import type { BaziChartInput } from '@lumen/contracts/fortune/bazi'
import type { BaziChart } from '@lumen/astrology/bazi/chart'
import type { FourPillars } from '@lumen/astrology/bazi/pillars'
import { animalOf, parsePillar, type Pillar } from '@lumen/astrology/bazi/stems-branches'
import { strengthOf } from '@lumen/astrology/bazi/strength'
import { FortuneProblem } from '../problem.ts'
import type { Person } from '../reading/facts/animal-period.ts'

/** Whose day is read, from a computed chart. */
export const personOfChart = ({ animal, dayMaster, strength, pillars }: BaziChart): Person => ({
  animal,
  dayMaster,
  strength,
  pillars,
})

/** The pillars that a client sends back. @throws FortuneProblem */
export function sentPillars(chart: BaziChartInput): FourPillars {
  const [year, month, day] = (['year', 'month', 'day'] as const).map((name) => {
    const pillar = readPillar(chart[name], name)
    if (pillar === null)
      throw new FortuneProblem('invalid_input', `The ${name} pillar is missing`, [
        { path: `baziChart.${name}`, message: 'is needed' },
      ])
    return pillar
  }) as [Pillar, Pillar, Pillar]
  const hour = readPillar(chart.hour ?? null, 'hour')
  return { year, month, day, hour }
}

/** Whose day is read, from a chart that a client sends back. @throws FortuneProblem */
export function personOf(chart: BaziChartInput): Person {
  const pillars = sentPillars(chart)
  return {
    animal: animalOf(pillars.year.branch),
    dayMaster: pillars.day.stem,
    strength: strengthOf(pillars),
    pillars,
  }
}

function readPillar(
  pillar: BaziChartInput['day'],
  name: 'year' | 'month' | 'day' | 'hour',
): Pillar | null {
  if (pillar === null) return null
  try {
    return parsePillar(typeof pillar === 'string' ? pillar : pillar.stem + pillar.branch)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new FortuneProblem('invalid_input', 'This is none of the sixty pillars', [
      { path: `baziChart.${name}`, message: 'is none of the sixty pillars' },
    ])
  }
}
