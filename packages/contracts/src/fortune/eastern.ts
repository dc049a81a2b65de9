import { fiveElements, matchRules, matchSchools, matchTones, zodiacAnimals } from './names.ts'
import { Type, type Static } from 'typebox'
import { CrisisResources } from '../chat/schema.ts'
import { Closed } from '../schema.ts'
import { BaziChart, StemBranch } from './bazi.ts'
import { Nullable } from './birth.ts'
import {
  Advice,
  DateText,
  ElementCounts,
  ElementFractions,
  luckyColors,
  Percent,
  readingProperties,
  Scores,
  SeriesPoint,
  Stars,
  yinYang,
} from './schema.ts'

const Texts = Type.Array(Type.String())
const Animal = Type.Enum(zodiacAnimals)

/** What the astrology page shows and sends back: pillars as plain texts, such as 甲子. */
export const PlainBazi = Closed({
  year: Type.String(),
  month: Type.String(),
  day: Type.String(),
  hour: Nullable(Type.String()),
  analysis: Type.String(),
  elements: ElementCounts,
})

/** Answer of `/api/astrology/bazi`. */
export const AstrologyBazi = Closed(
  {
    baziChart: PlainBazi,
    elementFractions: ElementFractions,
    chart: BaziChart,
    ...readingProperties,
  },
  { $id: 'AstrologyBazi' },
)
export type AstrologyBazi = Static<typeof AstrologyBazi>

const fourPillars = {
  year: StemBranch,
  month: StemBranch,
  day: StemBranch,
  hour: Nullable(StemBranch),
}

/** Answer of `/api/eastern-fortune/bazi`: basic page, enhanced page and result panel read it. */
export const EasternBazi = Closed(
  {
    ...fourPillars,
    /** May be sent back as `baziChart`. */
    baziChart: Closed(fourPillars),
    /** Counts; the basic page divides them by 5. */
    elements: ElementCounts,
    /** The enhanced page shows them as percent. */
    elementFractions: ElementFractions,
    personality: Texts,
    destiny: Closed({
      /** Such as 甲木. */
      dayMaster: Type.String(),
      overallFortune: Type.String(),
      text: Type.String(),
    }),
    personalInsights: Texts,
    lifePredictions: Texts,
    chart: BaziChart,
    ...readingProperties,
  },
  { $id: 'EasternBazi' },
)
export type EasternBazi = Static<typeof EasternBazi>

export const EasternZodiac = Closed(
  {
    animal: Animal,
    date: DateText,
    basicInfo: Closed({
      name: Type.String(),
      /** One character, such as 🐉. */
      symbol: Type.String(),
      branch: Type.String(),
      element: Type.Enum(fiveElements),
      elementName: Type.String(),
      yinYang: Type.Enum(yinYang),
      yinYangName: Type.String(),
      /** The last ten, the newest last; each begins at 立春. */
      years: Type.Array(Type.Integer()),
      luckyNumbers: Type.Array(Type.Integer()),
      luckyColors: Texts,
      /** The same colours, in the same order. */
      luckyColorIds: Type.Array(Type.Enum(luckyColors)),
      luckyFlowers: Texts,
      luckyDirections: Texts,
    }),
    fortune: Closed({
      /** The whole day in a sentence, as the basic page shows it. */
      fortune: Type.String(),
      overall: Type.String(),
      career: Type.String(),
      wealth: Type.String(),
      love: Type.String(),
      health: Type.String(),
      family: Type.String(),
      study: Type.String(),
    }),
    scores: Scores,
    stars: Closed({ overall: Stars, love: Stars, wealth: Stars, career: Stars, health: Stars }),
    personality: Closed({
      coreTraits: Texts,
      emotionalStyle: Type.String(),
      leadershipStyle: Type.String(),
      strengths: Texts,
      challenges: Texts,
      hiddenTalents: Texts,
    }),
    relationships: Closed({
      bestMatches: Type.Array(Animal),
      challengingMatches: Type.Array(Animal),
      friendshipStyle: Type.String(),
      loveAdvice: Type.String(),
    }),
    lifeGuidance: Closed({
      lifePath: Type.String(),
      destinyNumber: Type.Integer(),
      karmaLessons: Texts,
      spiritualGifts: Texts,
      personalMission: Type.String(),
    }),
    traditionalWisdom: Closed({
      ancientSaying: Type.String(),
      philosophicalInsight: Type.String(),
      culturalWisdom: Type.String(),
      meditationGuidance: Type.String(),
    }),
    ...readingProperties,
  },
  { $id: 'EasternZodiac' },
)
export type EasternZodiac = Static<typeof EasternZodiac>

