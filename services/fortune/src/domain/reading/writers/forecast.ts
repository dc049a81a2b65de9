import type { Fact } from '@lumen/contracts/fortune/schema'
import type { SkyChart } from '@lumen/astrology/sky/chart'
import type { Profection } from '@lumen/astrology/sky/profections'
import type { Progressions } from '@lumen/astrology/sky/progressions'
import type { SynastryAspect } from '@lumen/astrology/sky/relationship'
import { signOf } from '@lumen/astrology/sky/signs'
import type { Voice } from '../voice.ts'
import { meetingOf, pointFact, pointSlots, poolOf } from './relationship.ts'
import { isTold } from './transits.ts'

/** What is told of a day of a life, computed. */
export type ForecastFacts = {
  readonly profection: Profection | null
  readonly progressed: Progressions
  readonly progressedAspects: readonly SynastryAspect[]
  readonly directedAspects: readonly SynastryAspect[]
  readonly lunarReturn: {
    /** Days as YYYY-MM-DD. */
    readonly day: string
    readonly next: string
    readonly chart: SkyChart
    readonly aspects: readonly SynastryAspect[]
  } | null
}

export type ForecastReading = {
  readonly profection: string
  readonly progressed: string
  readonly solarArc: string
  readonly lunarReturn: string
  readonly facts: readonly Fact[]
}

/** Of each technique the closest few: the charts hold the rest. */
const toldOf = (aspects: readonly SynastryAspect[], most: number) =>
  aspects.filter(({ a, b }) => isTold(a) && isTold(b)).slice(0, most)

export function writeForecast(voice: Voice, facts: ForecastFacts): ForecastReading {
  const { forecast, labels, names, transits } = voice.pack
  const { profection, progressed, lunarReturn } = facts
  const moonSign = signOf(progressed.positions.Moon.longitude)
  // Both techniques walk through the same pools, so that few lines are read twice.
  const turns = { meet: 0, flow: 0, strain: 0 }
  const directed = (aspect: SynastryAspect) => {
    const meeting = meetingOf[aspect.kind]
    const pool =
      aspect.a === aspect.b ? poolOf(transits, 'aspects', aspect) : forecast.directed[meeting]
    return voice.say(pool, turns[meeting]++, pointSlots(voice, aspect))
  }
  const inner = toldOf(facts.progressedAspects, 3)
  const arc = toldOf(facts.directedAspects, 3)
  const { moonEnters, moonPhase } = progressed
  return {
    profection:
      profection === null
        ? ''
        : voice.join(
            voice.fill(forecast.profection[profection.house]!),
            voice.fill(forecast.lord[profection.lord]),
          ),
    progressed: voice.join(
      voice.fill(forecast.progressedMoon[moonSign]),
      moonEnters &&
        voice.fill(forecast.moonEnters, {
          sign: names.signs[moonEnters.sign],
          year: moonEnters.at.getUTCFullYear(),
        }),
      voice.fill(forecast.progressedPhase[moonPhase.name]),
      ...(inner.length === 0 ? [voice.fill(forecast.quiet.progressed)] : inner.map(directed)),
    ),
    solarArc:
      arc.length === 0 ? voice.fill(forecast.quiet.solarArc) : voice.join(...arc.map(directed)),
    lunarReturn: lunarReturn === null ? '' : writeLunarReturn(voice, lunarReturn),
    facts: [
      voice.fact('planet', labels.planetInSign, {
        planet: names.points.Moon,
        sign: names.signs[moonSign],
      }),
      voice.fact('moon-phase', labels.phase, {
        phase: names.phases[moonPhase.name],
        lit: Math.round(moonPhase.lit * 100),
      }),
      ...[...inner, ...arc].map((aspect) => pointFact(voice, 'aspect', aspect)),
    ],
  }
}

function writeLunarReturn(
  voice: Voice,
  { day, next, chart, aspects }: NonNullable<ForecastFacts['lunarReturn']>,
): string {
  const { forecast, names, transits } = voice.pack
  const house = chart.houseOf?.Moon
  const told = toldOf(
    aspects.filter(({ a, b, orb }) => orb <= 2 && !(a === 'Moon' && b === 'Moon')),
    2,
  )
  return voice.join(
    voice.fill(forecast.lunarReturn, { day: voice.day(day), next: voice.day(next) }),
    house === undefined
      ? undefined
      : voice.say(transits.returnHouse, Number(day.slice(8)), {
          planet: names.points.Moon,
          theme: names.themes.Moon,
          house,
          topic: names.topics[house]!,
        }),
    ...told.map((aspect, at) =>
      voice.say(poolOf(transits, 'aspects', aspect), at, pointSlots(voice, aspect)),
    ),
  )
}
