import type { Fact } from '@lumen/contracts/fortune/schema'
import type { AspectKind, AspectPoint } from '@lumen/astrology/sky/aspects'
import type { SkyChart } from '@lumen/astrology/sky/chart'
import type { LunationKind } from '@lumen/astrology/sky/events'
import type { BodyName } from '@lumen/astrology/sky/points'
import type { SynastryAspect } from '@lumen/astrology/sky/relationship'
import { type Sign, signOf } from '@lumen/astrology/sky/signs'
import { isPlanet } from '../facts/chart-weights.ts'
import type { Voice } from '../voice.ts'
import { pointFact, pointSlots, poolOf } from './relationship.ts'

export type TransitsReading = { readonly interpretation: string; readonly facts: readonly Fact[] }

/** Transits of planets and angles are told; those of the other points are in the chart. */
export const isTold = (point: AspectPoint): boolean =>
  point === 'Asc' || point === 'MC' || isPlanet(point)

/** The sky of a day against a birth chart. @param aspects from the day (a) to birth (b), closest first */
export function writeTransits(voice: Voice, aspects: readonly SynastryAspect[]): TransitsReading {
  const told = aspects.filter(({ a, b, orb }) => orb <= 2 && isTold(a) && isTold(b)).slice(0, 4)
  const { transits } = voice.pack
  return {
    interpretation:
      told.length === 0
        ? voice.say(transits.quiet, 0)
        : voice.join(
            ...told.map((aspect, at) =>
              voice.say(poolOf(transits, 'aspects', aspect), at, pointSlots(voice, aspect)),
            ),
          ),
    facts: told.map((aspect) => pointFact(voice, 'transit', aspect)),
  }
}

export type TimelineEvent =
  | {
      readonly kind: 'aspect'
      readonly body: BodyName
      readonly aspect: AspectKind
      readonly natal: AspectPoint
    }
  | { readonly kind: 'ingress'; readonly body: BodyName; readonly sign: Sign }
  | { readonly kind: 'station'; readonly body: BodyName; readonly turns: 'retrograde' | 'direct' }
  | { readonly kind: 'lunation'; readonly lunation: LunationKind; readonly sign: Sign }

/** One short line of a timeline. */
export function writeTimelineEvent(voice: Voice, event: TimelineEvent): string {
  const { names, transits } = voice.pack
  switch (event.kind) {
    case 'aspect':
      return voice.fill(transits.aspectLine, {
        a: names.points[event.body],
        b: names.points[event.natal],
        aspect: names.aspects[event.aspect],
      })
    case 'ingress':
      return voice.fill(transits.ingressLine, {
        planet: names.points[event.body],
        sign: names.signs[event.sign],
      })
    case 'station':
      return voice.fill(
        event.turns === 'retrograde' ? transits.retrogradeLine : transits.directLine,
        { planet: names.points[event.body] },
      )
    case 'lunation':
      return voice.fill(transits.lunationLine[event.lunation], { sign: names.signs[event.sign] })
  }
}

/** The chart of the Sun’s return, and how it meets the birth chart. */
export function writeSolarReturn(
  voice: Voice,
  year: number,
  chart: SkyChart,
  aspects: readonly SynastryAspect[],
): TransitsReading {
  const { names, transits } = voice.pack
  const moonSign = signOf(chart.positions.Moon.longitude)
  const house = chart.houseOf?.Sun
  const meeting = writeTransits(
    voice,
    aspects.filter(({ a, b }) => !(a === 'Sun' && b === 'Sun')),
  )
  return {
    interpretation: voice.join(
      voice.say(transits.solarReturn, year, {
        year,
        sign: names.signs[moonSign],
      }),
      house === undefined
        ? undefined
        : voice.say(transits.returnHouse, year, {
            planet: names.points.Sun,
            theme: names.themes.Sun,
            house,
            topic: names.topics[house]!,
          }),
      meeting.interpretation,
    ),
    facts: [
      voice.fact('planet', voice.pack.labels.planetInSign, {
        planet: names.points.Moon,
        sign: names.signs[moonSign],
      }),
      ...meeting.facts,
    ],
  }
}
