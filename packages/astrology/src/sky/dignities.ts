import { type Planet, planets } from './points.ts'
import { type Sign, signs } from './signs.ts'

/** Modern rulers of the signs: Uranus, Neptune and Pluto have one each. */
export const rulerOf: Readonly<Record<Sign, Planet>> = {
  aries: 'Mars',
  taurus: 'Venus',
  gemini: 'Mercury',
  cancer: 'Moon',
  leo: 'Sun',
  virgo: 'Mercury',
  libra: 'Venus',
  scorpio: 'Pluto',
  sagittarius: 'Jupiter',
  capricorn: 'Saturn',
  aquarius: 'Uranus',
  pisces: 'Neptune',
}

/** The seven that tradition knows. */
export type ClassicalPlanet = Exclude<Planet, 'Uranus' | 'Neptune' | 'Pluto'>

export const dignities = ['domicile', 'exaltation', 'detriment', 'fall'] as const
export type Dignity = (typeof dignities)[number]

/** Where each of the seven rules, by tradition, and the sign of its exaltation (Ptolemy I 17 and 19). */
const homes: Readonly<Record<ClassicalPlanet, { rules: readonly Sign[]; exalted: Sign }>> = {
  Sun: { rules: ['leo'], exalted: 'aries' },
  Moon: { rules: ['cancer'], exalted: 'taurus' },
  Mercury: { rules: ['gemini', 'virgo'], exalted: 'virgo' },
  Venus: { rules: ['taurus', 'libra'], exalted: 'pisces' },
  Mars: { rules: ['aries', 'scorpio'], exalted: 'capricorn' },
  Jupiter: { rules: ['sagittarius', 'pisces'], exalted: 'cancer' },
  Saturn: { rules: ['capricorn', 'aquarius'], exalted: 'libra' },
}

const opposite = (sign: Sign): Sign => signs[(signs.indexOf(sign) + 6) % 12]!

export const isClassical = (planet: Planet): planet is ClassicalPlanet => planet in homes

/** In the order they are shown. */
export const classicalPlanets: readonly ClassicalPlanet[] = planets.filter(isClassical)

/**
 * What a planet is in a sign: in its own (domicile), exalted, across from its own (detriment) or
 * across from its exaltation (fall). A sign that is both for Mercury counts as its own, or as its
 * detriment. None for the planets that tradition did not know.
 */
export function dignityOf(planet: Planet, sign: Sign): Dignity | undefined {
  if (!isClassical(planet)) return undefined
  const { rules, exalted } = homes[planet]
  if (rules.includes(sign)) return 'domicile'
  if (rules.includes(opposite(sign))) return 'detriment'
  if (exalted === sign) return 'exaltation'
  return exalted === opposite(sign) ? 'fall' : undefined
}

/** The traditional ruler of a sign, one of the seven. */
export const lordOf = (sign: Sign): ClassicalPlanet =>
  classicalPlanets.find((planet) => homes[planet].rules.includes(sign))!
