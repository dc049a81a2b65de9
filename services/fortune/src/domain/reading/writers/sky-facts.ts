import type { Fact } from '@lumen/contracts/fortune/schema'
import type { AspectKind } from '@lumen/astrology/sky/aspects'
import type { Planet } from '@lumen/astrology/sky/points'
import type { DayAspect, SkyDay } from '../facts/sky-day.ts'
import type { SignDay } from '../facts/sign-day.ts'
import type { Voice } from '../voice.ts'

const tones: Readonly<Record<AspectKind, -1 | 0 | 1>> = {
  conjunction: 0,
  sextile: 1,
  square: -1,
  trine: 1,
  quincunx: -1,
  opposition: -1,
}
export const toneOfAspect = (kind: AspectKind): -1 | 0 | 1 => tones[kind]

/** Slots of an aspect of two planets. */
export const aspectSlots = ({ pack: { names } }: Voice, { a, b, kind }: DayAspect) => ({
  a: names.points[a],
  b: names.points[b],
  aTheme: names.themes[a],
  bTheme: names.themes[b],
  aspect: names.aspects[kind],
})

/** The facts of a sign’s day that its reading speaks of. @param shown aspects that were told */
export function signDayFacts(
  voice: Voice,
  day: SkyDay,
  found: SignDay,
  shown: readonly DayAspect[],
): Fact[] {
  const { labels, names } = voice.pack
  const inSign = (planet: Planet) =>
    voice.fact('planet', labels.planetInSign, {
      planet: names.points[planet],
      sign: names.signs[day.signOf[planet]],
    })
  const inHouse = (planet: Planet) => {
    const house = found.houses[planet]
    return voice.fact('house', labels.house, {
      planet: names.points[planet],
      house,
      topic: names.topics[house]!,
    })
  }
  return [
    inSign('Moon'),
    voice.fact('moon-phase', labels.phase, {
      phase: names.phases[day.moonPhase.name],
      lit: Math.round(day.moonPhase.lit * 100),
    }),
    ...[...new Set<Planet>(['Moon', found.ruler, 'Venus', 'Mars'])].map(inHouse),
    ...aspectFacts(voice, shown),
    ...day.retrogrades.map((planet) =>
      voice.fact(
        'retrograde',
        labels.retrograde,
        { planet: names.points[planet], sign: names.signs[day.signOf[planet]] },
        -1,
      ),
    ),
    ...day.ingresses.map(({ planet, sign }) =>
      voice.fact('ingress', labels.ingress, {
        planet: names.points[planet],
        sign: names.signs[sign],
      }),
    ),
    dayPillarFact(voice, day),
  ]
}

export const aspectFacts = (voice: Voice, aspects: readonly DayAspect[]): Fact[] =>
  aspects.map((aspect) =>
    voice.fact(
      'aspect',
      aspect.exact ? voice.pack.labels.exactAspect : voice.pack.labels.aspect,
      { ...aspectSlots(voice, aspect), orb: aspect.orb.toFixed(1) },
      toneOfAspect(aspect.kind),
    ),
  )

export const dayPillarFact = (voice: Voice, { pillars: { day } }: Pick<SkyDay, 'pillars'>): Fact =>
  voice.fact('day-pillar', voice.pack.labels.dayPillar, {
    stem: voice.pack.names.stems[day.stem],
    branch: voice.pack.names.branches[day.branch],
  })
