import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, Success, Text } from '../schema.ts'
import { modelLimits } from './limits.ts'
import {
  AcceptedServer,
  Answering,
  FoundServer,
  ModelChoice,
  ModelName,
  ProviderId,
  serverKinds,
} from './schema.ts'

const ServerParams = Type.Object({ id: ProviderId })

/** Model servers and who answers: for administrators. */
export const modelServerOperations = defineOperations({
  'GET /api/models/servers': {
    service: 'models',
    access: 'admin',
    summary:
      'Looks for model servers now: those accepted, and those found that nobody accepted yet',
    replies: {
      200: Closed({ accepted: Type.Array(AcceptedServer), found: Type.Array(FoundServer) }),
    },
  },
  'POST /api/models/servers/accept': {
    service: 'models',
    access: 'admin',
    summary: 'Let conversations be sent to a server that was found; again: with another model',
    body: Closed({
      kind: Type.Enum(serverKinds),
      address: Text(1, modelLimits.addressLength),
      model: ModelName,
      /** Who accepts knows that conversations are sent there. */
      conversationsAreSentThere: Type.Literal(true),
    }),
    replies: { 200: AcceptedServer },
  },
  'DELETE /api/models/servers/:id': {
    service: 'models',
    access: 'admin',
    summary: 'Send nothing to this server any more',
    params: ServerParams,
    replies: { 200: Success },
  },
  'PUT /api/models/answering': {
    service: 'models',
    access: 'admin',
    summary: 'Say who answers, before the usual order',
    body: Closed({
      /** null: the usual order; `offline`: nobody but the offline companion. */
      choice: Type.Union([ModelChoice, Type.Literal('offline'), Type.Null()]),
    }),
    replies: { 200: Closed({ answering: Type.Union([Answering, Type.Null()]) }) },
  },
})
