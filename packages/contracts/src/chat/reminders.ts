import { Type, type Static } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, Id, Success, Timestamp } from '../schema.ts'

/** So many reminders of a user may wait. */
export const remindersMost = 50

/** What became of the wish for a reminder, on the reply to it; `due` on the message that reminds. */
export const reminderStates = [
  'set',
  /** What was missing was asked for. */
  'when',
  'hour',
  'what',
  'repeat',
  'past',
  'full',
  'offRecord',
  'noZone',
  'cancelled',
  'none',
  'due',
] as const
export type ReminderState = (typeof reminderStates)[number]

/** On which days it comes again: weekdays from Sunday, 0, or a date of each month, of shorter ones the last. */
export const Repeat = Type.Union([
  Closed({
    weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { minItems: 1, maxItems: 7 }),
  }),
  Closed({ date: Type.Integer({ minimum: 1, maximum: 31 }) }),
])
export type Repeat = Static<typeof Repeat>

export const Reminder = Closed(
  {
    id: Id,
    companionId: Id,
    /** What the user wants to be reminded of, in their words. */
    what: Type.String(),
    /** When it comes next. */
    dueAt: Timestamp,
    /** Null: once. */
    repeat: Type.Union([Repeat, Type.Null()]),
    /** In which it was asked for; IANA name. */
    timeZone: Type.String(),
  },
  { $id: 'Reminder' },
)
export type Reminder = Static<typeof Reminder>

export const reminderOperations = defineOperations({
  'GET /api/reminders': {
    service: 'chat',
    access: 'user',
    summary: 'Reminders that one’s companions are still to give, the next first',
    query: Closed({ companionId: Type.Optional(Id) }),
    replies: { 200: Type.Array(Reminder) },
  },
  'DELETE /api/reminders/:reminderId': {
    service: 'chat',
    access: 'user',
    summary:
      'Take a reminder back before it is given; with `due`, of a repeated one only the time that it names',
    params: Type.Object({ reminderId: Id }),
    query: Closed({ due: Type.Optional(Timestamp) }),
    replies: { 200: Success },
    rate: { max: 60, windowSeconds: 60 },
  },
})
