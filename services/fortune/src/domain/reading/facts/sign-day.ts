import { rulerOf } from '@lumen/astrology/sky/dignities'
import type { Planet } from '@lumen/astrology/sky/points'
import { type Sign, signs } from '@lumen/astrology/sky/signs'
import { clampScore, westernAreas } from './factors.ts'
import type { WesternArea } from '../pack/daily.ts'
import type { DayAspect, SkyDay } from './sky-day.ts'

/** The solar house, 1 to 12, of another sign counted from one’s own. */
export const solarHouse = (own: Sign, other: Sign): number =>
  ((signs.indexOf(other) - signs.indexOf(own) + 12) % 12) + 1

/** How a solar house treats the sign it is counted from, by the angle between the two. */
const easeOfHouse: readonly number[] = [6, 0, 5, -5, 9, -3, -2, -3, 9, -5, 5, 0]
const easeOfAspect = {
  conjunction: 2,
  sextile: 5,
  square: -6,
  trine: 7,
  quincunx: -3,
  opposition: -4,
} as const
/** Planets that carry an area, and what each weighs. */
export const carriers: Readonly<Record<WesternArea, readonly (readonly [Planet, number])[]>> = {
  love: [
    ['Venus', 1],
    ['Moon', 0.7],
    ['Mars', 0.4],
  ],
  career: [
    ['Mars', 0.9],
    ['Saturn', 0.5],
    ['Mercury', 0.8],
    ['Moon', 0.3],
  ],
  wealth: [
    ['Jupiter', 1],
    ['Venus', 0.5],
    ['Moon', 0.5],
    ['Mercury', 0.3],
  ],
  health: [
    ['Sun', 1],
    ['Moon', 0.6],
    ['Mars', 0.5],
  ],
}

/** What a day means for one sign. */
export type SignDay = {
  readonly sign: Sign
  readonly ruler: Planet
  /** Solar house of each planet. */
  readonly houses: Readonly<Record<Planet, number>>
  /** 20 to 98 per area and on the whole. */
  readonly scores: Readonly<Record<WesternArea | 'overall' | 'emotion', number>>
  /** The aspect that tells most of the day for this sign. */
  readonly leading: DayAspect | undefined
}

/** @param day from `skyDay` */
export function signDay(sign: Sign, day: SkyDay): SignDay {
  const houses = Object.fromEntries(
    Object.entries(day.signOf).map(([planet, at]) => [planet, solarHouse(sign, at)]),
  ) as Record<Planet, number>
  const scores = Object.fromEntries(
    westernAreas.map((area) => [area, areaScore(area, houses, day)]),
  ) as Record<WesternArea, number>
  const overall = clampScore(
    0.25 * westernAreas.reduce((sum, area) => sum + scores[area], 0) +
      0.5 * easeOfHouse[houses.Moon - 1]!,
  )
  const ruler = rulerOf[sign]
  const moonAspects = aspectsOfPlanet('Moon', day).reduce(
    (sum, { kind, orb }) => sum + easeOfAspect[kind] / (1 + orb / 2),
    0,
  )
  const emotion = clampScore(64 + 2 * easeOfHouse[houses.Moon - 1]! + moonAspects)
  const leading = leadingOf(ruler, day)
  return { sign, ruler, houses, scores: { ...scores, overall, emotion }, leading }
}

/**
 * 64, plus for each carrier of the area its weight times (1.4 × the ease of its solar house + the
 * ease of its aspects, each over 1 + orb / 2), minus 4 × weight while it is retrograde.
 */
function areaScore(area: WesternArea, houses: Readonly<Record<Planet, number>>, day: SkyDay) {
  const total = carriers[area].reduce((sum, [planet, weight]) => {
    const aspects = aspectsOfPlanet(planet, day).reduce(
      (part, { kind, orb }) => part + easeOfAspect[kind] / (1 + orb / 2),
      0,
    )
    const back = day.retrogrades.includes(planet) ? 4 : 0
    return sum + weight * (1.4 * easeOfHouse[houses[planet] - 1]! + aspects - back)
  }, 0)
  return clampScore(64 + total)
}

/**
 * What each factor of an area says, 1 for, −1 against, 0 neither: the house of each carrier, its
 * aspects, its backward motion.
 */
export const signTones = (area: WesternArea, { houses }: SignDay, day: SkyDay): number[] =>
  carriers[area].flatMap(([planet]) => [
    Math.sign(easeOfHouse[houses[planet] - 1]!),
    ...aspectsOfPlanet(planet, day).map(({ kind }) => Math.sign(easeOfAspect[kind])),
    ...(day.retrogrades.includes(planet) ? [-1] : []),
  ])

/** Aspects in which a planet takes part, closest first. */
export const aspectsOfPlanet = (planet: Planet, day: SkyDay): DayAspect[] =>
  day.aspects.filter(({ a, b }) => a === planet || b === planet)

/** The ruler’s closest aspect when it is exact that day or within 2°, else the day’s closest. */
function leadingOf(ruler: Planet, day: SkyDay): DayAspect | undefined {
  const own = aspectsOfPlanet(ruler, day)[0]
  return own !== undefined && (own.exact || own.orb <= 2) ? own : (day.aspects[0] ?? own)
}

/** The planet that helps a sign most on a day: by its house and its closest aspect. */
export function helperOf(found: SignDay, day: SkyDay): Planet {
  const ease = (planet: Planet) => {
    const closest = aspectsOfPlanet(planet, day)[0]
    const aspect = closest === undefined ? 0 : easeOfAspect[closest.kind] / (1 + closest.orb / 2)
    return easeOfHouse[found.houses[planet] - 1]! + aspect
  }
  const all = Object.keys(found.houses) as Planet[]
  return all.reduce((best, planet) => (ease(planet) > ease(best) ? planet : best))
}

/** True where the Moon’s sign suits one’s own: same, sextile or trine. */
export const moonIsEasy = ({ houses }: SignDay): boolean => easeOfHouse[houses.Moon - 1]! >= 0
