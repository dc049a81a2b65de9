import { ascendantOf, type Horizon } from './angles.ts'
import { asin, atan2, cos, difference, sin, turn } from './angle.ts'
import { type Planet, planets } from './points.ts'
import type { Positions } from './positions.ts'

/** Points computed from the horizon; tropical degrees. */
export type SensitivePoints = {
  /** Part of Fortune, by the sect of the chart. */
  readonly fortune: number
  /** Where the ecliptic crosses the prime vertical in the west. */
  readonly vertex: number
}

/** @param positions of the same instant as the horizon */
export const sensitivePoints = (horizon: Horizon, { Sun, Moon }: Positions): SensitivePoints => ({
  fortune: partOfFortune(horizon, Sun.longitude, Moon.longitude),
  vertex: vertexOf(horizon),
})

/** By day ascendant + Moon − Sun, by night ascendant + Sun − Moon (Ptolemy’s rule is the day’s alone). */
function partOfFortune(horizon: Horizon, sun: number, moon: number): number {
  const byDay = altitudeOf(sun, horizon) >= 0
  return turn(horizon.ascendant + (byDay ? moon - sun : sun - moon))
}

/** Right ascension and declination of a point of the ecliptic. */
const equatorial = (longitude: number, obliquity: number) => ({
  ascension: atan2(sin(longitude) * cos(obliquity), cos(longitude)),
  declination: asin(sin(obliquity) * sin(longitude)),
})

/** Degrees above the horizon of a point of the ecliptic, without refraction. */
function altitudeOf(longitude: number, { ramc, obliquity, latitude }: Horizon): number {
  const { ascension, declination } = equatorial(longitude, obliquity)
  return asin(
    sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(ramc - ascension),
  )
}

/**
 * The prime vertical of a place is the horizon of the co-latitude, a quarter turn on: its crossing
 * is the point that rises there when the lower meridian culminates. Within the tropics that point
 * may lie in the east; the one across from it is the western then.
 */
function vertexOf({ ramc, obliquity, latitude }: Horizon): number {
  const coLatitude = (latitude < 0 ? -90 : 90) - latitude
  const crossing = ascendantOf(turn(ramc + 180), obliquity, coLatitude)
  const { ascension } = equatorial(crossing, obliquity)
  return sin(ramc - ascension) > 0 ? crossing : turn(crossing + 180)
}

export const hemispheres = ['above', 'below', 'east', 'west'] as const
export type Hemisphere = (typeof hemispheres)[number]

/** So many of the ten planets make a side. */
const majority = 7

/**
 * The half of a chart that holds most of its planets, seven of ten at least: above or below the
 * horizon, east or west of the meridian.
 */
export function hemisphereOf(
  positions: Positions,
  { Asc, MC }: { readonly Asc: number; readonly MC: number },
): Hemisphere | undefined {
  const count = (is: (longitude: number) => boolean) =>
    planets.filter((planet: Planet) => is(positions[planet].longitude)).length
  const above = count((longitude) => difference(longitude, Asc) <= 0)
  const east = count((longitude) => difference(longitude, MC) >= 0)
  const sides = { above, below: planets.length - above, east, west: planets.length - east }
  const fullest = hemispheres.reduce((best, side) => (sides[side] > sides[best] ? side : best))
  return sides[fullest] >= majority ? fullest : undefined
}
