import { type Aspect, type AspectKind, type AspectPoint, aspectsAcross } from './aspects.ts'
import type { SkyChart } from './chart.ts'

export type SynastryAspect = Aspect<AspectPoint, AspectPoint>

/** Bodies and angles of a chart as what may form an aspect. */
export const pointsOf = ({ positions, angles }: SkyChart) => ({
  ...positions,
  ...(angles && {
    Asc: { longitude: angles.Asc, speed: 0 },
    MC: { longitude: angles.MC, speed: 0 },
  }),
})

/** Every aspect from one birth chart to another; orbs are two thirds of a natal chart’s. */
export const synastry = (a: SkyChart, b: SkyChart): SynastryAspect[] =>
  aspectsAcross<AspectPoint, AspectPoint>(pointsOf(a), pointsOf(b), 2 / 3)

export type ScoreTerm = {
  readonly aspect: SynastryAspect
  /** Positive where it eases, negative where it strains. */
  readonly points: number
}
export type RelationshipScore = {
  /** 0 to 100; 50 where nothing speaks either way. */
  readonly score: number
  /** What made it, the weightiest first. */
  readonly terms: readonly ScoreTerm[]
}

/** How much a pair of points says about two people. Pairs that are not named say nothing. */
const pairWeights: Readonly<Record<string, number>> = {
  'Moon Sun': 10,
  'Moon Moon': 8,
  'Sun Sun': 7,
  'Mars Venus': 8,
  'Venus Venus': 6,
  'Sun Venus': 7,
  'Moon Venus': 7,
  'Mars Moon': 5,
  'Mars Sun': 5,
  'Mercury Mercury': 5,
  'Mercury Moon': 4,
  'Mercury Sun': 4,
  'Asc Sun': 6,
  'Asc Moon': 6,
  'Asc Venus': 5,
  'Asc Asc': 4,
  'Asc Mars': 3,
  'Jupiter Sun': 4,
  'Jupiter Moon': 4,
  'Jupiter Venus': 4,
  'Saturn Sun': 4,
  'Moon Saturn': 4,
  'Saturn Venus': 4,
  'Mars Mars': 4,
  'Sun TrueNode': 3,
  'Moon TrueNode': 3,
}
/** How far an aspect eases (to 1) or strains (below 0). */
export const easeOf: Readonly<Record<AspectKind, number>> = {
  conjunction: 1,
  trine: 0.9,
  sextile: 0.6,
  opposition: -0.3,
  quincunx: -0.35,
  square: -0.7,
}
/** Mars and Saturn press: with them even a conjunction is work. */
const hard = new Set(['Mars Mars', 'Mars Moon', 'Saturn Sun', 'Moon Saturn', 'Saturn Venus'])

/** A score of two charts with its terms, so that it can be shown how it came about. */
export function relationshipScore(aspects: readonly SynastryAspect[]): RelationshipScore {
  const terms = aspects.flatMap((aspect): ScoreTerm[] => {
    const pair = [aspect.a, aspect.b].toSorted().join(' ')
    const weight = pairWeights[pair]
    if (weight === undefined) return []
    const ease = hard.has(pair) && aspect.kind === 'conjunction' ? 0.1 : easeOf[aspect.kind]
    const closeness = 1 / (1 + aspect.orb / 2)
    return [{ aspect, points: Number((weight * ease * closeness).toFixed(2)) }]
  })
  const sum = terms.reduce((total, { points }) => total + points, 0)
  return {
    score: Math.round(50 + 50 * Math.tanh(sum / 22)),
    terms: terms.toSorted((x, y) => Math.abs(y.points) - Math.abs(x.points)),
  }
}
