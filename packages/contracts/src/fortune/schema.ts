import { Type, type Static } from 'typebox'
import { Closed, LanguageCode } from '../schema.ts'

/** Colours that readings name; screens show them beside the word. */
export const luckyColors = [
  'gold',
  'amber',
  'orange',
  'coral',
  'crimson',
  'rose',
  'violet',
  'indigo',
  'blue',
  'sky-blue',
  'teal',
  'emerald',
  'olive',
  'lemon',
  'ochre',
  'brown',
  'ivory',
  'silver',
  'grey',
  'black',
] as const
export type LuckyColor = (typeof luckyColors)[number]

export const genders = ['male', 'female'] as const
export const yinYang = ['yin', 'yang'] as const

/** Stars as text, such as ★★★★☆. */
export const Stars = Type.String({ pattern: '^★{0,5}☆{0,5}$' })
/** 0 to 1. */
export const Share = Type.Number({ minimum: 0, maximum: 1 })
/** 0 to 100. */
export const Percent = Type.Integer({ minimum: 0, maximum: 100 })
export const DateText = Type.String({ format: 'date' })

const ofElements = <T extends ReturnType<typeof Type.Number>>(value: T) =>
  Closed({ wood: value, fire: value, earth: value, metal: value, water: value })
/** Characters of a chart by element: 8 together, 6 without the hour. */
export const ElementCounts = ofElements(Type.Number({ minimum: 0, maximum: 8 }))
/** Shares with hidden stems and season weighed in; they add up to 1. */
export const ElementFractions = ofElements(Share)

export const zone = {
  /** Says which day it is for the user; else the last zone known of them. */
  timeZone: Type.Optional(
    Type.String({ minLength: 1, maxLength: 64, description: 'IANA name, such as Asia/Shanghai' }),
  ),
}
export const InZone = Closed(zone)

/** What kind of computed thing a fact is; says which picture stands before it. */
export const factKinds = [
  'sign',
  'planet',
  'house',
  'aspect',
  'transit',
  'retrograde',
  'station',
  'ingress',
  'moon-phase',
  'lunation',
  'balance',
  'synastry',
  'animal',
  'pillar',
  'day-pillar',
  'month-pillar',
  'year-pillar',
  'day-master',
  'strength',
  'ten-god',
  'element',
  'relation',
  'spirit',
  'officer',
  'nayin',
  'stage',
  'palace',
  'luck-pillar',
  'solar-term',
  'hexagram',
  'moving-line',
  'direction',
  'flying-star',
  'number',
] as const

/** One computed fact that a text rests on, in the reader’s language. */
export const Fact = Closed({
  kind: Type.Enum(factKinds),
  label: Type.String(),
  /** What it means here, in a few words. */
  detail: Type.Optional(Type.String()),
  /** Whether it speaks for (1), against (−1) or neither (0). */
  tone: Type.Optional(Type.Integer({ minimum: -1, maximum: 1 })),
})
export type Fact = Static<typeof Fact>

/** Stands on every reading. */
export const readingProperties = {
  /** What the text was made from; never empty. */
  facts: Type.Array(Fact),
  /** `local`: written by rules. Otherwise the provider whose model wrote it from the facts. */
  provider: Type.String(),
  model: Type.Optional(Type.String()),
  /** That this is for entertainment, in the reader’s language. */
  notice: Type.String(),
  language: LanguageCode,
}

/** 0 to 100 each; 50 where nothing speaks either way. */
export const Scores = Closed({
  overall: Percent,
  love: Percent,
  career: Percent,
  wealth: Percent,
  health: Percent,
  emotion: Percent,
})
export type Scores = Static<typeof Scores>

/** One point of a chart of days, weeks or months: how favourable it is. */
export const SeriesPoint = Closed({
  /** First day of the span. */
  date: DateText,
  overall: Percent,
  love: Percent,
  career: Percent,
  wealth: Percent,
  health: Percent,
})
export type SeriesPoint = Static<typeof SeriesPoint>

export const Advice = Closed({
  positive: Type.Array(Type.String()),
  negative: Type.Array(Type.String()),
})
