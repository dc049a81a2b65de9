import { Type, type Static } from 'typebox'

const closed = { additionalProperties: false }
/** Regular expressions over a message in lower case; Latin words end where their letters do. */
const patterns = Type.Array(Type.String({ minLength: 1 }))
const parts = ['night', 'morning', 'noon', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof parts)[number]

/** How a reminder is asked for and its time is named: `content/<language>/vocabulary/reminders.yaml`. */
export const reminderWords = Type.Object(
  {
    /** By how it is asked for: what is left of that in what is to be said (`기`). */
    asks: Type.Record(Type.String({ minLength: 1 }), Type.String()),
    /** A message with one of these asks for none. */
    never: patterns,
    /** The newest reminder is to go. */
    cancels: patterns,
    /** `{h}` and `{m}` are numbers. */
    clock: patterns,
    /** Half past `{h}`, and half an hour before it. */
    half: patterns,
    halfTo: patterns,
    parts: Type.Object(
      {
        night: patterns,
        morning: patterns,
        noon: patterns,
        afternoon: patterns,
        evening: patterns,
      },
      closed,
    ),
    /** `{n}` is a number. */
    in: Type.Object({ minutes: patterns, hours: patterns, halfHour: patterns }, closed),
    /** What is to come again and again; `{w}` are weekdays, `{d}` is a date. */
    repeats: Type.Object(
      {
        /** From Sunday, and what stands between two of them. */
        days: Type.Array(Type.String({ minLength: 1 }), { minItems: 7, maxItems: 7 }),
        and: Type.String({ minLength: 1 }),
        daily: patterns,
        each: Type.Object(
          { morning: patterns, noon: patterns, afternoon: patterns, evening: patterns },
          closed,
        ),
        workdays: patterns,
        weekends: patterns,
        weekly: patterns,
        monthly: patterns,
        monthStart: patterns,
        monthEnd: patterns,
        /** Often, but in a way that is asked about: every other day. */
        unclear: patterns,
        /** By what a day is the first, and not the only one. */
        from: patterns,
      },
      closed,
    ),
    /** Numbers that are written out. */
    numbers: Type.Record(Type.String({ pattern: '^\\d+$' }), patterns),
    /** What stands before and after what is to be said, and is no part of it. */
    opening: patterns,
    ending: patterns,
  },
  closed,
)
export type ReminderWords = Static<typeof reminderWords>
