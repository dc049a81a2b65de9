import type { AspectKind, AspectPoint } from '@lumen/astrology/sky/aspects'
import { classicalPlanets, dignities } from '@lumen/astrology/sky/dignities'
import { planets } from '@lumen/astrology/sky/points'
import { hemispheres } from '@lumen/astrology/sky/sensitive-points'
import { qualities, signElements, signs } from '@lumen/astrology/sky/signs'
import { chartAngles, moonPhases } from '@lumen/contracts/fortune/names'
import { type Static, Type } from 'typebox'
import { Closed, Each, Line, Numbered, Pool } from './text.ts'

const houses = Numbered(12, Line())

/** Titles of a birth chart’s paragraphs, and what its balance says. */
export const NatalPack = Closed({
  also: Line('planet', 'sign'),
  richElement: Each(signElements, Pool()),
  poorElement: Each(signElements, Pool()),
  richQuality: Each(qualities, Pool()),
  titles: Closed({
    opening: Line(),
    rising: Line('sign', 'planet', 'house'),
    placement: Line('planet', 'sign'),
    placementHouse: Line('planet', 'sign', 'house'),
    aspect: Line('a', 'aspect', 'b'),
    pointHouse: Line('planet', 'house'),
    phase: Line('phase'),
    balance: Line(),
    houses: Line(),
    closing: Line(),
  }),
  noRising: Pool(),
})

export const PlanetsInSignsPack = Each(planets, Each(signs, Line()))
export const PlanetsInHousesPack = Each(planets, houses)

const told = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const
/** Mercury and Venus never stand far from the Sun, nor from each other. */
const near: Readonly<Record<string, readonly AspectKind[]>> = {
  'Sun-Mercury': ['conjunction'],
  'Sun-Venus': ['conjunction'],
  'Mercury-Venus': ['conjunction', 'sextile'],
}
/** Planets that stay in an aspect to each other for years: it says nothing of one person. */
const slowest = planets.slice(7)
const toPlanets = planets
  .filter((planet) => !slowest.includes(planet))
  .flatMap((a) =>
    planets
      .slice(planets.indexOf(a) + 1)
      .map((b) => [`${a}-${b}`, near[`${a}-${b}`] ?? told] as const),
  )
const toAngles = chartAngles.flatMap((angle) =>
  planets.map((planet) => [`${planet}-${angle}`, ['conjunction'] as const] as const),
)

type AspectTexts = Readonly<Partial<Record<AspectKind, string>>>

/** Aspects that are told, by their pair in the order points are shown. */
export const BirthAspectsPack = Type.Unsafe<Readonly<Record<string, AspectTexts>>>(
  Closed(
    Object.fromEntries(
      [...toPlanets, ...toAngles].map(([pair, kinds]) => [pair, Each(kinds, Line())]),
    ),
  ),
)

/** What a birth chart says of an aspect; nothing of those that are not told. */
export const textOfAspect = (
  texts: Static<typeof BirthAspectsPack>,
  { a, b, kind }: { readonly a: AspectPoint; readonly b: AspectPoint; readonly kind: AspectKind },
): string | undefined => texts[`${a}-${b}`]?.[kind]

const retrogrades = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const

/** Points, conditions and figures of a birth chart. */
export const BirthPointsPack = Closed({
  ruler: houses,
  dignity: Each(classicalPlanets, Each(dignities, Line())),
  retrograde: Each(retrogrades, Line()),
  pattern: Closed({
    't-square': Line('apex', 'quality'),
    'grand-trine': Line('element'),
    'grand-cross': Line('quality'),
    yod: Line('apex'),
    kite: Line('apex'),
  }),
  stellium: Each(signs, Line()),
  stelliumHouse: houses,
  node: Each(signs, Line()),
  nodeHouse: houses,
  fortune: houses,
  vertex: houses,
  hemisphere: Each(hemispheres, Line()),
  moonPhase: Each(moonPhases, Line()),
  opening: Pool('first', 'second'),
  closing: Pool(),
})
