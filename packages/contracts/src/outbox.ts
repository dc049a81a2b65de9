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

/** What became of an event that was to be handed once more to the consumer that gave it up. */
export const Replay = Closed({
  /** `gone`: somebody did so before; `unreadable`: it is no event of this service. */
  outcome: Type.Enum(['replayed', 'gone', 'unreadable']),
})

/** How a service is asked to tell an event of its own again: nobody else may. */
export const replayRequest = (service: string) =>
  defineRequests({
    [`${service}.replay-event`]: {
      summary: 'Hand an event once more to the consumer that gave it up, and remove its letter',
      callers: ['admin'],
      input: Closed({ sequence: Type.Integer({ minimum: 1 }) }),
      output: Replay,
      timeoutMs: 10_000,
    },
  })

/** How a service is asked for what waits in its outbox. */
export const outboxRequest = (service: string) =>
  defineRequests({
    [`${service}.read-outbox`]: {
      summary: 'How many events wait to be published, and for how long',
      callers: ['admin'],
      input: Closed({}),
      output: OutboxBacklog,
      timeoutMs: 2_000,
    },
  })
