import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed } from '../schema.ts'
import { Answering, OfferedProvider } from './schema.ts'

export const modelOperations = defineOperations({
  'GET /api/models': {
    service: 'models',
    access: 'user',
    summary:
      'Who answers and why, and the models that may be chosen; asked again on models_changed',
    replies: {
      200: Closed({
        revision: Type.Integer({ minimum: 0 }),
        /** null: the offline companion. */
        answering: Type.Union([Answering, Type.Null()]),
        providers: Type.Array(OfferedProvider),
      }),
    },
  },
})
