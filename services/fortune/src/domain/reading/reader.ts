import type { BaziDepth } from '@lumen/contracts/fortune/bazi'
import type { ChartWarning } from '@lumen/contracts/fortune/birth'
import type { Language } from '@lumen/contracts/languages'
import type { BaziChart } from '@lumen/astrology/bazi/chart'
import type { Partner } from '@lumen/astrology/bazi/match'
import type { FourPillars } from '@lumen/astrology/bazi/pillars'
import type { Animal, Gender } from '@lumen/astrology/bazi/stems-branches'
import type { Cast } from '@lumen/astrology/iching/cast'
import type { Hexagram } from '@lumen/astrology/iching/hexagrams'
import type { SkyChart } from '@lumen/astrology/sky/chart'
import type { CombinedChart } from '@lumen/astrology/sky/combined'
import type { DomainScore } from '@lumen/astrology/sky/relationship-scores'
import type { RelationshipScore, SynastryAspect } from '@lumen/astrology/sky/relationship'
import type { Sign } from '@lumen/astrology/sky/signs'
import type { Birth } from '../birth/resolve-birth.ts'
import type { Person } from './facts/animal-period.ts'
import type { InsightKind, Period } from './facts/factors.ts'
import type { Pack } from './pack.ts'
import { createVoice } from './voice.ts'
import { type BaziReading, writeBazi } from './writers/bazi.ts'
import { type BaziMatchReading, writeBaziMatch } from './writers/bazi-match.ts'
import { type BirthChartReading, writeBirthChart } from './writers/birth-chart.ts'
import { type ForecastFacts, type ForecastReading, writeForecast } from './writers/forecast.ts'
import { writeGeneralDay } from './writers/general-day.ts'
import { type HoroscopeReading, writeHoroscope } from './writers/horoscope.ts'
import {
  type AskedQuestion,
  type IchingReading,
  showHexagram,
  writeCast,
} from './writers/iching.ts'
import { type InsightReading, writeInsight } from './writers/insight.ts'
import { writeClimate, writePattern } from './writers/pattern.ts'
import {
  type DailyFortuneReading,
  type FortunePeriod,
  type FortuneReading,
  type PredictionReading,
  writeDailyFortune,
  writeFortune,
  writePrediction,
} from './writers/prediction.ts'
import {
  type CompatibilityReading,
  type SynastryReading,
  writeCompatibility,
  writeSynastry,
} from './writers/relationship.ts'
import { writeDomain, writeOverlay, writeSharedChart } from './writers/shared-chart.ts'
import {
  type TimelineEvent,
  type TransitsReading,
  writeSolarReturn,
  writeTimelineEvent,
  writeTransits,
} from './writers/transits.ts'
import { type WesternAnalysisReading, writeWesternAnalysis } from './writers/western-analysis.ts'
import {
  type FengShuiReading,
  type WisdomReading,
  writeFengShui,
  writeLifeWisdom,
} from './writers/wisdom.ts'
import { writeBaziWarnings, writeNatalWarnings } from './writers/warnings.ts'
import { writeZodiac, type ZodiacReading } from './writers/zodiac.ts'

/**
 * Writes every text of the fortune screens in one language, from facts alone: the same input gives
 * the same text. Dates are the reader’s own day as YYYY-MM-DD; one that does not exist throws a
 * RangeError.
 */
