import type { Language } from '@lumen/contracts/languages'
import type { Static } from 'typebox'
import { AnimalsPack } from './pack/animals.ts'
import { BaziPack } from './pack/bazi.ts'
import { BaziMatchPack } from './pack/bazi-match.ts'
import { AreasPack, DailyPack } from './pack/daily.ts'
import { EasternPack } from './pack/eastern.ts'
import { ForecastPack } from './pack/forecast.ts'
import { Grammar } from './pack/grammar.ts'
import { HexagramLinesPack, HexagramsPack, IchingPack } from './pack/iching.ts'
import { InsightsPack } from './pack/insights.ts'
import { LuckPack } from './pack/luck.ts'
import { Labels, Names } from './pack/names.ts'
import {
  BirthAspectsPack,
  BirthPointsPack,
  NatalPack,
  PlanetsInHousesPack,
  PlanetsInSignsPack,
} from './pack/natal.ts'
import { PatternsPack } from './pack/patterns.ts'
import { PredictionPack } from './pack/prediction.ts'
import { RelationshipPack, TransitsPack } from './pack/relationship.ts'
import { SignsPack } from './pack/signs.ts'
import { WarningsPack } from './pack/warnings.ts'
import { WisdomPack } from './pack/wisdom.ts'

/** The files of `content/<language>/readings`, with what may stand in their slots. */
export const packFiles = {
  grammar: Grammar,
  names: Names,
  labels: Labels,
  daily: DailyPack,
  areas: AreasPack,
  signs: SignsPack,
  animals: AnimalsPack,
  eastern: EasternPack,
  bazi: BaziPack,
  patterns: PatternsPack,
  'bazi-match': BaziMatchPack,
  luck: LuckPack,
  relationship: RelationshipPack,
  natal: NatalPack,
  'planets-in-signs': PlanetsInSignsPack,
  'planets-in-houses': PlanetsInHousesPack,
  'birth-aspects': BirthAspectsPack,
  'birth-points': BirthPointsPack,
  transits: TransitsPack,
  forecast: ForecastPack,
  prediction: PredictionPack,
  hexagrams: HexagramsPack,
  'hexagram-lines': HexagramLinesPack,
  iching: IchingPack,
  wisdom: WisdomPack,
  insights: InsightsPack,
  warnings: WarningsPack,
} as const

type Files = typeof packFiles

/** All that a language supplies to the reader; see README.md beside this file. */
export type Pack = { readonly language: Language } & {
  readonly [File in keyof Files]: Static<Files[File]>
}
