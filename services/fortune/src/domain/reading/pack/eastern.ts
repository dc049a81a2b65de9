import { tenGods } from '@lumen/contracts/fortune/names'
import { branchRelations, easternAreas, officers } from '../facts/factors.ts'
import { Closed, Each, Pool } from './text.ts'

const areaRelations = branchRelations.filter((relation) => relation !== 'plain')

/** What any line of a period may name. */
export const ofPeriod = [
  'animal',
  'when',
  'stem',
  'branch',
  'god',
  'relation',
  'officer',
  'element',
] as const

const PeriodPool = Pool(...ofPeriod, 'year')

/** Texts of an animal, or of a birth chart, in a day, week, month or year. */
export const EasternPack = Closed({
  relation: Each(branchRelations, PeriodPool),
  god: Each(tenGods, PeriodPool),
  officer: Each(officers, PeriodPool),
  areaGod: Each(easternAreas, Each(tenGods, PeriodPool)),
  areaRelation: Each(easternAreas, Each(areaRelations, PeriodPool)),
  bestDay: Pool('day', 'stem', 'branch'),
  carefulDay: Pool('day', 'stem', 'branch'),
  yearStar: Each(branchRelations, PeriodPool),
})
