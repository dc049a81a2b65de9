import type { AspectKind } from '@lumen/astrology/sky/aspects'
import type { MoonPhaseName } from '@lumen/astrology/sky/moon-phase'
import type { Planet } from '@lumen/astrology/sky/points'
import type { LunationKind } from '@lumen/astrology/sky/events'
import type { Pool, Twelve } from './text.ts'

/** Planets whose backward motion is told of. */
export type Wanderer = Exclude<Planet, 'Sun' | 'Moon'>

/**
 * Western texts of a day, a week and a month. Slots everywhere: {sign} the reader’s sign,
 * {moonSign} the Moon’s, {when} is not available here: the lines speak of a day unless said.
 */
export type DailyPack = {
  /** Opens the day: the Moon in a house counted from {sign}. Slots {sign} {moonSign}. 3 each. */
  readonly moonHouse: Twelve<Pool>
  /**
   * The closest aspect of the day between two planets. Slots {a} {b} names, {aTheme} {bTheme}
   * what they stand for. Say in everyday words what meets, helps or rubs. 4 each.
   */
  readonly aspects: Readonly<Record<AspectKind, Pool>>
  /** Where the ruler of the sign stands. Slots {sign} {ruler} {topic}. 2 each. */
  readonly rulerHouse: Twelve<Pool>
  /** The Moon’s phase as weather of the day. No slots. 3 each. */
  readonly phases: Readonly<Record<MoonPhaseName, Pool>>
  /** What to do or leave in this phase: one small deed. No slots. 2 each. */
  readonly phaseAdvice: Readonly<Record<MoonPhaseName, Pool>>
  /** One concrete deed for the house the Moon stands in. No slots. 2 each. */
  readonly houseDeed: Twelve<Pool>
  /** A planet runs backwards. Slot {topic}: what its house is about. 2 each. */
  readonly retrograde: Readonly<Record<Wanderer, Pool>>
  /** A planet enters a sign. Slots {planet} {planetSign} {theme} {topic}. 3. */
  readonly ingress: Pool
  /** A new, half or full Moon within the week or month. Slots {day} {moonSign} {topic}. 2 each. */
  readonly lunation: Readonly<Record<LunationKind, Pool>>
  /** The Sun in a house, for a month. Slot {sign}. 2 each. */
  readonly sunHouse: Twelve<Pool>
  /** The easiest day of a week. Slots {day} {moonSign} {topic}. 3. */
  readonly bestDay: Pool
  /** The day to take slowly. Slots {day} {moonSign} {topic}. 3. */
  readonly carefulDay: Pool
}

export type WesternArea = 'love' | 'career' | 'wealth' | 'health'

/**
 * The areas of a life. `moon`: the Moon in a house, seen from this area; changes every two or
 * three days. `planet`: the planet that carries the area (love Venus, career Mars, wealth Jupiter,
 * health the Sun) in a house; stays for weeks. Both without slots but {sign}; 2 each.
 */
export type AreasPack = Readonly<
  Record<WesternArea, { readonly moon: Twelve<Pool>; readonly planet: Twelve<Pool> }>
>
