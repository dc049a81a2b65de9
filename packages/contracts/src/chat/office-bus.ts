import { Type, type Static } from 'typebox'
import { defineRequests } from '../bus.ts'
import { Closed, Id } from '../schema.ts'

export const ListedCompanion = Closed({
  id: Id,
  userId: Id,
  /** UTC; null: nobody wrote yet. */
  lastWrittenOn: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
})
export type ListedCompanion = Static<typeof ListedCompanion>

/** What the back office asks of talks: that they are there, nothing of what is said in them. */
export const chatOfficeRequests = defineRequests({
  'chat.list-all-companions': {
    summary:
      'Page by page all companions that are not hidden, with the last day they were written to',
    input: Closed({
      /** Only companions with a greater id; null: from the first. */
      after: Type.Union([Id, Type.Null()]),
      limit: Type.Integer({ minimum: 1, maximum: 500 }),
    }),
    output: Closed({
      companions: Type.Array(ListedCompanion),
    }),
    timeoutMs: 10_000,
  },
})
