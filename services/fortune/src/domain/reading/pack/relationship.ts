import { lunationKinds } from '@lumen/astrology/sky/events'
import { qualities, type Quality, type SignElement, signElements } from '@lumen/astrology/sky/signs'
import { relationDomains } from '@lumen/contracts/fortune/names'
import { aspectKinds } from '@lumen/contracts/fortune/birth-chart'
import type { Static } from 'typebox'
import { Closed, Each, Line, Numbered, Pool } from './text.ts'

/** Pairs in the order of the engine’s lists: fire earth air water, cardinal fixed mutable. */
const pairs = <Item extends string>(items: readonly Item[]) =>
  items.flatMap((one, at) => items.slice(at).map((other): `${Item}-${Item}` => `${one}-${other}`))

const elementPairs = pairs<SignElement>(signElements)
export type ElementPair = (typeof elementPairs)[number]

const qualityPairs = pairs<Quality>(qualities)
export type QualityPair = (typeof qualityPairs)[number]

/** How many signs lie between two. */
const distances = ['0', '1', '2', '3', '4', '5', '6'] as const
export type SignDistance = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** How a point stands to one of its own kind: together, at ease (sextile, trine), or not. */
export const meetings = ['meet', 'flow', 'strain'] as const
export type Meeting = (typeof meetings)[number]

const ofTwo = ['a', 'b', 'aGift', 'bGift'] as const
const ofAspect = ['a', 'b', 'aTheme', 'bTheme', 'aspect'] as const

/** How two signs go together, and two charts. */
export const RelationshipPack = Closed({
  distance: Each(distances, Pool(...ofTwo)),
  elements: Each(elementPairs, Pool(...ofTwo)),
  qualities: Each(qualityPairs, Pool(...ofTwo)),
  gifts: Pool(...ofTwo),
  strengthOf: Each(elementPairs, Line()),
  strengthAt: Each(distances, Line()),
  challengeOf: Each(qualityPairs, Line()),
  challengeAt: Each(distances, Line()),
  synastry: Each(aspectKinds, Pool(...ofAspect)),
  samePoint: Each(meetings, Pool('a', 'aTheme')),
  sameBirth: Line(),
  overlay: Numbered(12, Line()),
  sharedSun: Numbered(12, Line()),
  sharedMoon: Each(signElements, Line()),
  sharedAspect: Each(meetings, Pool('a', 'b', 'aTheme', 'bTheme')),
  domain: Each(relationDomains, Closed({ high: Line(), low: Line() })),
})
export type RelationshipPack = Static<typeof RelationshipPack>

/** The sky of a day against a birth chart. */
export const TransitsPack = Closed({
  aspects: Each(aspectKinds, Pool(...ofAspect)),
  samePoint: Each(meetings, Pool('a', 'aTheme')),
  quiet: Pool(),
  solarReturn: Pool('year', 'sign'),
  returnHouse: Pool('planet', 'house', 'theme', 'topic'),
  aspectLine: Line('a', 'b', 'aspect'),
  ingressLine: Line('planet', 'sign'),
  retrogradeLine: Line('planet'),
  directLine: Line('planet'),
  lunationLine: Each(lunationKinds, Line('sign')),
})
export type TransitsPack = Static<typeof TransitsPack>
