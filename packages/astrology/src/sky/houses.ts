import { houseSystems } from '@lumen/contracts/fortune/names'
import { ascendantOf, type Horizon } from './angles.ts'
import { asin, atan, atan2, cos, difference, sin, tan, turn } from './angle.ts'

export { houseSystems }
export type HouseSystem = (typeof houseSystems)[number]

export type Houses = {
  /** The system that was really used: most have no sound cusps beyond the polar circles. */
  readonly system: HouseSystem
  readonly requested: HouseSystem
  /** Cusps of houses 1 to 12, degrees of the zodiac that was asked for. */
  readonly cusps: readonly number[]
}

/** Those that hold everywhere. Beyond the polar circles the others have no cusps, or cusps that cross. */
const everywhere: ReadonlySet<HouseSystem> = new Set(['whole-sign', 'equal', 'porphyry', 'morinus'])

/**
 * Cusps of the twelve houses. Porphyry stands in beyond the polar circles, and shortly before them
 * where the cusps of a system cross.
 * @param ayanamsa degrees that the zodiac begins after the equinox
 */
export function housesOf(horizon: Horizon, requested: HouseSystem, ayanamsa = 0): Houses {
  if (requested === 'whole-sign') {
    const first = Math.floor(turn(horizon.ascendant - ayanamsa) / 30) * 30
    return { system: requested, requested, cusps: every30(first) }
  }
  const polar = Math.abs(horizon.latitude) >= 90 - horizon.obliquity
  const own = polar && !everywhere.has(requested) ? undefined : cuspsBy[requested](horizon)
  const sound = own !== undefined && inOrder(own)
  const cusps = sound ? own : cuspsBy.porphyry(horizon)
  return {
    system: sound ? requested : 'porphyry',
    requested,
    cusps: cusps.map((cusp) => turn(cusp - ayanamsa)),
  }
}

const inOrder = (cusps: readonly number[]) =>
  cusps.every((cusp, house) => difference(cusps[(house + 1) % 12]!, cusp) > 0)

/** The house, 1 to 12, that a point of the ecliptic stands in. */
export function houseOf(longitude: number, cusps: readonly number[]): number {
  const at = cusps.findIndex((cusp, house) => {
    const width = turn(cusps[(house + 1) % 12]! - cusp)
    return turn(longitude - cusp) < width
  })
  return at + 1
}

const cuspsBy: Record<
  Exclude<HouseSystem, 'whole-sign'>,
  (horizon: Horizon) => readonly number[]
> = {
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
  /** The time from the midheaven’s rising to its culmination, in thirds. */
  koch(horizon) {
    const { latitude, midheaven, obliquity } = horizon
    const declination = asin(sin(midheaven) * sin(obliquity))
    const third = asin(tan(latitude) * tan(declination)) / 3
    return withRising(horizon, (offset) => ({
      ascension: offset + ((offset - 90) / 30) * third,
      pole: latitude,
    }))
  },
  /** Equal parts of the equator, by great circles through north and south of the horizon. */
  regiomontanus: (horizon) =>
    withRising(horizon, (offset) => ({
      ascension: offset,
      pole: atan(tan(horizon.latitude) * sin(offset)),
    })),
  /** Equal parts of the prime vertical, by the same circles. */
  campanus: (horizon) =>
    withRising(horizon, (offset) => ({
      ascension: 90 - atan(cos(offset) / (sin(offset) * cos(horizon.latitude))),
      pole: asin(sin(horizon.latitude) * sin(offset)),
    })),
  /** Polich and Page: the tangent of the pole grows by thirds. */
  topocentric: (horizon) =>
    withRising(horizon, (offset) => ({
      ascension: offset,
      pole: atan((tan(horizon.latitude) * (90 - Math.abs(offset - 90))) / 90),
    })),
  /** The ascendant’s own arcs by day and by night, in thirds of right ascension. */
  alcabitius(horizon) {
    const { ascendant, latitude, obliquity } = horizon
    const declination = asin(sin(ascendant) * sin(obliquity))
    const day = 90 + asin(tan(latitude) * tan(declination))
    return withRising(horizon, (offset) => ({
      ascension: offset < 90 ? (offset / 90) * day : 180 - ((180 - offset) / 90) * (180 - day),
      pole: 0,
    }))
  },
  /** Equal parts of the equator, carried to the ecliptic from its own poles. */
  morinus: ({ ramc, obliquity }) =>
    Array.from({ length: 12 }, (_, house) => {
      const ascension = ramc + 90 + house * 30
      return atan2(sin(ascension) * cos(obliquity), cos(ascension))
    }),
}

/**
 * Quadrant houses whose cusps are the points that rise under a pole of their own.
 * @param cusp by the degrees that a cusp lies behind the meridian (30 the eleventh, 150 the third):
 * its oblique ascension from the meridian, and its pole
 */
function withRising(
  { ramc, obliquity, ascendant, midheaven }: Horizon,
  cusp: (offset: number) => { readonly ascension: number; readonly pole: number },
) {
  const rising = (offset: number) => {
    const { ascension, pole } = cusp(offset)
    return ascendantOf(turn(ramc + ascension - 90), obliquity, pole)
  }
  return withOpposites({
    tenth: midheaven,
    eleventh: rising(30),
    twelfth: rising(60),
    first: ascendant,
    second: rising(120),
    third: rising(150),
  })
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