export const predictionPeriods = ['daily', 'weekly', 'monthly', 'yearly'] as const
export const Prediction = Closed(
  {
    period: Type.Enum(predictionPeriods),
    from: DateText,
    to: DateText,
    overallScore: Type.Number({ minimum: 0, maximum: 10 }),
    overview: Type.String(),
    details: Closed({
      career: Type.String(),
      wealth: Type.String(),
      love: Type.String(),
      health: Type.String(),
    }),
    advice: Advice,
    scores: Scores,
    /** Hours are not told: a day has one point, a week 7, a month its days, a year 12. */
    series: Type.Array(SeriesPoint),
    ...readingProperties,
  },
  { $id: 'Prediction' },
)
export type Prediction = Static<typeof Prediction>

/** What the use does to the body, or the body to the use, by their elements. */
export const bodyUseRelations = [
  'useFeedsBody',
  'same',
  'bodyControlsUse',
  'bodyFeedsUse',
  'useControlsBody',
] as const
export const castMethods = ['coins', 'yarrow'] as const
const Hexagram = Closed({
  /** 1 to 64 in King Wen’s order. */
  number: Type.Integer({ minimum: 1, maximum: 64 }),
  /** Its own name, such as 乾. */
  name: Type.String(),
  /** Its name in the reader’s language. */
  title: Type.String(),
  /** The character of the hexagram, ䷀ and so on. */
  symbol: Type.String(),
  lower: Type.String(),
  upper: Type.String(),
})

/** What of the classic is read for a cast, and the two ways to look inside it. */
export const CastReading = Closed({
  /** 卦辞 of the cast hexagram, in Chinese. */
  judgement: Type.String(),
  /** Which passages are read, by the number of moving lines, after 朱熹《易学启蒙》. */
  rule: Type.String(),
  passages: Type.Array(
    Closed({
      /** Number of the hexagram that it stands in: the cast one, or the resulting one. */
      hexagram: Type.Integer({ minimum: 1, maximum: 64 }),
      /** That hexagram’s name in the reader’s language. */
      of: Type.String(),
      /** 1 at the bottom; null for a judgement, 用九 and 用六. */
      line: Nullable(Type.Integer({ minimum: 1, maximum: 6 })),
      /** Where it stands, in the reader’s language: “Line 6”, “Judgement”. */
      place: Type.String(),
      /** What the classic calls it: 卦辞, 初九, 用九. */
      name: Type.String(),
      /** The classic’s own words, in Chinese. */
      classic: Type.String(),
      /** What they say, in the reader’s language. */
      text: Type.String(),
      /** The one that weighs most. */
      chief: Type.Boolean(),
    }),
  ),
  /** 体用 after 《梅花易数》. */
  bodyUse: Closed({
    body: Type.String(),
    use: Type.String(),
    relation: Type.Enum(bodyUseRelations),
    text: Type.String(),
  }),
  /** 互卦. */
  nuclear: Hexagram,
})
export type CastReading = Static<typeof CastReading>
export const HexagramCast = Closed({
  method: Type.Enum(castMethods),
  /** The same seed gives the same lines. */
  seed: Type.String(),
  /** From the bottom up: 6 old yin, 7 young yang, 8 young yin, 9 old yang. */
  lines: Type.Array(Type.Enum([6, 7, 8, 9]), { minItems: 6, maxItems: 6 }),
  hexagram: Hexagram,
  /** Numbers of the moving lines, 1 at the bottom. */
  moving: Type.Array(Type.Integer({ minimum: 1, maximum: 6 })),
  resulting: Nullable(Hexagram),
  /** Lacks in answers of before it was told. */
  reading: Type.Optional(CastReading),
})
export type HexagramCast = Static<typeof HexagramCast>

export const compassDirections = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export const FengShui = Closed({
  /** The solar year that the flying stars are of; it begins at 立春. */
  year: Type.Integer(),
  /** 流年飞星: star 1 to 9 of each palace. */
  stars: Type.Array(
    Closed({
      palace: Type.Enum([...compassDirections, 'centre']),
      star: Type.Integer({ minimum: 1, maximum: 9 }),
      /** In the reader’s language. */
      name: Type.String(),
      tone: Type.Integer({ minimum: -1, maximum: 1 }),
      advice: Type.String(),
    }),
  ),
  /** 八宅; null without year of birth and gender. */
  mansions: Nullable(
    Closed({
      lifeNumber: Type.Integer({ minimum: 1, maximum: 9 }),
      /** 命卦, such as 坎. */
      trigram: Type.String(),
      group: Type.Enum(['east', 'west']),
      fields: Type.Array(
        Closed({
          field: Type.Enum(['生气', '天医', '延年', '伏位', '祸害', '六煞', '五鬼', '绝命']),
          direction: Type.Enum(compassDirections),
          favourable: Type.Boolean(),
          name: Type.String(),
          advice: Type.String(),
        }),
      ),
    }),
  ),
})
export type FengShui = Static<typeof FengShui>