export type Reader = {
  readonly language: Language
  /** A date as the language writes day and month. */
  readonly day: (date: string) => string
  readonly horoscope: (sign: Sign, date: string) => HoroscopeReading
  readonly westernAnalysis: (sign: Sign, date: string) => WesternAnalysisReading
  readonly compatibility: (a: Sign, b: Sign) => CompatibilityReading
  /** @param sameBirth whether the two are one */
  readonly synastry: (score: RelationshipScore, sameBirth?: boolean) => SynastryReading
  readonly sharedChart: (chart: CombinedChart) => string
  readonly overlay: (house: number) => string
  readonly domain: (score: DomainScore) => string
  readonly birthChart: (chart: SkyChart) => BirthChartReading
  /** @param aspects from the sky of the day (a) to the birth chart (b), closest first */
  readonly transits: (aspects: readonly SynastryAspect[]) => TransitsReading
  readonly timelineEvent: (event: TimelineEvent) => string
  readonly solarReturn: (
    year: number,
    chart: SkyChart,
    aspects: readonly SynastryAspect[],
  ) => TransitsReading
  readonly forecast: (facts: ForecastFacts) => ForecastReading
  readonly zodiac: (animal: Animal, date: string) => ZodiacReading
  /** @param year the calendar year that counts as now */
  readonly bazi: (chart: BaziChart, year: number) => BaziReading
  readonly pattern: (pillars: FourPillars) => NonNullable<BaziDepth['pattern']>
  readonly climate: (pillars: FourPillars) => NonNullable<BaziDepth['climate']>
  /** What tradition says of two charts, without a score. */
  readonly baziMatch: (one: Partner, two: Partner) => BaziMatchReading
  readonly prediction: (person: Person, period: Period, date: string) => PredictionReading
  readonly fortune: (
    person: Person,
    sign: Sign | undefined,
    period: FortunePeriod,
    date: string,
  ) => FortuneReading
  readonly dailyFortune: (person: Person, sign: Sign, date: string) => DailyFortuneReading
  /** A day without anybody’s birth: it addresses no sign and no animal. */
  readonly generalDay: (date: string) => DailyFortuneReading
  readonly cast: (cast: Cast, question: AskedQuestion | null) => IchingReading
  readonly hexagram: (hexagram: Hexagram) => ReturnType<typeof showHexagram>
  readonly fengShui: (
    solarYear: number,
    birth?: { readonly solarYear: number; readonly gender: Gender },
  ) => FengShuiReading
  readonly lifeWisdom: (person: Person, date: string) => WisdomReading
  readonly insight: (kind: InsightKind, person: Person, sign: Sign, date: string) => InsightReading
  /** What somebody should know who looks at the sky of a birth, or at its four pillars. */
  readonly natalWarnings: (birth: Birth, sky: SkyChart) => ChartWarning[]
  readonly baziWarnings: (birth: Birth, chart: BaziChart, schoolsDiffer: boolean) => ChartWarning[]
}

export function createReader(pack: Pack): Reader {
  const voice = createVoice(pack)
  return {
    language: pack.language,
    day: (date) => voice.day(date),
    horoscope: (sign, date) => writeHoroscope(voice, sign, date),
    westernAnalysis: (sign, date) => writeWesternAnalysis(voice, sign, date),
    compatibility: (a, b) => writeCompatibility(voice, a, b),
    synastry: (score, sameBirth) => writeSynastry(voice, score, sameBirth),
    sharedChart: (chart) => writeSharedChart(voice, chart),
    overlay: (house) => writeOverlay(voice, house),
    domain: (score) => writeDomain(voice, score),
    birthChart: (chart) => writeBirthChart(voice, chart),
    transits: (aspects) => writeTransits(voice, aspects),
    timelineEvent: (event) => writeTimelineEvent(voice, event),
    solarReturn: (year, chart, aspects) => writeSolarReturn(voice, year, chart, aspects),
    forecast: (facts) => writeForecast(voice, facts),
    zodiac: (animal, date) => writeZodiac(voice, animal, date),
    bazi: (chart, year) => writeBazi(voice, chart, year),
    pattern: (pillars) => writePattern(voice, pillars),
    climate: (pillars) => writeClimate(voice, pillars),
    baziMatch: (one, two) => writeBaziMatch(voice, one, two),
    prediction: (person, period, date) => writePrediction(voice, person, period, date),
    fortune: (person, sign, period, date) => writeFortune(voice, person, sign, period, date),
    dailyFortune: (person, sign, date) => writeDailyFortune(voice, person, sign, date),
    generalDay: (date) => writeGeneralDay(voice, date),
    cast: (cast, question) => writeCast(voice, cast, question),
    hexagram: (hexagram) => showHexagram(voice, hexagram),
    fengShui: (solarYear, birth) => writeFengShui(voice, solarYear, birth),
    lifeWisdom: (person, date) => writeLifeWisdom(voice, person, date),
    insight: (kind, person, sign, date) => writeInsight(voice, kind, person, sign, date),
    natalWarnings: (birth, sky) => writeNatalWarnings(voice, birth, sky),
    baziWarnings: (birth, chart, schoolsDiffer) =>
      writeBaziWarnings(voice, birth, chart, schoolsDiffer),
  }
}
