import { Type } from 'typebox'
import { defineRequests } from '../bus.ts'
import { Closed, Id } from '../schema.ts'

/** Figures about one user, for pages that show many. */
export const memoryFigureRequests = defineRequests({
  'memory.count-crystals': {
    summary: 'How many memories are kept of a user, over all companions',
    callers: ['auth'],
    input: Closed({ userId: Id }),
    output: Closed({ count: Type.Integer({ minimum: 0 }) }),
    timeoutMs: 300,
  },
})
