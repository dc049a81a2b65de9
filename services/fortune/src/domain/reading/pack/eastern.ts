import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import type { AreaRelation, BranchRelation, EasternArea } from '../facts/factors.ts'
import type { Pool, Twelve } from './text.ts'

/**
 * Texts of an animal, or of a birth chart, in a day, week, month or year. {when} is that period
 * ("today", "this month") and stands where the language wants it; lines speak of any period.
 */
export type EasternPack = {
  /** The period’s branch against the animal. Slots {animal} {when} {branch}. 3 each. */
  readonly relation: Readonly<Record<BranchRelation, Pool>>
  /** The period’s stem as a ten god. Slots {when} {stem} {god}. 2 each. */
  readonly god: Readonly<Record<TenGod, Pool>>
  /** The day officer 建…闭: what the almanac keeps such a day for. Slot {officer}. 2 each. */
  readonly officer: Twelve<Pool>
  /**
   * One area under a ten god. Two lines of two gods may follow each other. Slot {when}. 2 each.
   */
  readonly areaGod: Readonly<Record<EasternArea, Readonly<Record<TenGod, Pool>>>>
  /** One area under a relation. Slot {when}. 2 each. */
  readonly areaRelation: Readonly<Record<EasternArea, Readonly<Record<AreaRelation, Pool>>>>
  /** The easiest and the slowest day of a period. Slots {day} {stem} {branch}. 2 each. */
  readonly bestDay: Pool
  readonly carefulDay: Pool
  /** The year’s branch against the animal, for the yearly view. Slots {animal} {year}. 1 each. */
  readonly yearStar: Readonly<Record<BranchRelation, Pool>>
}
