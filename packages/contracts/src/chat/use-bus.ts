import { Type } from 'typebox'
import { defineRequests } from '../bus.ts'
import { ModelChoice } from '../models/schema.ts'
import { Closed, Id } from '../schema.ts'
import { chatLimits } from './limits.ts'

const Day = Type.String({ format: 'date' })

/** Whom a companion’s owner chose: nobody else is to read of their talk. */
export const chatChoiceRequests = defineRequests({
  'chat.read-model-choice': {
    summary: 'The model that was chosen for a companion; null: whoever answers',
    input: Closed({ userId: Id, companionId: Id }),
    output: Closed({ choice: Type.Union([ModelChoice, Type.Null()]) }),
    timeoutMs: 2_000,
  },
})

export const chatUseRequests = defineRequests({
  'chat.read-provider-use': {
    summary: 'What models of providers were used for, by day (UTC): what it costs the operator',
    input: Closed({ from: Day, to: Day }),
    output: Closed({
      /** Newest first; requests that failed before their first word count with no tokens. */
      use: Type.Array(
        Closed({
          day: Day,
          providerId: Type.String(),
          model: Type.String(),
          requests: Type.Integer(),
          tokensIn: Type.Integer(),
          tokensOut: Type.Integer(),
          seconds: Type.Number(),
        }),
        { maxItems: chatLimits.providerUseRead },
      ),
    }),
    timeoutMs: 2_000,
  },
})
