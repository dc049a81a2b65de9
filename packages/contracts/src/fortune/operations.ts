import { Type, type TProperties } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, FilledText, Id, Success, Text } from '../schema.ts'
import { BaziChartInput, BaziFlow, PillarDates } from './bazi.ts'
import { BirthData, BirthProfile, houseSystems, Nullable, Place } from './birth.ts'
import {
  AstrologyBazi,
  BaziMatch,
  castMethods,
  DailyFortune,
  EasternBazi,
  EasternWisdom,
  EasternZodiac,
  insightTypes,
  Prediction,
  predictionPeriods,
  WisdomBazi,
  WisdomInsight,
} from './eastern.ts'
import { fortuneLimits } from './limits.ts'
import { peopleOperations } from './people.ts'
import { DateText, genders, InZone, zone } from './schema.ts'
import { BirthChart } from './birth-chart.ts'
import {
  AstrologyFortune,
  astrologyPeriods,
  Compatibility,
  Forecast,
  Horoscope,
  SolarReturn,
  Synastry,
  Transits,
  WesternAnalysis,
} from './western.ts'

/** Names are free here: one that does not exist is answered 404 with the list. */
const Name = Text(1, 40)
const SignParams = Type.Object({ sign: Name })
const AnimalParams = Type.Object({ animal: Name })
const UserParams = Type.Object({ userId: Id })

/** `date` is today in the user’s zone when left out. */
const OnDay = Closed({ date: Type.Optional(DateText), ...zone })

/** A birth, or nothing of it for the own birth profile. */
const birthOrProfile = <P extends TProperties>(more: P) =>
  Closed({ birth: Type.Optional(Nullable(BirthData)), ...more })

/** Computing is cheap, yet not free. */
const readingRate = { max: 60, windowSeconds: 60 } as const

export const astrologyOperations = defineOperations({
  'GET /api/astrology/horoscope/:sign': {
    service: 'fortune',
    access: 'user',
    summary: 'The day of a sign, from the real sky of that day',
    params: SignParams,
    query: OnDay,
    replies: { 200: Horoscope },
  },
  'POST /api/astrology/bazi': {
    service: 'fortune',
    access: 'user',
    summary: 'The chart of four pillars of a birth',
    query: InZone,
    body: BirthData,
    replies: { 200: AstrologyBazi },
    rate: readingRate,
  },
  'POST /api/astrology/fortune': {
    service: 'fortune',
    access: 'user',
    summary: 'The week, month or year of a sign and a chart of four pillars',
    query: InZone,
    body: Closed({
      zodiacSign: Type.Optional(Nullable(Name)),
      baziChart: BaziChartInput,
      period: Type.Enum(astrologyPeriods),
    }),
    replies: { 200: AstrologyFortune },
    rate: readingRate,
  },
})

