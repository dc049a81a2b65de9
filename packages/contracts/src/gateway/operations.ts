import { Type, type Static } from 'typebox'
import { Closed } from '../schema.ts'

export const ServiceHealth = Closed({
  status: Type.Enum(['ready', 'degraded', 'down']),
  /** Which provider serves each capability, for example `{ "chat": "local" }`; `off: …` says why none. */
  capabilities: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** When its process began, ISO 8601. */
  since: Type.Optional(Type.String()),
})

/** Answer of `GET /api/health`, which the gateway serves itself. */
export const Health = Closed(
  {
    status: Type.Enum(['ok', 'degraded', 'down']),
    live: Type.Literal(true),
    ready: Type.Boolean(),
    services: Type.Record(Type.String(), ServiceHealth),
  },
  { $id: 'Health' },
)
export type Health = Static<typeof Health>
