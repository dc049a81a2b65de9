import { difference, turn } from './angle.ts'
import type { AspectPoint } from './aspects.ts'
import { type ChartOptions, chartOf, type SkyChart, skyChart, type SkyPlace } from './chart.ts'
import { houseOf, type Houses } from './houses.ts'
import { bodies, type BodyName } from './points.ts'
import type { Positions } from './positions.ts'

const between = (x: number, y: number) => turn(x + difference(y, x) / 2)

/** Midpoints of two charts, the nearer of the two each; degrees. */
export function composite(a: SkyChart, b: SkyChart): Record<AspectPoint, number | null> {
  const shared = Object.fromEntries(
    bodies.map((name) => [name, between(a.positions[name].longitude, b.positions[name].longitude)]),
  ) as Record<BodyName, number>
  const angle = (name: 'Asc' | 'MC') =>
    a.angles && b.angles ? between(a.angles[name], b.angles[name]) : null
  return { ...shared, Asc: angle('Asc'), MC: angle('MC') }
}

/** Neither moves nor belongs to an instant: a composite chart has no zodiac’s precession of its own. */
export type CombinedChart = Omit<SkyChart, 'zodiac' | 'ayanamsa' | 'sensitive'>

/**
 * The chart of the midpoints. Its houses are equal ones from the midpoint of the ascendants: other
 * systems need a place and an instant, which it has none of.
 */
export function compositeChart(
  a: SkyChart,
  b: SkyChart,
  options: ChartOptions = {},
): CombinedChart {
  const middle = composite(a, b)
  const positions = Object.fromEntries(
    bodies.map((name) => [
      name,
      {
        longitude: middle[name]!,
        latitude: (a.positions[name].latitude + b.positions[name].latitude) / 2,
        speed: 0,
      },
    ]),
  ) as Positions
  const { Asc, MC } = middle
  const known = Asc !== null && MC !== null
  return chartOf(positions, {
    angles: known ? { Asc, MC } : undefined,
    houses: known ? equalHouses(Asc) : undefined,
    orbs: options.orbs ?? 'usual',
  })
}

const equalHouses = (from: number): Houses => ({
  system: 'equal',
  requested: 'equal',
  cusps: Array.from({ length: 12 }, (_, house) => turn(from + house * 30)),
})

export type Davison = {
  readonly instant: Date
  /** Absent where one of the two places or times is unknown. */
  readonly place?: SkyPlace
  readonly chart: SkyChart
}

/** The sky halfway between two births in time and, where both are known, in space. */
export function davison(
  one: { readonly instant: Date; readonly place?: SkyPlace | undefined },
  two: { readonly instant: Date; readonly place?: SkyPlace | undefined },
  options: ChartOptions = {},
): Davison {
  const instant = new Date((one.instant.getTime() + two.instant.getTime()) / 2)
  const place = one.place && two.place && halfway(one.place, two.place)
  return { instant, ...(place && { place }), chart: skyChart(instant, place, options) }
}

/** Means of latitude and of longitude, the shorter way around the Earth. */
const halfway = (a: SkyPlace, b: SkyPlace): SkyPlace => ({
  latitude: (a.latitude + b.latitude) / 2,
  longitude: difference(a.longitude + difference(b.longitude, a.longitude) / 2, 0),
})

/** In which of their houses one person’s points fall; none where those houses are unknown. */
export const overlay = (mine: SkyChart, theirs: SkyChart): Partial<Record<BodyName, number>> =>
  theirs.houses === undefined
    ? {}
    : Object.fromEntries(
        bodies.map((name) => [name, houseOf(mine.positions[name].longitude, theirs.houses!.cusps)]),
      )
