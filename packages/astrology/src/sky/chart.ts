import { MakeTime } from 'astronomy-engine'
import { horizonAt } from './angles.ts'
import { turn } from './angle.ts'
import {
  aspectsWithin,
  type Aspect,
  type AspectPoint,
  type OrbChoice,
  orbScale,
} from './aspects.ts'
import { houseOf, type Houses, housesOf, type HouseSystem } from './houses.ts'
import { type MoonPhase, moonPhaseOf } from './moon-phase.ts'
import { type BodyName, bodies, planets } from './points.ts'
import { type Positions, positionsAt } from './positions.ts'
import { type SensitivePoints, sensitivePoints } from './sensitive-points.ts'
import {
  elementOf,
  nearSignEdge,
  type Quality,
  qualityOf,
  type SignElement,
  signOf,
} from './signs.ts'
import { ayanamsaAt, type Zodiac } from './zodiac.ts'

export type SkyPlace = {
  /** Degrees north. */
  readonly latitude: number
  /** Degrees east. */
  readonly longitude: number
}

/** How a chart is drawn; what is left out is tropical, Placidus, with the usual orbs. */
export type ChartOptions = {
  readonly houseSystem?: HouseSystem
  readonly zodiac?: Zodiac
  readonly orbs?: OrbChoice
}

/** Every longitude in it is one of its own zodiac. */
export type SkyChart = {
  readonly zodiac: Zodiac
  /** Added to its longitudes it gives tropical ones; 0 for the tropical zodiac. */
  readonly ayanamsa: number
  readonly positions: Positions
  /** Absent when the time of birth or the place is unknown. */
  readonly angles?: { readonly Asc: number; readonly MC: number }
  readonly houses?: Houses
  readonly houseOf?: Readonly<Record<BodyName, number>>
  /** Part of Fortune and Vertex, where the angles are known. */
  readonly sensitive?: SensitivePoints
  readonly aspects: readonly Aspect<AspectPoint, AspectPoint>[]
  readonly moonPhase: MoonPhase
  /** Points per element and quality, of 10 planets and, where known, the ascendant. */
  readonly balance: Balance
  /** Points that stand within a tenth of a degree of a sign’s edge. */
  readonly signEdges: readonly AspectPoint[]
}

export type Balance = {
  readonly elements: Readonly<Record<SignElement, number>>
  readonly qualities: Readonly<Record<Quality, number>>
}

/**
 * Everything a chart holds, of one instant and, where known, one place.
 * @param instant the moment of birth in UTC, years 1600 to 2100
 */
export function skyChart(
  instant: Date,
  place?: SkyPlace,
  { houseSystem = 'placidus', zodiac = 'tropical', orbs = 'usual' }: ChartOptions = {},
): SkyChart {
  const time = MakeTime(instant)
  const ayanamsa = ayanamsaAt(zodiac, time)
  const tropical = positionsAt(time)
  const positions = ayanamsa === 0 ? tropical : shifted(tropical, ayanamsa)
  const horizon = place && horizonAt(time, place.latitude, place.longitude)
  const angles = horizon && {
    Asc: turn(horizon.ascendant - ayanamsa),
    MC: turn(horizon.midheaven - ayanamsa),
  }
  const sensitive = horizon && sensitivePoints(horizon, tropical)
  const houses = horizon && housesOf(horizon, houseSystem, ayanamsa)
  return {
    zodiac,
    ayanamsa,
    ...chartOf(positions, { angles, houses, orbs }),
    ...(sensitive && {
      sensitive: {
        fortune: turn(sensitive.fortune - ayanamsa),
        vertex: turn(sensitive.vertex - ayanamsa),
      },
    }),
  }
}

/** What follows from where everything stands. */
export function chartOf(
  positions: Positions,
  {
    angles,
    houses,
    orbs,
  }: {
    readonly angles: { readonly Asc: number; readonly MC: number } | undefined
    readonly houses: Houses | undefined
    readonly orbs: OrbChoice
  },
): Omit<SkyChart, 'zodiac' | 'ayanamsa' | 'sensitive'> {
  const fixed = (longitude: number) => ({ longitude, speed: 0 })
  const longitudes: [AspectPoint, number][] = [
    ...bodies.map((name): [AspectPoint, number] => [name, positions[name].longitude]),
    ...(angles ? (Object.entries(angles) as ['Asc' | 'MC', number][]) : []),
  ]
  return {
    positions,
    ...(angles && { angles }),
    ...(houses && {
      houses,
      houseOf: Object.fromEntries(
        bodies.map((name) => [name, houseOf(positions[name].longitude, houses.cusps)]),
      ) as Record<BodyName, number>,
    }),
    aspects: aspectsWithin<AspectPoint>(
      { ...positions, ...(angles && { Asc: fixed(angles.Asc), MC: fixed(angles.MC) }) },
      orbScale[orbs],
    ),
    moonPhase: moonPhaseOf(positions.Sun.longitude, positions.Moon.longitude),
    balance: balanceOf([
      ...planets.map((name) => positions[name].longitude),
      ...(angles ? [angles.Asc] : []),
    ]),
    signEdges: longitudes.flatMap(([name, longitude]) => (nearSignEdge(longitude) ? [name] : [])),
  }
}

const shifted = (positions: Positions, by: number): Positions =>
  Object.fromEntries(
    bodies.map((name) => [
      name,
      { ...positions[name], longitude: turn(positions[name].longitude - by) },
    ]),
  ) as Positions

function balanceOf(longitudes: readonly number[]): Balance {
  const elements = { fire: 0, earth: 0, air: 0, water: 0 }
  const qualities = { cardinal: 0, fixed: 0, mutable: 0 }
  for (const longitude of longitudes) {
    const sign = signOf(longitude)
    elements[elementOf(sign)] += 1
    qualities[qualityOf(sign)] += 1
  }
  return { elements, qualities }
}
