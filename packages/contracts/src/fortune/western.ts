import {
  chartPoints,
  planets,
  relationDomains,
  relationKinds,
  signElements,
  signQualities,
} from './names.ts'
import { Type, type Static } from 'typebox'
import { Closed, Timestamp } from '../schema.ts'
import { Nullable } from './birth.ts'
import {
  aspectKinds,
  Sign,
  zodiacPlace,
  ChartPosition,
  ChartAngle,
  ChartHouse,
  pointOrAngle,
  ChartAspect,
  MoonPhase,
  NatalChart,
} from './birth-chart.ts'
import { DateText, luckyColors, Percent, readingProperties, Scores, SeriesPoint } from './schema.ts'

const Texts = Type.Array(Type.String())

export const Horoscope = Closed(
  {
    sign: Sign,
    date: DateText,
    /** The whole as one text, for the card. */
    text: Type.String(),
    horoscope: Closed({
      overall: Type.String(),
      love: Type.String(),
      career: Type.String(),
      wealth: Type.String(),
      health: Type.String(),
      description: Type.String(),
      luckyColor: Type.String(),
      luckyColorId: Type.Enum(luckyColors),
      luckyNumber: Type.Integer(),
    }),
    scores: Scores,
    ...readingProperties,
  },
  { $id: 'Horoscope' },
)
export type Horoscope = Static<typeof Horoscope>

const periods = ['week', 'month', 'year'] as const
export const astrologyPeriods = periods
export const AstrologyFortune = Closed(
  {
    period: Type.Enum(periods),
    from: DateText,
    to: DateText,
    fortune: Closed({
      overall: Type.String(),
      career: Type.String(),
      love: Type.String(),
      advice: Type.String(),
    }),
    scores: Scores,
    series: Type.Array(SeriesPoint),
    ...readingProperties,
  },
  { $id: 'AstrologyFortune' },
)
export type AstrologyFortune = Static<typeof AstrologyFortune>

export const WesternAnalysis = Closed(
  {
    sign: Sign,
    date: DateText,
    basicInfo: Closed({
      name: Type.String(),
      symbol: Type.String(),
      element: Type.Enum(signElements),
      elementName: Type.String(),
      quality: Type.Enum(signQualities),
      qualityName: Type.String(),
      rulingPlanet: Type.String(),
      /** Such as 3/21–4/19; in the year of `date`, by the Sun’s real ingresses. */
      dates: Type.String(),
    }),
    dailyGuidance: Closed({
      horoscope: Type.String(),
      luckyElements: Closed({
        color: Type.String(),
        colorId: Type.Enum(luckyColors),
        number: Type.Integer(),
        direction: Type.String(),
        time: Type.String(),
      }),
      mood: Type.String(),
      advice: Type.String(),
    }),
    scores: Scores,
    weeklyForecast: Type.String(),
    monthlyOverview: Type.String(),
    /** Seven days from `date` on. */
    week: Type.Array(SeriesPoint),
    personality: Closed({
      coreTraits: Texts,
      strengths: Texts,
      challenges: Texts,
      emotionalStyle: Type.String(),
      communicationPattern: Type.String(),
      stressResponse: Type.String(),
    }),
    relationships: Closed({
      loveStyle: Type.String(),
      friendshipStyle: Type.String(),
      bestMatches: Type.Array(Sign),
      challengingMatches: Type.Array(Sign),
      soulMateQualities: Texts,
    }),
    lifeGuidance: Closed({
      careerPath: Type.String(),
      lifeThemes: Texts,
      spiritualJourney: Type.String(),
      growthAreas: Texts,
    }),
    aiCompanionInsights: Closed({
      idealCompanionTraits: Texts,
      interactionStyle: Type.String(),
      emotionalNeeds: Texts,
      supportStrategy: Type.String(),
    }),
    /** The plain analysis. */
    traits: Texts,
    loveStyle: Type.String(),
    careerAdvice: Type.String(),
    luckyColor: Type.String(),
    luckyColorId: Type.Enum(luckyColors),
    luckyNumber: Type.Integer(),
    luckyStone: Type.String(),
    ...readingProperties,
  },
  { $id: 'WesternAnalysis' },
)
export type WesternAnalysis = Static<typeof WesternAnalysis>

export const Compatibility = Closed(
  {
    partner1: Sign,
    partner2: Sign,
    score: Percent,
    analysis: Type.String(),
    strengths: Texts,
    challenges: Texts,
    ...readingProperties,
  },
  { $id: 'Compatibility' },
)
export type Compatibility = Static<typeof Compatibility>

/** A chart made of two births, without a birth of its own. */
const sharedChart = {
  positions: Type.Array(ChartPosition),
  angles: Type.Array(ChartAngle),
  houses: Type.Array(ChartHouse),
  aspects: Type.Array(ChartAspect),
  text: Type.String(),
}
const House = Type.Integer({ minimum: 1, maximum: 12 })
/** A point of one person in the houses of the other. */
const Overlay = Closed({ name: Type.Enum(chartPoints), house: House, text: Type.String() })

