import type { AspectKind } from '@lumen/astrology/sky/aspects'
import type { LunationKind } from '@lumen/astrology/sky/events'
import type { Quality, SignElement } from '@lumen/astrology/sky/signs'
import type { Pool } from './text.ts'

/** Pairs in the order of the engine’s lists: fire earth air water, cardinal fixed mutable. */
export type ElementPair = `${SignElement}-${SignElement}`
export type QualityPair = `${Quality}-${Quality}`
export type SignDistance = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** How a point stands to one of its own kind: together, at ease (sextile, trine), or not. */
export type Meeting = 'meet' | 'flow' | 'strain'

/** Slots of two people: {a} {b} signs, {aGift} {bGift} what each brings. */
export type RelationshipPack = {
  /** How many signs lie between the two. Slots {a} {b}. 2 each. */
  readonly distance: Readonly<Record<SignDistance, Pool>>
  /** What two elements make of each other. Slots {a} {b}. 1 each. */
  readonly elements: Readonly<Partial<Record<ElementPair, Pool>>>
  readonly qualities: Readonly<Partial<Record<QualityPair, Pool>>>
  /** Slots {a} {aGift} {b} {bGift}. 3. */
  readonly gifts: Pool
  /** A strength in few words, for the list. */
  readonly strengthOf: Readonly<Partial<Record<ElementPair, string>>>
  readonly strengthAt: Readonly<Record<SignDistance, string>>
  /** A challenge in few words, for the list. */
  readonly challengeOf: Readonly<Partial<Record<QualityPair, string>>>
  readonly challengeAt: Readonly<Record<SignDistance, string>>
  /** One aspect between two charts. Slots {a} {b} planets, {aTheme} {bTheme}. 2 each. */
  readonly synastry: Readonly<Record<AspectKind, Pool>>
  /** A point to the same one of the other. Slots {a} {aTheme}. 2 each. */
  readonly samePoint: Readonly<Record<Meeting, Pool>>
}

/** The sky of a day against a birth chart. */
export type TransitPack = {
  /** Slots {a} the planet of the day, {b} the point at birth, {aTheme} {bTheme}. 2 each. */
  readonly aspects: Readonly<Record<AspectKind, Pool>>
  /** A planet to its own place at birth. Slots {a} {aTheme}. 1 each. */
  readonly samePoint: Readonly<Record<Meeting, Pool>>
  /** Nothing is close. 1. */
  readonly quiet: Pool
  /** Opens a solar return. Slots {year} {sign} the Moon’s. 2. */
  readonly solarReturn: Pool
  /** Short lines of a timeline. Slots {a} {aspect} {b}; {planet} {sign}; {planet}; {sign}. */
  readonly aspectLine: string
  readonly ingressLine: string
  readonly retrogradeLine: string
  readonly directLine: string
  readonly lunationLine: Readonly<Record<LunationKind, string>>
}

/** The natal chart. */
export type BirthChartPack = {
  /** A planet in a sign. Slots {planet} {sign} {theme} {manner}. 4. */
  readonly planetInSign: Pool
  /** A planet in a house. Slots {planet} {house} its number, {topic} {theme}. 3. */
  readonly planetInHouse: Pool
  /** Slots {a} {b} {aTheme} {bTheme}. 2 each. */
  readonly aspects: Readonly<Record<AspectKind, Pool>>
  /** The element or quality with most planets, the element with none. No slots. 1 each. */
  readonly richElement: Readonly<Record<SignElement, Pool>>
  readonly poorElement: Readonly<Record<SignElement, Pool>>
  readonly richQuality: Readonly<Record<Quality, Pool>>
  /** Titles of the paragraphs; the first three name a planet’s sign. */
  readonly titles: Readonly<
    Record<'sun' | 'moon' | 'rising' | 'planets' | 'houses' | 'aspects' | 'balance', string>
  >
  /** No time of birth, so no rising sign. 1. */
  readonly noRising: Pool
}