/** Subjects that are not told from charts: the answer cares and points to people who can help. */
export const redirectTopics = ['health', 'death', 'pregnancy', 'money'] as const
export const wisdomTopics = ['iching', 'feng-shui', 'life', 'question'] as const
/** Answer of `/api/eastern-fortune/wisdom`, `…/iching` and `…/feng-shui`. */
export const EasternWisdom = Closed(
  {
    topic: Type.Enum(wisdomTopics),
    interpretation: Type.String(),
    guidance: Type.String(),
    /** Set when the question was answered with care instead of a reading. */
    redirect: Nullable(Type.Enum(redirectTopics)),
    /** Set when the question was a cry for help; `interpretation` and `guidance` then are the help. */
    crisis: Nullable(CrisisResources),
    cast: Nullable(HexagramCast),
    fengShui: Nullable(FengShui),
    ...readingProperties,
  },
  { $id: 'EasternWisdom' },
)
export type EasternWisdom = Static<typeof EasternWisdom>

/** Answer of `/api/wisdom/:userId/bazi`. */
export const WisdomBazi = Closed(
  {
    ...fourPillars,
    elements: ElementCounts,
    /** × 10 for the tab’s bars. */
    elementFractions: ElementFractions,
    personality: Texts,
    chart: BaziChart,
    ...readingProperties,
  },
  { $id: 'WisdomBazi' },
)
export type WisdomBazi = Static<typeof WisdomBazi>

export const DailyFortune = Closed(
  {
    date: DateText,
    /** From the own chart; without a birth profile only from the day itself. */
    personal: Type.Boolean(),
    overallRating: Stars,
    score: Percent,
    /** How each system scores the day of somebody with a birth profile; `score` is of the first two. */
    bySystem: Type.Optional(Closed({ pillars: Percent, sign: Percent, animal: Percent })),
    fortune: Type.String(),
    love: Type.String(),
    career: Type.String(),
    wealth: Type.String(),
    health: Type.String(),
    scores: Scores,
    /** The pillar of the day. */
    dayPillar: StemBranch,
    ...readingProperties,
  },
  { $id: 'DailyFortune' },
)
export type DailyFortune = Static<typeof DailyFortune>

export const insightTypes = [
  'fortune',
  'personality',
  'relationship',
  'career',
  'philosophy',
] as const
export type InsightType = (typeof insightTypes)[number]
export const WisdomInsight = Closed(
  {
    id: Type.String({ format: 'uuid' }),
    type: Type.Enum(insightTypes),
    title: Type.String(),
    content: Type.String(),
    /** The tradition it comes from, such as 八字 or “Tropical astrology”. */
    culturalSource: Type.String(),
    /** Share of the factors that were looked at which point the same way. */
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    applicableDate: DateText,
    tags: Texts,
    createdAt: Type.String({ format: 'date-time' }),
    ...readingProperties,
  },
  { $id: 'WisdomInsight' },
)
export type WisdomInsight = Static<typeof WisdomInsight>

/** Answer of `/api/eastern-fortune/bazi-match`: what tradition says of two charts, without a score. */
export const BaziMatch = Closed(
  {
    points: Type.Array(
      Closed({
        rule: Type.Enum(matchRules),
        school: Type.Enum(matchSchools),
        tone: Type.Enum(matchTones),
        /** The rule and its school, in the reader’s language. */
        title: Type.String(),
        source: Type.String(),
        /** What stands on the first person’s side, and on the second’s. */
        first: Type.String(),
        second: Type.String(),
        text: Type.String(),
      }),
    ),
    summary: Type.String(),
    /** What the comparison could not know: an hour, a gender, that both are one. */
    notes: Texts,
    /** The pillars of the two. */
    chart1: Closed(fourPillars),
    chart2: Closed(fourPillars),
    ...readingProperties,
  },
  { $id: 'BaziMatch' },
)
export type BaziMatch = Static<typeof BaziMatch>