export const westernOperations = defineOperations({
  'GET /api/western-astrology/analysis/:sign': {
    service: 'fortune',
    access: 'user',
    summary: 'All about a sign: its nature, its day, week and month',
    params: SignParams,
    query: OnDay,
    replies: { 200: WesternAnalysis },
  },
  'POST /api/western-astrology/compatibility': {
    service: 'fortune',
    access: 'user',
    summary: 'How two signs go together',
    body: Closed({ partner1: Name, partner2: Name }),
    replies: { 200: Compatibility },
    rate: readingRate,
  },
  'POST /api/western-astrology/birth-chart': {
    service: 'fortune',
    access: 'user',
    summary: 'The sky at a birth, with everything computed from it',
    query: InZone,
    body: BirthData,
    replies: { 200: BirthChart },
    rate: readingRate,
  },
  'POST /api/western-astrology/synastry': {
    service: 'fortune',
    access: 'user',
    summary: 'Two births against each other: aspects, composite, a score with its terms',
    query: InZone,
    body: Closed({
      /** Left out: the own birth profile. */
      partner1: Type.Optional(Nullable(BirthData)),
      partner2: BirthData,
    }),
    replies: { 200: Synastry },
    rate: readingRate,
  },
  'POST /api/western-astrology/transits': {
    service: 'fortune',
    access: 'user',
    summary: 'The sky of a day against a birth chart, and what happens over a span',
    query: InZone,
    body: birthOrProfile({
      date: Type.Optional(DateText),
      /** Days of the timeline from `date` on; 30 when left out. */
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: fortuneLimits.transitDays })),
    }),
    replies: { 200: Transits },
    rate: readingRate,
  },
  'POST /api/western-astrology/solar-return': {
    service: 'fortune',
    access: 'user',
    summary: 'The chart of the moment in a year at which the Sun is back where it was at birth',
    query: InZone,
    body: birthOrProfile({
      /** This year when left out. */
      year: Type.Optional(Type.Integer({ minimum: 1600, maximum: 2100 })),
    }),
    replies: { 200: SolarReturn },
    rate: readingRate,
  },
  'POST /api/western-astrology/forecast': {
    service: 'fortune',
    access: 'user',
    summary: 'A day of a life by profection, secondary progressions, solar arc and lunar return',
    query: InZone,
    body: birthOrProfile({
      /** Today when left out; from the birth on, for `fortuneLimits.forecastYears`. */
      date: Type.Optional(DateText),
    }),
    replies: { 200: Forecast },
    rate: readingRate,
  },
})

export const easternOperations = defineOperations({
  'GET /api/eastern-fortune/zodiac/:animal': {
    service: 'fortune',
    access: 'user',
    summary: 'All about an animal of the Chinese zodiac and its day',
    params: AnimalParams,
    query: OnDay,
    replies: { 200: EasternZodiac },
  },
  'POST /api/eastern-fortune/bazi': {
    service: 'fortune',
    access: 'user',
    summary: 'The chart of four pillars of a birth, with what it says',
    query: InZone,
    body: BirthData,
    replies: { 200: EasternBazi },
    rate: readingRate,
  },
  'POST /api/eastern-fortune/bazi-match': {
    service: 'fortune',
    access: 'user',
    summary: 'Two charts of four pillars beside each other, point by point, without a score',
    query: InZone,
    body: Closed({
      /** Left out: the own birth profile. */
      partner1: Type.Optional(Nullable(BirthData)),
      partner2: BirthData,
    }),
    replies: { 200: BaziMatch },
    rate: readingRate,
  },
  'POST /api/eastern-fortune/flow': {
    service: 'fortune',
    access: 'user',
    summary: 'Year, months, days and hours around a day, beside a chart of four pillars',
    body: Closed({ baziChart: BaziChartInput, date: DateText }),
    replies: { 200: BaziFlow },
    rate: readingRate,
  },
  'POST /api/eastern-fortune/reverse': {
    service: 'fortune',
    access: 'user',
    summary: 'The times whose four pillars are these',
    body: Closed({ baziChart: BaziChartInput }),
    replies: { 200: PillarDates },
    rate: readingRate,
  },
  'POST /api/eastern-fortune/prediction': {
    service: 'fortune',
    access: 'user',
    summary: 'The day, week, month or year of an animal, or of a chart of four pillars',
    query: InZone,
    body: Closed({
      zodiac: Name,
      period: Type.Enum(predictionPeriods),
      baziChart: Type.Optional(Nullable(BaziChartInput)),
    }),
    replies: { 200: Prediction },
    rate: readingRate,
  },
  'POST /api/eastern-fortune/wisdom': {
    service: 'fortune',
    access: 'user',
    summary: '易经占卜, 风水指导, 人生智慧, or an answer to a question of one’s own',
    query: InZone,
    body: Closed({
      question: FilledText(fortuneLimits.question),
      zodiac: Type.Optional(Nullable(Name)),
    }),
    replies: { 200: EasternWisdom },
    rate: readingRate,
  },
  'POST /api/eastern-fortune/iching': {
    service: 'fortune',
    access: 'user',
    summary: 'A cast of the I Ching, read for a question',
    query: InZone,
    body: Closed({
      question: Type.Optional(FilledText(fortuneLimits.question)),
      method: Type.Optional(Type.Enum(castMethods)),
      /** Left out: a new cast. Sent: that cast again. */
      seed: Type.Optional(Type.String({ pattern: `^[\\w-]{1,${fortuneLimits.seed}}$` })),
    }),
    replies: { 200: EasternWisdom },
    rate: readingRate,
  },
  'POST /api/eastern-fortune/feng-shui': {
    service: 'fortune',
    access: 'user',
    summary: 'Flying stars of a year; with a birth and a gender the eight mansions as well',
    query: InZone,
    body: birthOrProfile({
      gender: Type.Optional(Nullable(Type.Enum(genders))),
      year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2100 })),
    }),
    replies: { 200: EasternWisdom },
    rate: readingRate,
  },
})

