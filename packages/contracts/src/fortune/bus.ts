import { Type, type Static } from 'typebox'
import { defineRequests } from '../bus.ts'
import { Closed, Id, LanguageCode } from '../schema.ts'

/** One true sentence about a user’s chart or day, in their language. */
export const ChartFact = Closed({
  /** Stable for the same fact of the same day, such as `chart:2026-11-21:sun`. */
  id: Type.String(),
  text: Type.String(),
})
export type ChartFact = Static<typeof ChartFact>

export const fortuneRequests = defineRequests({
  'fortune.facts': {
    summary: 'Facts of a user’s chart and day that fit what they ask, the most telling first',
    input: Closed({
      userId: Id,
      /** `today`: the day against the chart. `chart`: the chart itself. */
      about: Type.Enum(['today', 'chart']),
      language: LanguageCode,
      timeZone: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
    }),
    output: Closed({
      /** Empty without a birth profile. */
      facts: Type.Array(ChartFact, { maxItems: 8 }),
    }),
    /** A reply does not wait longer; it then goes without. */
    timeoutMs: 300,
  },
})
