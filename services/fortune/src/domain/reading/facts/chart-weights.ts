import {
  type Aspect,
  type AspectKind,
  type AspectPoint,
  widestOrb,
} from '@lumen/astrology/sky/aspects'
import type { SkyChart } from '@lumen/astrology/sky/chart'
import { type Dignity, dignityOf, rulerOf } from '@lumen/astrology/sky/dignities'
import {
  type Figure,
  type FigureKind,
  figuresOf,
  type Stellium,
  stelliaOf,
} from '@lumen/astrology/sky/figures'
import { type Planet, planets } from '@lumen/astrology/sky/points'
import { signOf } from '@lumen/astrology/sky/signs'

/** What a planet weighs before a chart says more of it. */
const ranks: Readonly<Record<Planet, number>> = {
  Sun: 10,
  Moon: 10,
  Mercury: 6,
  Venus: 6,
  Mars: 6,
  Jupiter: 4,
  Saturn: 4,
  Uranus: 1,
  Neptune: 1,
  Pluto: 1,
}
/** Lights and personal planets; the others are slow. */
const isPersonal = (planet: Planet) => ranks[planet] >= 6
const ofRuler = 6
const onAngle = 6
const inAngularHouse = 3
const angularHouses = new Set([1, 4, 7, 10])
const ofDignity: Readonly<Record<Dignity, number>> = {
  domicile: 2,
  exaltation: 2,
  detriment: 1,
  fall: 1,
}
const atApex = 3
const inFigure = 1
const inStellium = 1
/** What all aspects of a planet together can add. */
const mostOfAspects = 3

const ofAspect: Readonly<Record<AspectKind, number>> = {
  conjunction: 1,
  opposition: 0.9,
  square: 0.9,
  trine: 0.8,
  sextile: 0.6,
  quincunx: 0.3,
}
const ofFigure: Readonly<Record<FigureKind, number>> = {
  'grand-cross': 1,
  't-square': 0.9,
  kite: 0.9,
  'grand-trine': 0.8,
  yod: 0.8,
}
const ofStellium = 0.6
const ofSlowPair = 0.5
/** What an angle weighs in an aspect to it. */
const ofAngle = 10

export const isPlanet = (point: AspectPoint): point is Planet =>
  planets.some((planet) => planet === point)

export type Weighed<T> = { readonly weight: number; readonly of: T }

/** What matters in a chart, each kind with the weightiest first. */
export type ChartWeights = {
  readonly planets: readonly Weighed<Planet>[]
  readonly aspects: readonly Weighed<Aspect<AspectPoint, AspectPoint>>[]
  readonly figures: readonly Weighed<Figure>[]
  readonly stellia: readonly Weighed<Stellium>[]
  /** Ruler of the rising sign, by modern rulership; absent without a time of birth. */
  readonly ruler?: Planet
}

/**
 * One scale for all that a birth chart holds.
 *
 * A planet: its rank (lights 10, Mercury to Mars 6, Jupiter and Saturn 4, the rest 1), 6 as ruler of
 * the rising sign, up to 6 on an angle by closeness or else 3 in house 1, 4, 7 or 10, 2 in its own
 * sign or exalted, 1 in detriment or fall, the closeness of its aspects to planets times the weight
 * of their kind, 3 at most, 3 at the apex of a figure or 1 within one, 1 in a stellium.
 *
 * What ties planets together weighs as the second weightiest of them, so never more than the two
 * planets that open the reading: an aspect times its closeness and its kind, halved between two slow
 * planets; to an angle as the planet or the angle, whichever is less; a figure times its kind. The rising
 * sign weighs as the second planet.
 */
export function chartWeights(chart: SkyChart): ChartWeights {
  const figures = figuresOf(chart)
  const stellia = stelliaOf(chart)
  const ruler = chart.angles && rulerOf[signOf(chart.angles.Asc)]
  const weights = new Map(
    planets.map((planet) => [planet, planetWeight(planet, chart, { figures, stellia, ruler })]),
  )
  const second = (members: readonly Planet[]) =>
    members.map((planet) => weights.get(planet)!).toSorted((x, y) => y - x)[1]!
  const aspectWeight = (aspect: Aspect<AspectPoint, AspectPoint>) => {
    const points = [aspect.a, aspect.b]
    const lighter = Math.min(
      ...points.map((point) => (isPlanet(point) ? weights.get(point)! : ofAngle)),
    )
    const slow = points.every((point) => isPlanet(point) && !isPersonal(point))
    return lighter * closeness(aspect) * ofAspect[aspect.kind] * (slow ? ofSlowPair : 1)
  }
  return {
    planets: heaviestFirst(planets, (planet) => weights.get(planet)!),
    aspects: heaviestFirst(
      chart.aspects.filter(({ a, b }) => isPlanet(a) && (isPlanet(b) || b === 'Asc' || b === 'MC')),
      aspectWeight,
    ),
    figures: heaviestFirst(figures, ({ kind, members }) => second(members) * ofFigure[kind]),
    stellia: heaviestFirst(stellia, ({ members }) => second(members) * ofStellium),
    ...(ruler && { ruler }),
  }
}

const heaviestFirst = <T>(items: readonly T[], weigh: (item: T) => number): Weighed<T>[] =>
  items.map((of) => ({ weight: weigh(of), of })).toSorted((x, y) => y.weight - x.weight)

/** 1 where an aspect is exact, 0 at the widest it may be. */
const closeness = ({ a, b, kind, orb }: Aspect): number =>
  Math.max(0, 1 - orb / widestOrb(a, b, kind))

function planetWeight(
  planet: Planet,
  { aspects, positions, houseOf }: SkyChart,
  found: {
    figures: readonly Figure[]
    stellia: readonly Stellium[]
    ruler: Planet | undefined
  },
): number {
  const own = aspects.filter(({ a, b }) => a === planet || b === planet)
  const toPlanets = own.filter(({ a, b }) => isPlanet(a) && isPlanet(b))
  const angular = own.filter(
    ({ b, kind }) =>
      (b === 'Asc' || b === 'MC') && (kind === 'conjunction' || kind === 'opposition'),
  )
  const dignity = dignityOf(planet, signOf(positions[planet].longitude))
  const figures = found.figures.filter(({ members }) => members.includes(planet))
  return (
    ranks[planet] +
    (found.ruler === planet ? ofRuler : 0) +
    Math.max(
      0,
      ...angular.map((aspect) => onAngle * closeness(aspect)),
      houseOf !== undefined && angularHouses.has(houseOf[planet]) ? inAngularHouse : 0,
    ) +
    (dignity === undefined ? 0 : ofDignity[dignity]) +
    Math.min(
      mostOfAspects,
      toPlanets.reduce((sum, aspect) => sum + closeness(aspect) * ofAspect[aspect.kind], 0),
    ) +
    (figures.some(({ apex }) => apex === planet) ? atApex : figures.length > 0 ? inFigure : 0) +
    (found.stellia.some(({ members }) => members.includes(planet)) ? inStellium : 0)
  )
}
