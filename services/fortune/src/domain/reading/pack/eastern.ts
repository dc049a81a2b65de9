import { tenGods } from '@lumen/contracts/fortune/names'
import { branchRelations } from '@lumen/astrology/bazi/relations'
import { easternAreas, officers } from '../facts/factors.ts'
import { Closed, Each, Line, Pool } from './text.ts'

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

const Span = Line('day', 'stem', 'branch')
const Spans = Closed({ until: Span, since: Span, within: Span })
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
  spans: Closed({ weekly: Closed({ within: Span }), monthly: Spans, yearly: Spans }),
  yearStar: Each(branchRelations, PeriodPool),
})
