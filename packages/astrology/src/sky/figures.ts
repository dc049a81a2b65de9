import type { AspectKind } from './aspects.ts'
import type { SkyChart } from './chart.ts'
import { type Planet, planets } from './points.ts'
import { elementOf, type Quality, qualityOf, type Sign, type SignElement, signOf } from './signs.ts'

export const figureKinds = ['grand-cross', 't-square', 'kite', 'grand-trine', 'yod'] as const
export type FigureKind = (typeof figureKinds)[number]

/** Planets whose aspects close to a figure. */
export type Figure = {
  readonly kind: FigureKind
  /** In the order planets are shown. */
  readonly members: readonly Planet[]
  /** The planet at its point: of T-square, yod and kite. */
  readonly apex?: Planet
  /** What most of its signs are; the apex’s where no two agree. */
  readonly quality: Quality
  readonly element: SignElement
}

/** Every figure that the aspects of the ten planets close to; none that is a part of a larger one. */
export function figuresOf({ aspects, positions }: SkyChart): Figure[] {
  const kinds = new Map<string, AspectKind>()
  for (const { a, b, kind } of aspects) kinds.set(`${a} ${b}`, kind).set(`${b} ${a}`, kind)
  const is = (kind: AspectKind, a: Planet, ...others: readonly Planet[]) =>
    others.every((b) => kinds.get(`${a} ${b}`) === kind)
  const signAt = (planet: Planet) => signOf(positions[planet].longitude)
  const figure = (kind: FigureKind, of: readonly Planet[], apex?: Planet): Figure => {
    const members = planets.filter((planet) => of.includes(planet))
    const first = [...(apex === undefined ? [] : [apex]), ...members].map(signAt)
    return {
      kind,
      members,
      ...(apex !== undefined && { apex }),
      quality: mostOf(first.map(qualityOf)),
      element: mostOf(first.map(elementOf)),
    }
  }
  const pairs = planets.flatMap((a, at) => planets.slice(at + 1).map((b) => [a, b] as const))
  const opposed = pairs.filter(([a, b]) => is('opposition', a, b))
  const crosses = opposed.flatMap(([a, b], at) =>
    opposed
      .slice(at + 1)
      .filter(([c, d]) => is('square', a, c, d) && is('square', b, c, d))
      .map(([c, d]) => figure('grand-cross', [a, b, c, d])),
  )
  const squares = opposed.flatMap(([a, b]) =>
    planets.filter((c) => is('square', c, a, b)).map((c) => figure('t-square', [a, b, c], c)),
  )
  const trines = pairs
    .filter(([a, b]) => is('trine', a, b))
    .flatMap(([a, b]) =>
      planets
        .slice(planets.indexOf(b) + 1)
        .filter((c) => is('trine', c, a, b))
        .map((c) => figure('grand-trine', [a, b, c])),
    )
  const kites = trines.flatMap(({ members }) =>
    planets
      .filter((apex) => members.filter((one) => is('opposition', apex, one)).length === 1)
      .filter((apex) => members.filter((one) => is('sextile', apex, one)).length === 2)
      .map((apex) => figure('kite', [...members, apex], apex)),
  )
  const yods = pairs
    .filter(([a, b]) => is('sextile', a, b))
    .flatMap(([a, b]) =>
      planets.filter((c) => is('quincunx', c, a, b)).map((c) => figure('yod', [a, b, c], c)),
    )
  const without = (parts: readonly Figure[], whole: readonly Figure[]) =>
    parts.filter(
      (part) =>
        !whole.some(({ members }) => part.members.every((planet) => members.includes(planet))),
    )
  return [...crosses, ...without(squares, crosses), ...kites, ...without(trines, kites), ...yods]
}

/** What occurs most often; of those that occur equally often the first. */
function mostOf<T>(items: readonly T[]): T {
  const count = (item: T) => items.filter((other) => other === item).length
  return items.reduce((best, item) => (count(item) > count(best) ? item : best))
}

/** Three planets or more in one sign or house. */
export type Stellium = { readonly members: readonly Planet[] } & (
  | { readonly sign: Sign }
  | { readonly house: number }
)
const fewest = 3

/** Every stellium of the ten planets, by sign and, where houses are known, by house. */
export function stelliaOf({ positions, houseOf }: SkyChart): Stellium[] {
  const signs = Map.groupBy(planets, (planet) => signOf(positions[planet].longitude))
  const houses =
    houseOf === undefined
      ? new Map<number, Planet[]>()
      : Map.groupBy(planets, (planet) => houseOf[planet])
  return [
    ...[...signs].map(([sign, members]) => ({ sign, members })),
    ...[...houses].map(([house, members]) => ({ house, members })),
  ].filter(({ members }) => members.length >= fewest)
}
