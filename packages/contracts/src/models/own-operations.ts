import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed } from '../schema.ts'
import { modelKinds, OwnModels } from './own-models.ts'
import { ModelName } from './schema.ts'

const NameParams = Type.Object({ name: ModelName })
/** Each command answers with all there is to know afterwards. */
const replies = { 200: OwnModels }
/** The host answers at once; what takes long goes on without anybody who waits. */
const base = { service: 'models', access: 'admin' } as const

/** Models that this installation runs itself: for administrators. */
export const ownModelOperations = defineOperations({
  'GET /api/models/catalogue': {
    ...base,
    summary:
      'Models that this installation can run: how they fit, what is here, in use, on its way',
    replies: {
      200: Closed({
        /** null: this installation runs no models (Docker, several machines). */
        own: Type.Union([OwnModels, Type.Null()]),
      }),
    },
  },
  'POST /api/models/downloads': {
    ...base,
    summary: 'Fetch a model of the catalogue; one at a time',
    body: Closed({ name: ModelName }),
    replies,
  },
  'POST /api/models/downloads/:name/pause': {
    ...base,
    summary: 'Stop fetching a model; what came is kept',
    params: NameParams,
    replies,
  },
  'POST /api/models/downloads/:name/resume': {
    ...base,
    summary: 'Go on fetching a model, from where it ended',
    params: NameParams,
    replies,
  },
  'DELETE /api/models/downloads/:name': {
    ...base,
    summary: 'Stop fetching a model and throw away what came',
    params: NameParams,
    replies,
  },
  'PUT /api/models/own': {
    ...base,
    summary:
      'Take a model of this machine into use, in the place of the one before, or none; a voice, in the place of those of its languages',
    body: Closed({
      kind: Type.Enum(modelKinds),
      name: Type.Union([ModelName, Type.Null()]),
      /** False takes the named one out of use, and leaves other voices in it. */
      used: Type.Optional(Type.Boolean()),
    }),
    replies,
  },
  'DELETE /api/models/kept/:name': {
    ...base,
    summary: 'Remove a model from this machine; a file of the operator’s own is only forgotten',
    params: NameParams,
    replies,
  },
})
