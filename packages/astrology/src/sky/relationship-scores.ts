import { relationDomains, relationKinds } from '@lumen/contracts/fortune/names'
import { easeOf, type SynastryAspect } from './relationship.ts'

export type RelationDomain = (typeof relationDomains)[number]
export type RelationKind = (typeof relationKinds)[number]

/** How much a pair of points says about a part of what two people have; others say nothing of it. */
const pairsOf: Readonly<Record<RelationDomain, Readonly<Record<string, number>>>> = {
  attraction: {
    'Mars Venus': 10,
    'Sun Venus': 6,
    'Asc Venus': 6,
    'Moon Venus': 5,
    'Venus Venus': 5,
    'Mars Sun': 5,
    'Asc Mars': 5,
    'Mars Moon': 4,
    'Pluto Venus': 4,
    'Mars Mars': 3,
    'Uranus Venus': 3,
  },
  feeling: {
    'Moon Sun': 10,
    'Moon Moon': 9,
    'Moon Venus': 7,
    'Asc Moon': 5,
    'Jupiter Moon': 4,
    'Moon Saturn': 4,
    'Sun Sun': 3,
    'Moon Neptune': 3,
  },
  talk: {
    'Mercury Mercury': 10,
    'Mercury Sun': 6,
    'Mercury Moon': 6,
    'Asc Mercury': 5,
    'Mercury Venus': 4,
    'Jupiter Mercury': 4,
    'Mars Mercury': 4,
    'Mercury Saturn': 4,
    'Mercury Uranus': 3,
  },
  trust: {
    'Saturn Sun': 7,
    'Moon Saturn': 7,
    'Saturn Venus': 6,
    'Sun Sun': 5,
    'Sun TrueNode': 5,
    'Moon TrueNode': 5,
    'Asc Saturn': 4,
    'Asc Asc': 4,
    'Jupiter Saturn': 3,
  },
  drive: {
    'Mars Mars': 6,
    'Mars Sun': 6,
    'Jupiter Sun': 6,
    'Jupiter Mars': 5,
    'MC Sun': 5,
    'Mars Saturn': 4,
    'Jupiter Jupiter': 3,
    'MC Mars': 3,
  },
}

/** What each part weighs in a kind of relation; they add up to 1. */
const weightsOf: Readonly<Record<RelationKind, Partial<Record<RelationDomain, number>>>> = {
  love: { attraction: 0.35, feeling: 0.3, trust: 0.2, talk: 0.15 },
  friendship: { talk: 0.4, feeling: 0.25, trust: 0.2, drive: 0.15 },
  work: { drive: 0.4, talk: 0.3, trust: 0.3 },
  family: { feeling: 0.4, trust: 0.35, talk: 0.25 },
}

/** A sum of this many points is far on one side: the score then is 88, or 12. */
const far = 12

export type DomainScore = {
  readonly domain: RelationDomain
  /** 0 to 100; 50 where nothing speaks either way. */
  readonly score: number
  /** What speaks most, either way; none where nothing does. */
  readonly aspects: readonly SynastryAspect[]
}

/**
 * The parts of what two people have, each from the aspects between the points that stand for it: weight
 * of the pair × ease of the aspect × closeness, added up and drawn onto 0 to 100 by the hyperbolic tangent.
 */
export const domainScores = (aspects: readonly SynastryAspect[]): DomainScore[] =>
  relationDomains.map((domain) => {
    const terms = aspects.flatMap((aspect) => {
      const pair = [aspect.a, aspect.b].toSorted().join(' ')
      const weight = pairsOf[domain][pair]
      if (weight === undefined) return []
      const points = (weight * easeIn(domain, pair, aspect)) / (1 + aspect.orb / 2)
      return [{ aspect, points }]
    })
    const sum = terms.reduce((total, { points }) => total + points, 0)
    return {
      domain,
      score: Math.round(50 + 50 * Math.tanh(sum / far)),
      aspects: terms
        .toSorted((x, y) => Math.abs(y.points) - Math.abs(x.points))
        .map(({ aspect }) => aspect),
    }
  })

/** Saturn on another’s light weighs on feeling and thought, and binds where it is about trust. */
function easeIn(domain: RelationDomain, pair: string, { kind }: SynastryAspect): number {
  const presses = pair.includes('Saturn') && kind === 'conjunction'
  if (!presses) return easeOf[kind]
  return domain === 'trust' ? 0.7 : 0.1
}

/** The same two people as a couple, as friends, at work, as relatives: means of the parts by weight. */
export function kindScores(
  domains: readonly DomainScore[],
): { readonly kind: RelationKind; readonly score: number }[] {
  return relationKinds.map((kind) => ({
    kind,
    score: Math.round(
      domains.reduce((sum, { domain, score }) => sum + score * (weightsOf[kind][domain] ?? 0), 0),
    ),
  }))
}
