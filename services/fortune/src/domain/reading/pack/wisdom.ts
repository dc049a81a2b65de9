import type { Stem } from '@lumen/astrology/bazi/stems-branches'
import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import type { MansionField } from '@lumen/astrology/feng-shui/eight-mansions'
import type { Trigram } from '@lumen/astrology/iching/hexagrams'
import type { Pool } from './text.ts'

export type HexagramText = {
  /** Outside Chinese: translated name, the character may follow. */
  readonly name: string
  /** The image and what the hexagram says of a situation, 1 or 2 sentences. */
  readonly meaning: string
  /** What to do in it, 1 sentence. */
  readonly counsel: string
}

export type WisdomPack = {
  /** The 64 in King Wen’s order. */
  readonly hexagrams: readonly HexagramText[]
  /** What a trigram is in nature: heaven, thunder… fills {lower} {upper}. */
  readonly trigrams: Readonly<Record<Trigram, string>>
  /** Opens an interpretation. Slots {name} {n} {lower} {upper}. 3. */
  readonly castOpening: Pool
  /** Lines 1 to 6 moving, from the bottom up: where in its course the matter stands. 1 each. */
  readonly movingLine: readonly [Pool, Pool, Pool, Pool, Pool, Pool]
  /** No line moves. 2. */
  readonly still: Pool
  /** What it turns into. Slots {name} {meaning}. 2. */
  readonly resulting: Pool
  /** How the asker may take it, by animal and day. Slots {animal} {god}. 3. */
  readonly asker: Pool
  /** Opens 八宅. Slots {n} life number, {trigram} its Chinese name, {nature} what it is, {group}. 2. */
  readonly mansionOpening: Pool
  readonly groups: Readonly<Record<'east' | 'west', string>>
  /** Names of fields and stars on the screen; the Chinese name may follow. */
  readonly mansionNames: Readonly<Record<MansionField, string>>
  readonly starNames: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, string>>
  /** Opens the year’s flying stars. Slots {year} {n} the star in the middle. 2. */
  readonly starOpening: Pool
  /** A field of the house. Slot {direction}. 1 each. */
  readonly mansion: Readonly<Record<MansionField, Pool>>
  /** A flying star of the year, 1 to 9. Slots {direction} {year}. 1 each. */
  readonly star: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, Pool>>
  /** A quotation and its work, by what the day’s stem is to the asker. 2 each. */
  readonly quotes: Readonly<
    Record<TenGod, readonly { readonly text: string; readonly source: string }[]>
  >
  /** How a quotation stands with its source. Slots {text} {source}. */
  readonly quoteLine: string
  /** What a day master may learn in a lifetime. 2 each. */
  readonly lesson: Readonly<Record<Stem, Pool>>
  /** A question to take along, by the day’s ten god. 2 each. */
  readonly question: Readonly<Record<TenGod, Pool>>
}
