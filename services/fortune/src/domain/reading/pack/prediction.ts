import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import type { BranchRelation } from '../facts/factors.ts'
import type { Pool } from './text.ts'

export type ScoreLevel = 'high' | 'fair' | 'low'

/** A forecast for a day, week, month or year. Lines of advice are short commands. */
export type PredictionPack = {
  /** Slots {animal} {when} {best} {careful}: the best and the weakest area by name. 3 each. */
  readonly overview: Readonly<Record<ScoreLevel, Pool>>
  /** Do this. Slot {when} may be used. 2 each. */
  readonly positiveGod: Readonly<Record<TenGod, Pool>>
  readonly positiveRelation: Readonly<Record<BranchRelation, Pool>>
  /** Mind this. */
  readonly negativeGod: Readonly<Record<TenGod, Pool>>
  readonly negativeRelation: Readonly<Record<BranchRelation, Pool>>
}
