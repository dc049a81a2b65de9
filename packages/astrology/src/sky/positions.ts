import {
  type AstroTime,
  Body,
  Ecliptic,
  e_tilt,
  GeoMoonState,
  GeoVector,
  RotateState,
  Rotation_EQJ_ECT,
} from 'astronomy-engine'
import './delta-t.ts'
import { atan2, cos, difference, sin, turn } from './angle.ts'
import { chironPosition } from './chiron.ts'
import { bodies, type BodyName, type Planet } from './points.ts'

/** Where a body stands, seen from the middle of the Earth, in tropical degrees of the date. */
export type Position = {
  readonly longitude: number
  readonly latitude: number
  /** Degrees of longitude a day; negative while retrograde. */
  readonly speed: number
}

export type Positions = Readonly<Record<BodyName, Position>>

const bodyOf = Body as unknown as Readonly<Record<Planet, Body>>

/** Apparent places of Sun to Pluto, the nodes, Lilith and Chiron. */
export function positionsAt(time: AstroTime): Positions {
  return Object.fromEntries(bodies.map((name) => [name, positionOf(name, time)])) as Positions
}

/** Half of the span, in days, over which a speed is measured. */
const span = 0.02

export function positionOf(name: BodyName, time: AstroTime): Position {
  const { longitude, latitude } = placeOf(name, time)
  const before = placeOf(name, time.AddDays(-span)).longitude
  const after = placeOf(name, time.AddDays(span)).longitude
  return { longitude, latitude, speed: difference(after, before) / (2 * span) }
}

/** Longitude alone, for searches; degrees. */
export const longitudeOf = (name: BodyName, time: AstroTime): number =>
  placeOf(name, time).longitude

type Place = { longitude: number; latitude: number }

function placeOf(name: BodyName, time: AstroTime): Place {
  switch (name) {
    case 'TrueNode':
      return { longitude: trueNode(time), latitude: 0 }
    case 'MeanNode':
      return { longitude: turn(meanNode(centuries(time)) + nutation(time)), latitude: 0 }
    case 'MeanLilith':
      return meanLilith(time)
    case 'Chiron':
      return eclipticPlace(chironPosition(time))
    default:
      return eclipticPlace(GeoVector(bodyOf[name], time, true))
  }
}

function eclipticPlace(vector: Parameters<typeof Ecliptic>[0]): Place {
  const { elon, elat } = Ecliptic(vector)
  return { longitude: turn(elon), latitude: elat }
}

const centuries = (time: AstroTime) => time.tt / 36_525
const nutation = (time: AstroTime) => e_tilt(time).dpsi / 3600

/** Where the Moon’s osculating orbit crosses the ecliptic of the date northwards. */
function trueNode(time: AstroTime): number {
  const { x, y, z, vx, vy, vz } = RotateState(Rotation_EQJ_ECT(time), GeoMoonState(time))
  // The node lies along the cross product of the pole of the ecliptic and the orbit’s momentum.
  return atan2(y * vz - z * vy, -(z * vx - x * vz))
}

/** Mean ascending node of the Moon, mean equinox (Meeus, Astronomical Algorithms, 47.7). */
const meanNode = (t: number): number =>
  125.0445479 - 1934.1362891 * t + 0.0020754 * t ** 2 + t ** 3 / 467_441 - t ** 4 / 60_616_000

/** Mean apogee of the Moon (Meeus 47), carried from its orbit onto the ecliptic. */
function meanLilith(time: AstroTime): Place {
  const t = centuries(time)
  const perigee =
    83.3532465 + 4069.0137287 * t - 0.01032 * t ** 2 - t ** 3 / 80_053 + t ** 4 / 18_999_000
  const node = meanNode(t)
  const fromNode = perigee + 180 - node
  const inclination = 5.145396
  const longitude = node + atan2(sin(fromNode) * cos(inclination), cos(fromNode))
  return {
    longitude: turn(longitude + nutation(time)),
    latitude: (Math.asin(sin(fromNode) * sin(inclination)) * 180) / Math.PI,
  }
}
