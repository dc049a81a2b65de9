import type { Element, Stem } from '@lumen/astrology/bazi/stems-branches'
import type { StrengthVerdict } from '@lumen/astrology/bazi/strength'
import type { StructureKind } from '@lumen/astrology/bazi/structure'
import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import type { Pool } from './text.ts'

export type BaziPack = {
  /** The day master with its element: 甲木. Slots {stem} {element}. */
  readonly dayMasterName: string
  readonly dayMaster: Readonly<
    Record<
      Stem,
      {
        /** Four short traits. */
        readonly traits: readonly string[]
        /** The picture of the stem and what it says of the person, 2 sentences, said to "you". */
        readonly portrait: string
      }
    >
  >
  /** Slot {element}: the day master’s element. 2 each. */
  readonly strength: Readonly<Record<StrengthVerdict, Pool>>
  /** How the verdict on the strength came about, a sentence each. */
  readonly reasoning: {
    /** The month’s branch helps the day master, or does not. Slots {branch} {element}. */
    readonly inSeason: string
    readonly outOfSeason: string
    /** Slot {n}: branches with a root; stems that help. Must read well for 0, 1 and more. */
    readonly roots: string
    readonly allies: string
    /** Slot {percent}: share of the chart that carries the day master. */
    readonly support: string
    /** Slot {list}: elements that bring balance. */
    readonly favourable: string
    /** What another school may see in the chart, as a possibility. Slot {list}: its elements. */
    readonly structures: Readonly<Record<StructureKind, string>>
  }
  /** An element that brings balance: what to seek in daily life. No slots. 2 each. */
  readonly favour: Readonly<Record<Element, Pool>>
  /** The strongest element of the chart. Slot {percent}. 1 each. */
  readonly rich: Readonly<Record<Element, Pool>>
  /** An element without any character in the chart. 1 each. */
  readonly lacking: Readonly<Record<Element, Pool>>
  /** Where all five are present. 2. */
  readonly complete: Pool
  /** The ten god of the month: how one works and is seen. Slot {god}. 1 each. */
  readonly monthGod: Readonly<Record<TenGod, Pool>>
  /** Ten years of a luck pillar. Slots {from} {to} years, {stem} {branch} {god}. 2 each. */
  readonly luckGod: Readonly<Record<TenGod, Pool>>
  /** How the element of a luck pillar suits the chart. Slot {element}. 2 each. */
  readonly luckSuits: Readonly<Record<'good' | 'plain' | 'hard', Pool>>
  /** Stars of the almanac by their Chinese names; those left out are not told of. 1 sentence. */
  readonly spirits: Readonly<Record<string, string>>
  /** A period’s element against the favourable ones. Slots {when} {element}. 2 each. */
  readonly periodSuits: Readonly<Record<'good' | 'plain' | 'hard', Pool>>
}
