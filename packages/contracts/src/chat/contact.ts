import { Type, type Static } from 'typebox'
import { Closed } from '../schema.ts'

/** A time on the wall, `09:30`: as texts they sort like the times they say. */
export const ClockTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })

const Hours = Closed({ from: ClockTime, to: ClockTime })
export type Hours = Static<typeof Hours>

const settings = {
  /** Off until its user turns it on. */
  enabled: Type.Boolean(),
  /** Days of the week on which it may write; 0 is Sunday. */
  days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
    minItems: 1,
    maxItems: 7,
    uniqueItems: true,
  }),
  /** When it may write on these days: within one day, `from` before `to`. */
  hours: Hours,
  /** When no companion of the user may write; may reach over midnight. null: there are no such hours. */
  quiet: Type.Union([Hours, Type.Null()]),
}

/** Whether and when a companion may write by itself; `quiet` and `timeZone` hold for all of them. */
export const ContactWish = Closed(
  {
    ...settings,
    timeZone: Type.String({ minLength: 1, maxLength: 64, description: 'IANA name' }),
  },
  { $id: 'ContactWish' },
)
export type ContactWish = Static<typeof ContactWish>

export const ContactState = Closed(
  {
    ...settings,
    /** null: not told yet. */
    timeZone: Type.Union([Type.String(), Type.Null()]),
    /** How often it wrote since the user last did; after the third time it waits for them. */
    unanswered: Type.Integer({ minimum: 0 }),
  },
  { $id: 'ContactState' },
)
export type ContactState = Static<typeof ContactState>

/** Why a companion writes by itself. */
export const contactOccasions = ['birthday', 'anniversary', 'plan', 'greeting'] as const
export type ContactOccasion = (typeof contactOccasions)[number]

/** So many messages of a companion may stay without an answer; then it waits. */
export const unansweredMost = 3