export const wisdomOperations = defineOperations({
  'GET /api/wisdom/places': {
    service: 'fortune',
    access: 'user',
    summary: 'Places by what somebody typed, in any of the eight languages',
    query: Closed({ query: Type.String({ minLength: 1, maxLength: fortuneLimits.place }) }),
    replies: {
      200: Closed({
        places: Type.Array(Place),
        /** Where the places come from, to be shown beside them. */
        attribution: Closed({ text: Type.String(), url: Type.String() }),
      }),
    },
    rate: { max: 120, windowSeconds: 60 },
  },
  'GET /api/wisdom/:userId/birth-profile': {
    service: 'fortune',
    access: 'user',
    summary: 'What is kept of one’s birth; null when nothing is',
    params: UserParams,
    replies: { 200: Closed({ profile: Nullable(BirthProfile) }) },
  },
  'PUT /api/wisdom/:userId/birth-profile': {
    service: 'fortune',
    access: 'user',
    summary: 'Keep one’s birth, or correct it; readings are made anew',
    params: UserParams,
    query: InZone,
    body: BirthData,
    replies: { 200: Closed({ profile: BirthProfile }) },
    rate: readingRate,
  },
  'DELETE /api/wisdom/:userId/birth-profile': {
    service: 'fortune',
    access: 'user',
    summary: 'Forget one’s birth and every insight made from it',
    params: UserParams,
    replies: { 200: Success },
  },
  'GET /api/wisdom/:userId/chart': {
    service: 'fortune',
    access: 'user',
    summary: 'The sky at one’s own birth; 404 `birth_profile_missing` without a profile',
    params: UserParams,
    query: Closed({ houseSystem: Type.Optional(Type.Enum(houseSystems)), ...zone }),
    replies: { 200: BirthChart },
  },
  'GET /api/wisdom/:userId/bazi': {
    service: 'fortune',
    access: 'user',
    summary: 'The own four pillars; 404 `birth_profile_missing` without a profile',
    params: UserParams,
    query: InZone,
    replies: { 200: WisdomBazi },
  },
  'GET /api/wisdom/:userId/daily-fortune': {
    service: 'fortune',
    access: 'user',
    summary: 'A day by the own chart; without a birth profile by the day alone',
    params: UserParams,
    query: OnDay,
    replies: { 200: DailyFortune },
  },
  'GET /api/wisdom/:userId/insights': {
    service: 'fortune',
    access: 'user',
    summary: 'Insights that were made, the newest first',
    params: UserParams,
    query: Closed({ type: Type.Optional(Type.Enum(insightTypes)) }),
    replies: { 200: Type.Array(WisdomInsight) },
  },
  'POST /api/wisdom/:userId/insights': {
    service: 'fortune',
    access: 'user',
    summary: 'Make an insight; the same type, day and language gives the one there is',
    params: UserParams,
    query: InZone,
    body: Closed({
      type: Type.Enum(insightTypes),
      context: Type.Optional(Closed({ date: Type.Optional(Type.String({ maxLength: 40 })) })),
    }),
    replies: { 200: WisdomInsight },
    rate: readingRate,
  },
})

export const fortuneOperations = defineOperations({
  ...astrologyOperations,
  ...westernOperations,
  ...easternOperations,
  ...wisdomOperations,
  ...peopleOperations,
})