export const Synastry = Closed(
  {
    /** 50 where nothing speaks either way. */
    score: Percent,
    /** What made the score, the weightiest first; positive where it eases. */
    terms: Type.Array(Closed({ aspect: ChartAspect, points: Type.Number(), text: Type.String() })),
    /** From the first person’s points (a) to the second’s (b), the closest first. */
    aspects: Type.Array(ChartAspect),
    /** Midpoints of the two charts; angles only when both are known. */
    composite: Type.Array(Closed({ name: pointOrAngle, ...zodiacPlace })),
    /** The same as a chart; its houses are equal ones from the midpoint of the ascendants. */
    compositeChart: Closed(sharedChart),
    /** The sky halfway between the two births in time and, where both are known, in space. */
    davison: Closed({
      ...sharedChart,
      instant: Timestamp,
      /** Degrees north and east. */
      place: Nullable(Closed({ latitude: Type.Number(), longitude: Type.Number() })),
    }),
    /** The first person’s planets in the second’s houses, and the other way; empty without them. */
    overlays: Closed({ first: Type.Array(Overlay), second: Type.Array(Overlay) }),
    /** Parts of what the two have; 50 where nothing speaks either way. The text is empty around it. */
    domains: Type.Array(
      Closed({ domain: Type.Enum(relationDomains), score: Percent, text: Type.String() }),
    ),
    /** The parts, weighed for what the two may be to each other. */
    kinds: Type.Array(Closed({ kind: Type.Enum(relationKinds), score: Percent })),
    chart1: NatalChart,
    chart2: NatalChart,
    analysis: Type.String(),
    strengths: Texts,
    challenges: Texts,
    ...readingProperties,
  },
  { $id: 'Synastry' },
)
export type Synastry = Static<typeof Synastry>

export const Transits = Closed(
  {
    date: DateText,
    /** The sky at noon of that day in the user’s zone. */
    positions: Type.Array(ChartPosition),
    moonPhase: MoonPhase,
    /** From the sky of the day (a) to the birth chart (b), the closest first. */
    aspects: Type.Array(ChartAspect),
    /** What happens in the span that was asked for, in order of time. */
    timeline: Type.Array(
      Closed({
        kind: Type.Enum(['aspect', 'ingress', 'station', 'lunation']),
        /** The body that moves; the Moon at lunations. */
        body: Type.Enum(chartPoints),
        /** When it is exact. */
        at: Timestamp,
        /** When the aspect comes within 1° and leaves it; null beyond the span, and for other kinds. */
        from: Nullable(Timestamp),
        to: Nullable(Timestamp),
        aspect: Nullable(Type.Enum(aspectKinds)),
        natal: Nullable(pointOrAngle),
        sign: Nullable(Sign),
        turns: Nullable(Type.Enum(['retrograde', 'direct'])),
        lunation: Nullable(Type.Enum(['new', 'first-quarter', 'full', 'last-quarter'])),
        text: Type.String(),
      }),
    ),
    interpretation: Type.String(),
    chart: NatalChart,
    ...readingProperties,
  },
  { $id: 'Transits' },
)
export type Transits = Static<typeof Transits>

export const SolarReturn = Closed(
  {
    year: Type.Integer(),
    /** When the Sun is back at its place at birth. */
    at: Timestamp,
    chart: NatalChart,
    /** From the chart of the return (a) to that of birth (b). */
    aspects: Type.Array(ChartAspect),
    interpretation: Type.String(),
    ...readingProperties,
  },
  { $id: 'SolarReturn' },
)
export type SolarReturn = Static<typeof SolarReturn>

/** A ring of points around a birth chart. */
const ring = {
  positions: Type.Array(ChartPosition),
  angles: Type.Array(ChartAngle),
  /** From these points (a) to the birth chart (b), the closest first. */
  aspects: Type.Array(ChartAspect),
}

/** What traditional and modern techniques say of a day of a life. */
export const Forecast = Closed(
  {
    date: DateText,
    /** null: without time and place of birth there is no rising sign to count from. */
    profection: Nullable(
      Closed({
        /** Full years. */
        age: Type.Integer({ minimum: 0 }),
        house: Type.Integer({ minimum: 1, maximum: 12 }),
        sign: Sign,
        /** Lord of the year: the traditional ruler of the sign. */
        lord: Type.Enum(planets),
        /** Where it stands in the birth chart. */
        lordSign: Sign,
        lordHouse: Type.Integer({ minimum: 1, maximum: 12 }),
        from: DateText,
        to: DateText,
        text: Type.String(),
      }),
    ),
    /** Secondary: a day after birth for every year. Houses are those of birth. */
    progressed: Closed({
      ...ring,
      /** The instant after birth whose sky it is. */
      instant: Timestamp,
      moonPhase: MoonPhase,
      moonSign: Sign,
      moonEnters: Nullable(Closed({ sign: Sign, at: Timestamp })),
      text: Type.String(),
    }),
    /** Every point of birth, moved as far as the progressed Sun. */
    solarArc: Closed({ ...ring, degrees: Type.Number(), text: Type.String() }),
    /** The last return of the Moon to its place at birth, for the place of birth; null without a time. */
    lunarReturn: Nullable(
      Closed({
        ...ring,
        /** Of the return’s own chart, as are the houses of the positions; empty without a place. */
        houses: Type.Array(ChartHouse),
        at: Timestamp,
        next: Timestamp,
        text: Type.String(),
      }),
    ),
    /** The sky of the day itself, at noon. */
    sky: Closed(ring),
    chart: NatalChart,
    ...readingProperties,
  },
  { $id: 'Forecast' },
)
export type Forecast = Static<typeof Forecast>
