import { Type, type Static } from 'typebox'
import { defineRequests } from './bus.ts'
import type { ServiceName } from './operation.ts'
import { Closed } from './schema.ts'

/** What a service has committed and not published yet. */
export const OutboxBacklog = Closed({
  waiting: Type.Integer({ minimum: 0 }),
  /** Seconds since the oldest of them was written; null: there is none. */
  oldestSeconds: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
})
export type OutboxBacklog = Static<typeof OutboxBacklog>

/** Services that publish events, and so answer how many wait. */
export const publishingServices = [
  'auth',
  'chat',
  'memory',
  'media',
  'fortune',
  'billing',
] as const satisfies readonly ServiceName[]

/** How a service is asked for what waits in its outbox. */
export const outboxRequest = (service: string) =>
  defineRequests({
    [`${service}.read-outbox`]: {
      summary: 'How many events wait to be published, and for how long',
      input: Closed({}),
      output: OutboxBacklog,
      timeoutMs: 2_000,
    },
  })
