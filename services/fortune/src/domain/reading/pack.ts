import type { Language } from '@lumen/contracts/languages'
import type { BaziPack } from './pack/bazi.ts'
import type { AreasPack, DailyPack } from './pack/daily.ts'
import type { EasternPack } from './pack/eastern.ts'
import type { EasternProfilePack } from './pack/eastern-profile.ts'
import type { Grammar } from './pack/grammar.ts'
import type { InsightsPack } from './pack/insights.ts'
import type { Labels, Names } from './pack/names.ts'
import type { PredictionPack } from './pack/prediction.ts'
import type { BirthChartPack, RelationshipPack, TransitPack } from './pack/relationship.ts'
import type { WesternProfilePack } from './pack/western-profile.ts'
import type { WisdomPack } from './pack/wisdom.ts'

/** All that a language supplies to the reader; see README.md beside this file. */
export type Pack = {
  readonly language: Language
  readonly grammar: Grammar
  readonly names: Names
  readonly labels: Labels
  readonly daily: DailyPack
  readonly areas: AreasPack
  readonly western: WesternProfilePack
  readonly animals: EasternProfilePack
  readonly eastern: EasternPack
  readonly bazi: BaziPack
  readonly relationship: RelationshipPack
  readonly birthChart: BirthChartPack
  readonly transits: TransitPack
  readonly prediction: PredictionPack
  readonly wisdom: WisdomPack
  readonly insights: InsightsPack
}
