import { Type, type Static } from 'typebox'
import { defineRequests } from '../bus.ts'
import { defineOperations } from '../operation.ts'
import { Closed, Id } from '../schema.ts'
import { modelLimits } from './limits.ts'
import { ProviderId } from './schema.ts'

/** What a model is asked for: replies and summaries, reading talks for memories, readings, vectors. */
export const usePurposes = ['talks', 'memories', 'readings', 'meanings'] as const

/** What a model of a provider did on a day, for whoever pays for it: of nobody in particular. */
export const ModelUse = Closed({
  /** UTC. */
  day: Type.String({ format: 'date' }),
  purpose: Type.Enum(usePurposes),
  providerId: ProviderId,
  model: Type.String({ maxLength: modelLimits.nameLength }),
  /** Those that failed before their first word too, with no tokens. */
  requests: Type.Integer({ minimum: 0 }),
  tokensIn: Type.Integer({ minimum: 0 }),
  tokensOut: Type.Integer({ minimum: 0 }),
  seconds: Type.Number({ minimum: 0 }),
})
export type ModelUse = Static<typeof ModelUse>
export type UsePurpose = ModelUse['purpose']

export const modelUseRequests = defineRequests({
  'models.count-use': {
    summary: 'Adds what models were used for in a process; an id that came before adds nothing',
    callers: ['fortune', 'memory', 'chat'],
    input: Closed({
      id: Id,
      uses: Type.Array(ModelUse, { minItems: 1, maxItems: modelLimits.usesAtOnce }),
    }),
    output: Closed({}),
    timeoutMs: 2_000,
  },
})

export const modelUseOperations = defineOperations({
  'GET /api/models/use': {
    service: 'models',
    access: 'admin',
    summary: 'What models of each provider were used for in the last 30 days (UTC), newest first',
    replies: {
      200: Closed({ use: Type.Array(ModelUse, { maxItems: modelLimits.usesRead }) }),
    },
  },
})
