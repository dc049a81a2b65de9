import { tenGods } from '@lumen/contracts/fortune/names'
import { branchRelations } from '@lumen/astrology/bazi/relations'
import { ofPeriod } from './eastern.ts'
import { Closed, Each, Pool } from './text.ts'

const levels = ['high', 'fair', 'low'] as const
export type ScoreLevel = (typeof levels)[number]

const Advice = Pool(...ofPeriod, 'best', 'careful')

/** A forecast for a day, week, month or year. */
export const PredictionPack = Closed({
  overview: Each(levels, Advice),
  positiveGod: Each(tenGods, Advice),
  positiveRelation: Each(branchRelations, Advice),
  negativeGod: Each(tenGods, Advice),
  negativeRelation: Each(branchRelations, Advice),
})
