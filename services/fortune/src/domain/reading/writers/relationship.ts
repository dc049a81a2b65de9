import type { Fact } from '@lumen/contracts/fortune/schema'
import type { AspectKind } from '@lumen/astrology/sky/aspects'
import type {
  RelationshipScore,
  ScoreTerm,
  SynastryAspect,
} from '@lumen/astrology/sky/relationship'
import {
  elementOf,
  qualities,
  qualityOf,
  type Sign,
  signElements,
  signs,
} from '@lumen/astrology/sky/signs'
import type { Planet } from '@lumen/astrology/sky/points'
import { rulerOf } from '@lumen/astrology/sky/dignities'
import type { ElementPair, Meeting, QualityPair, SignDistance } from '../pack/relationship.ts'
import type { Pool } from '../pack/text.ts'
import type { Voice } from '../voice.ts'
import { toneOfAspect } from './sky-facts.ts'

export type CompatibilityReading = {
  /** 0 to 100. */
  readonly score: number
  readonly analysis: string
  readonly strengths: readonly string[]
  readonly challenges: readonly string[]
  readonly facts: readonly Fact[]
}

/** By the signs that lie between: same, neighbours, sextile, square, trine, quincunx, opposite. */
const scoreOfDistance: readonly number[] = [74, 57, 81, 49, 89, 53, 69]
/** Pairs of rulers that tradition takes for drawn to each other. */
const drawn = new Set(['Mars Venus', 'Moon Sun', 'Jupiter Venus', 'Jupiter Moon', 'Mercury Saturn'])

const pairOf = <T extends string>(order: readonly T[], a: T, b: T) =>
  order.indexOf(a) <= order.indexOf(b) ? (`${a}-${b}` as const) : (`${b}-${a}` as const)

/**
 * Two signs. Score: by their distance, 4 more when they share a ruler or their rulers are drawn to
 * each other, 3 less when both are fixed and not the same.
 */
export function writeCompatibility(voice: Voice, a: Sign, b: Sign): CompatibilityReading {
  const { names, relationship, signs: profiles, labels } = voice.pack
  const apart = Math.abs(signs.indexOf(a) - signs.indexOf(b))
  const distance = Math.min(apart, 12 - apart) as SignDistance
  const elements: ElementPair = pairOf(signElements, elementOf(a), elementOf(b))
  const quality: QualityPair = pairOf(qualities, qualityOf(a), qualityOf(b))
  const rulers: Planet[] = [rulerOf[a], rulerOf[b]]
  const bonus = rulers[0] === rulers[1] || drawn.has(rulers.toSorted().join(' ')) ? 4 : 0
  const stubborn = a !== b && quality === 'fixed-fixed' ? 3 : 0
  const turn = signs.indexOf(a) + signs.indexOf(b)
  const slots = {
    a: names.signs[a],
    b: names.signs[b],
    aGift: profiles[a].gift,
    bGift: profiles[b].gift,
  }
  return {
    score: Math.min(98, scoreOfDistance[distance]! + bonus - stubborn),
    analysis: voice.join(
      voice.say(relationship.distance[distance], turn, slots),
      voice.say(relationship.elements[elements] ?? [], 0, slots),
      voice.say(relationship.gifts, turn, slots),
      voice.say(relationship.qualities[quality] ?? [], 0, slots),
    ),
    strengths: [
      relationship.strengthOf[elements],
      relationship.strengthAt[distance],
      a === b ? undefined : profiles[a].strengths[0],
      profiles[b].strengths[0],
    ].filter((text) => text !== undefined),
    challenges: [
      relationship.challengeOf[quality],
      relationship.challengeAt[distance],
      a === b ? undefined : profiles[a].challenges[0],
      profiles[b].challenges[0],
    ].filter((text) => text !== undefined),
    facts: [
      voice.fact('sign', labels.signDistance, { a: slots.a, b: slots.b, degrees: distance * 30 }),
      ...[a, ...(a === b ? [] : [b])].flatMap((sign) => [
        voice.fact('balance', labels.signNature, {
          sign: names.signs[sign],
          element: names.signElements[elementOf(sign)],
          quality: names.qualities[qualityOf(sign)],
        }),
      ]),
    ],
  }
}

export type SynastryReading = Omit<CompatibilityReading, 'score'> & {
  /** One text per term, in the order of the terms. */
  readonly terms: readonly string[]
}

/** Two birth charts, told by the terms of their score. */
export function writeSynastry(
  voice: Voice,
  { terms }: RelationshipScore,
  sameBirth = false,
): SynastryReading {
  const line = ({ aspect }: ScoreTerm, at: number) =>
    voice.say(poolOf(voice.pack.relationship, 'synastry', aspect), at, pointSlots(voice, aspect))
  const easing = terms.filter(({ points }) => points > 0)
  const straining = terms.filter(({ points }) => points < 0)
  return {
    terms: terms.map(line),
    analysis: sameBirth
      ? voice.fill(voice.pack.relationship.sameBirth)
      : voice.join(...terms.slice(0, 3).map(line)),
    strengths: easing.slice(0, 4).map((term, at) => line(term, at + 1)),
    challenges: straining.slice(0, 4).map((term, at) => line(term, at + 1)),
    facts: terms
      .slice(0, 8)
      .map(({ aspect, points }) =>
        voice.fact(
          'synastry',
          voice.pack.labels.aspect,
          { ...pointSlots(voice, aspect), orb: aspect.orb.toFixed(1) },
          points > 0 ? 1 : -1,
        ),
      ),
  }
}

/** Whether an aspect joins, eases or strains. */
export const meetingOf: Readonly<Record<AspectKind, Meeting>> = {
  conjunction: 'meet',
  sextile: 'flow',
  trine: 'flow',
  square: 'strain',
  quincunx: 'strain',
  opposition: 'strain',
}

/** Lines of an aspect from chart to chart; those of a point to itself name it once. */
export const poolOf = <K extends string>(
  pack: Readonly<Record<K, Readonly<Record<AspectKind, Pool>>>> & {
    readonly samePoint: Readonly<Record<Meeting, Pool>>
  },
  name: K,
  { a, b, kind }: Pick<SynastryAspect, 'a' | 'b' | 'kind'>,
): Pool => (a === b ? pack.samePoint[meetingOf[kind]] : pack[name][kind])

/** Slots of an aspect of any two points. */
export const pointSlots = (
  { pack: { names } }: Voice,
  { a, b, kind }: Pick<SynastryAspect, 'a' | 'b' | 'kind'>,
) => ({
  a: names.points[a],
  b: names.points[b],
  aTheme: names.themes[a],
  bTheme: names.themes[b],
  aspect: names.aspects[kind],
})

/** Label of an aspect of two points. */
export const pointFact = (
  voice: Voice,
  kind: Fact['kind'],
  aspect: Pick<SynastryAspect, 'a' | 'b' | 'kind' | 'orb'>,
): Fact =>
  voice.fact(
    kind,
    voice.pack.labels.aspect,
    { ...pointSlots(voice, aspect), orb: aspect.orb.toFixed(1) },
    toneOfAspect(aspect.kind),
  )
