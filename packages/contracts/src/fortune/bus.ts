import { Type, type Static } from 'typebox'
import { defineEvents, defineRequests } from '../bus.ts'
import { Closed, Id, LanguageCode } from '../schema.ts'
import { BirthData, BirthStars } from './birth.ts'

/** One true sentence about a user’s chart or day, in their language. */
export const ChartFact = Closed({
  /** Stable for the same fact of the same day, such as `chart:2026-11-21:sun`. */
  id: Type.String(),
  text: Type.String(),
})
export type ChartFact = Static<typeof ChartFact>

const OfUser = Closed({ userId: Id })

/** Once per user, kind and local day, however often they look. */
export const fortuneEvents = defineEvents({
  'fortune.western-opened': { summary: 'A user looked at a sky chart of theirs', payload: OfUser },
  'fortune.eastern-opened': {
    summary: 'A user looked at their four pillars',
    payload: OfUser,
  },
})

/** Parts of a chart that people ask for by name; of several, the first counts. */
export const chartParts = [
  'animal',
  'moon',
  'rising',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'strength',
  'day-master',
  'luck',
  'favourable',
  'elements',
  'pillars',
  'sun',
] as const
export type ChartPart = (typeof chartParts)[number]

/** The chart itself, or a span of time against it. */
export const chartAbouts = ['chart', 'today', 'tomorrow', 'week', 'month', 'year'] as const
export type ChartAbout = (typeof chartAbouts)[number]

const TimeZone = Type.Union([Type.String({ maxLength: 64 }), Type.Null()])

export const fortuneRequests = defineRequests({
  'fortune.stars': {
    summary: 'A birth with the place that was found for it, and what it comes to; nothing is kept',
    callers: ['chat'],
    input: Closed({ userId: Id, birth: BirthData, language: LanguageCode, timeZone: TimeZone }),
    output: Closed({ birth: BirthData, stars: BirthStars }),
    timeoutMs: 5_000,
  },
  'fortune.facts': {
    summary: 'Facts of a user’s chart and day that fit what they ask, the most telling first',
    callers: ['chat'],
    input: Closed({
      userId: Id,
      about: Type.Enum(chartAbouts),
      /** Of the chart only this; all of it where that is not known, such as a rising sign without a time. */
      part: Type.Optional(Type.Enum(chartParts)),
      language: LanguageCode,
      timeZone: TimeZone,
    }),
    output: Closed({
      /** Empty without a birth profile. */
      facts: Type.Array(ChartFact, { maxItems: 8 }),
    }),
    /** A reply says itself how long it waits; it then goes without. */
    timeoutMs: 1_500,
  },
})
