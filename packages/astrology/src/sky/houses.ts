import type { Horizon } from './angles.ts'
import { asin, atan2, cos, difference, sin, tan, turn } from './angle.ts'

export const houseSystems = ['placidus', 'whole-sign', 'equal', 'porphyry'] as const
export type HouseSystem = (typeof houseSystems)[number]

export type Houses = {
  /** The system that was really used: Placidus has no cusps beyond the polar circles. */
  readonly system: HouseSystem
  readonly requested: HouseSystem
  /** Cusps of houses 1 to 12, tropical degrees. */
  readonly cusps: readonly number[]
}

/** Cusps of the twelve houses. Placidus within the polar circles, Porphyry beyond them. */
export function housesOf(horizon: Horizon, requested: HouseSystem): Houses {
  const polar = Math.abs(horizon.latitude) >= 90 - horizon.obliquity
  const system = requested === 'placidus' && polar ? 'porphyry' : requested
  return { system, requested, cusps: cuspsBy[system](horizon) }
}

/** The house, 1 to 12, that a point of the ecliptic stands in. */
export function houseOf(longitude: number, cusps: readonly number[]): number {
  const at = cusps.findIndex((cusp, house) => {
    const width = turn(cusps[(house + 1) % 12]! - cusp)
    return turn(longitude - cusp) < width
  })
  return at + 1
}

const cuspsBy: Record<HouseSystem, (horizon: Horizon) => readonly number[]> = {
  'whole-sign': ({ ascendant }) => every30(Math.floor(ascendant / 30) * 30),
  equal: ({ ascendant }) => every30(ascendant),
  porphyry({ ascendant, midheaven }) {
    const below = turn(midheaven + 180 - ascendant) / 3
    const above = (180 - turn(midheaven + 180 - ascendant)) / 3
    const third = (from: number, by: number, steps: number) => turn(from + by * steps)
    return withOpposites({
      tenth: midheaven,
      eleventh: third(midheaven, above, 1),
      twelfth: third(midheaven, above, 2),
      first: ascendant,
      second: third(ascendant, below, 1),
      third: third(ascendant, below, 2),
    })
  },
  placidus(horizon) {
    return withOpposites({
      tenth: horizon.midheaven,
      eleventh: placidusCusp(horizon, 30, 1 / 3),
      twelfth: placidusCusp(horizon, 60, 2 / 3),
      first: horizon.ascendant,
      second: placidusCusp(horizon, 120, 2 / 3),
      third: placidusCusp(horizon, 150, 1 / 3),
    })
  },
}

const every30 = (from: number) => Array.from({ length: 12 }, (_, house) => turn(from + house * 30))

type Eastern = Record<'tenth' | 'eleventh' | 'twelfth' | 'first' | 'second' | 'third', number>

function withOpposites({ tenth, eleventh, twelfth, first, second, third }: Eastern) {
  const across = (cusp: number) => turn(cusp + 180)
  const western = [tenth, eleventh, twelfth]
  return [
    first,
    second,
    third,
    ...western.map(across),
    ...[first, second, third].map(across),
    ...western,
  ]
}

/**
 * A Placidus cusp: the point of the ecliptic that has done the given share of its own half arc. Its
 * right ascension is found by repetition, since the arc depends on the declination sought.
 * @param offset degrees from the meridian where the search begins @param share of the half arc
 */
function placidusCusp({ ramc, obliquity, latitude }: Horizon, offset: number, share: number) {
  const nocturnal = offset > 90
  let ascension = turn(ramc + offset)
  for (let round = 0; round < 60; round++) {
    const longitude = atan2(sin(ascension), cos(ascension) * cos(obliquity))
    const declination = asin(sin(obliquity) * sin(longitude))
    const rise = asin(tan(latitude) * tan(declination))
    const next = nocturnal
      ? turn(ramc + 180 - share * (90 - rise))
      : turn(ramc + share * (90 + rise))
    const moved = Math.abs(difference(next, ascension))
    ascension = next
    if (moved < 1e-9) break
  }
  return atan2(sin(ascension), cos(ascension) * cos(obliquity))
}
