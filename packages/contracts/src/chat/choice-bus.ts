import { Type } from 'typebox'
import { defineRequests } from '../bus.ts'
import { ModelChoice } from '../models/schema.ts'
import { Closed, Id } from '../schema.ts'

/** Whom a companion’s owner chose: nobody else is to read of their talk. */
export const chatChoiceRequests = defineRequests({
  'chat.read-model-choice': {
    summary: 'The model that was chosen for a companion; null: whoever answers',
    callers: ['memory'],
    input: Closed({ userId: Id, companionId: Id }),
    output: Closed({ choice: Type.Union([ModelChoice, Type.Null()]) }),
    timeoutMs: 2_000,
  },
})
