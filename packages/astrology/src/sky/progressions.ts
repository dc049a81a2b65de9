import { e_tilt, MakeTime } from 'astronomy-engine'
import { ascendantOf, horizonAt } from './angles.ts'
import { atan2, cos, difference, sin, turn } from './angle.ts'
import {
  type Aspect,
  type AspectKind,
  type AspectPoint,
  aspectsAcross,
  type Moving,
} from './aspects.ts'
import type { SkyChart, SkyPlace } from './chart.ts'
import { ingresses } from './events.ts'
import { type MoonPhase, moonPhaseOf } from './moon-phase.ts'
import { bodies } from './points.ts'
import { type Positions, positionsAt } from './positions.ts'
import type { Sign } from './signs.ts'
import { ayanamsaAt } from './zodiac.ts'

/** Days of a tropical year: so many days of life are told by one day after birth. */
export const yearDays = 365.2422
const dayLength = 86_400_000

/** The instant after a birth that stands for a later one: a day for every year. */
export const progressedInstant = (birth: Date, at: Date): Date =>
  new Date(birth.getTime() + (at.getTime() - birth.getTime()) / yearDays)

/** The instant of life that a progressed one stands for. */
const livedInstant = (birth: Date, progressed: Date): Date =>
  new Date(birth.getTime() + (progressed.getTime() - birth.getTime()) * yearDays)

export type Progressions = {
  /** The instant after birth whose sky it is. */
  readonly instant: Date
  readonly positions: Positions
  /** Midheaven by solar arc in longitude, and the ascendant that belongs to it; absent without a place. */
  readonly angles?: { readonly Asc: number; readonly MC: number }
  /** Degrees that the progressed Sun has moved since birth. */
  readonly arc: number
  readonly moonPhase: MoonPhase
  /** When the progressed Moon enters the next sign, in life. */
  readonly moonEnters: { readonly sign: Sign; readonly at: Date } | null
}

/**
 * Secondary progressions of a birth at a later instant.
 * @param place of the birth, where its time is known as well
 */
export function progressions(
  { birth, natal }: { readonly birth: Date; readonly natal: SkyChart },
  at: Date,
  place?: SkyPlace,
): Progressions {
  const instant = progressedInstant(birth, at)
  const time = MakeTime(instant)
  const ayanamsa = ayanamsaAt(natal.zodiac, time)
  const positions = Object.fromEntries(
    Object.entries(positionsAt(time)).map(([name, position]) => [
      name,
      { ...position, longitude: turn(position.longitude - ayanamsa) },
    ]),
  ) as Positions
  const arc = turn(positions.Sun.longitude - natal.positions.Sun.longitude)
  const angles = place && progressedAngles(birth, place, arc, natal.ayanamsa)
  const [entered] = ingresses(
    'Moon',
    instant,
    new Date(instant.getTime() + 3 * dayLength),
    natal.zodiac,
  )
  return {
    instant,
    positions,
    ...(angles && { angles }),
    arc,
    moonPhase: moonPhaseOf(positions.Sun.longitude, positions.Moon.longitude),
    moonEnters: entered ? { sign: entered.sign, at: livedInstant(birth, entered.at) } : null,
  }
}

function progressedAngles(birth: Date, place: SkyPlace, arc: number, ayanamsa: number) {
  const time = MakeTime(birth)
  const { midheaven } = horizonAt(time, place.latitude, place.longitude)
  const obliquity = e_tilt(time).tobl
  const moved = turn(midheaven + arc)
  const ramc = atan2(sin(moved) * cos(obliquity), cos(moved))
  const rising = ascendantOf(ramc, obliquity, place.latitude)
  const ascendant = difference(rising, moved) < 0 ? turn(rising + 180) : rising
  return { Asc: turn(ascendant - ayanamsa), MC: turn(moved - ayanamsa) }
}

export type Directed = {
  readonly positions: Positions
  readonly angles?: { readonly Asc: number; readonly MC: number }
}

/** Solar arc directions: every point of birth moved as far as the progressed Sun. */
export function solarArc({ positions, angles }: SkyChart, arc: number): Directed {
  return {
    positions: Object.fromEntries(
      bodies.map((name) => [
        name,
        { ...positions[name], longitude: turn(positions[name].longitude + arc), speed: arcSpeed },
      ]),
    ) as Positions,
    ...(angles && { angles: { Asc: turn(angles.Asc + arc), MC: turn(angles.MC + arc) } }),
  }
}

/** A degree a year, nearly; in degrees a day of life. */
const arcSpeed = 1 / yearDays

/** Within this distance from exactness a progression or direction counts; degrees. */
export const progressionOrb = 1
const told: ReadonlySet<AspectKind> = new Set([
  'conjunction',
  'sextile',
  'square',
  'trine',
  'opposition',
])

/**
 * Aspects of what moved (a) to the birth chart (b), which stands still; closest first. Conjunctions of a
 * point with itself are left out: slow ones never leave their place.
 * @param dayOfLife degrees that `a` moves in a day of life per degree of its own daily motion
 */
export function progressedAspects(
  moved: Directed,
  natal: SkyChart,
  dayOfLife: number,
): Aspect<AspectPoint, AspectPoint>[] {
  const points = ({ positions, angles }: Directed | SkyChart, scale: number, turns: number) =>
    Object.fromEntries([
      ...Object.entries(positions).map(([name, { longitude, speed }]) => [
        name,
        { longitude, speed: speed * scale },
      ]),
      ...Object.entries(angles ?? {}).map(([name, longitude]) => [
        name,
        { longitude, speed: turns },
      ]),
    ]) as Record<AspectPoint, Moving>
  return aspectsAcross<AspectPoint, AspectPoint>(
    points(moved, dayOfLife, arcSpeed),
    points(natal, 0, 0),
  ).filter(
    ({ a, b, kind, orb }) =>
      orb <= progressionOrb && told.has(kind) && !(a === b && kind === 'conjunction'),
  )
}

/** For `progressedAspects` of progressions: a day of life moves a body by its daily motion over a year. */
export const progressedPace = 1 / yearDays
