import type { orbChoices } from '@lumen/contracts/fortune/names'
import { difference } from './angle.ts'
import type { AngleName, BodyName } from './points.ts'

/** Angles that count, with the widest distance from exactness in degrees; the luminaries get 2 more. */
export const aspectKinds = {
  conjunction: { angle: 0, orb: 8 },
  sextile: { angle: 60, orb: 4 },
  square: { angle: 90, orb: 6 },
  trine: { angle: 120, orb: 6 },
  quincunx: { angle: 150, orb: 2 },
  opposition: { angle: 180, orb: 8 },
} as const
export type AspectKind = keyof typeof aspectKinds

/** What every orb is multiplied with, by choice. */
export const orbScale: Readonly<Record<(typeof orbChoices)[number], number>> = {
  tight: 0.5,
  usual: 1,
  wide: 1.3,
}
export type OrbChoice = keyof typeof orbScale

/** Added to the orb when the Sun or the Moon takes part; degrees. */
const luminaryOrb = 2

export type Aspect<A extends string = string, B extends string = string> = {
  readonly a: A
  readonly b: B
  readonly kind: AspectKind
  /** Distance from exactness, degrees. */
  readonly orb: number
  /** True while the distance shrinks. */
  readonly applying: boolean
}

/** What may form an aspect: a longitude in degrees and its daily motion. */
export type Moving = { readonly longitude: number; readonly speed: number }
export type AspectPoint = BodyName | AngleName

const isLuminary = (name: string) => name === 'Sun' || name === 'Moon'

/** How far from exactness an aspect of two points still counts; degrees. */
export const widestOrb = (a: string, b: string, kind: AspectKind): number =>
  aspectKinds[kind].orb + (isLuminary(a) || isLuminary(b) ? luminaryOrb : 0)

/** The aspect of two points, or none. @param scale widens or narrows every orb */
export function aspectBetween<A extends string, B extends string>(
  a: A,
  from: Moving,
  b: B,
  to: Moving,
  scale = 1,
): Aspect<A, B> | undefined {
  const distance = difference(from.longitude, to.longitude)
  const closing = Math.sign(distance) * (from.speed - to.speed)
  for (const [kind, { angle }] of Object.entries(aspectKinds) as [
    AspectKind,
    { angle: number },
  ][]) {
    const off = Math.abs(distance) - angle
    if (Math.abs(off) <= widestOrb(a, b, kind) * scale)
      return { a, b, kind, orb: Math.abs(off), applying: off * closing < 0 }
  }
  return undefined
}

type Points<Name extends string> = Readonly<Partial<Record<Name, Moving>>>
const entries = <Name extends string>(points: Points<Name>) =>
  Object.entries(points) as [Name, Moving][]

/** The two nodes and Lilith are the same lines drawn twice: an aspect among them says nothing. */
const same = new Set(['TrueNode MeanNode', 'MeanNode TrueNode', 'Asc MC', 'MC Asc'])

/** All aspects within one chart, closest first. @param scale widens or narrows every orb */
export function aspectsWithin<Name extends string>(
  points: Points<Name>,
  scale = 1,
): Aspect<Name, Name>[] {
  const all = entries(points)
  return all
    .flatMap(([a, from], at) =>
      all.slice(at + 1).flatMap(([b, to]) => {
        const found = same.has(`${a} ${b}`) ? undefined : aspectBetween(a, from, b, to, scale)
        return found === undefined ? [] : [found]
      }),
    )
    .toSorted((x, y) => x.orb - y.orb)
}

/** All aspects from the points of one chart to those of another, closest first. */
export function aspectsAcross<A extends string, B extends string>(
  mine: Points<A>,
  theirs: Points<B>,
  scale = 1,
): Aspect<A, B>[] {
  return entries(mine)
    .flatMap(([a, from]) =>
      entries(theirs).flatMap(([b, to]) => {
        const found = aspectBetween(a, from, b, to, scale)
        return found === undefined ? [] : [found]
      }),
    )
    .toSorted((x, y) => x.orb - y.orb)
}
