import { Type } from 'typebox'
import { defineRequests } from '../bus.ts'
import { Closed } from '../schema.ts'
import { chatLimits } from './limits.ts'

const Day = Type.String({ format: 'date' })

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
