import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import type { EventEnvelope, RequestTable } from '@lumen/contracts/bus'
import { withDeadline } from '@lumen/runtime/deadline'
import type { Metrics } from '@lumen/runtime/metrics'
import { noTracing, type Tracing } from '@lumen/runtime/tracing'
import { serveRequests, type RequestHandlers, type ServeOptions, type Serving } from './answers.ts'
import { createBroadcasts, type Listening } from './broadcasts.ts'
import { openConnection, type BusStatus, type ConnectionOptions } from './connection.ts'
import { readConsumerLag, type ConsumerLag } from './consumer-lag.ts'
import { startConsumer, type ConsumeOptions, type Consuming } from './consume.ts'
import { openDeadLetters, type DeadLetters } from './dead-letters.ts'
import { eraseEvents } from './erase-events.ts'
import { publishEvent } from './events.ts'
import { createAsk, type Ask } from './requests.ts'
import { ensureEventStreams } from './streams.ts'
import { createValidators, type UnknownFields } from './validators.ts'

export type BusOptions = ConnectionOptions & {
  readonly metrics?: Metrics
  /** Records requests and events as spans, and carries traces from service to service. */
  readonly tracing?: Tracing
  /** What is done with fields that the contracts do not know; refused when absent. */
  readonly unknownFields?: UnknownFields
}

/** What one service says to others, and hears from them, over NATS. */
export type Bus = {
  /**
   * Asks another service and validates its answer.
   *
   * @throws BusError; a failure of the answerer keeps its code in `appCode`. Without a connection
   *   the request waits for one within its timeout, then fails with `unavailable`.
   */
  request: Ask
  /**
   * Answers this service's requests, shared with its other copies. Input is validated; a thrown
   * error with one of our codes and a status reaches the asker, any other becomes `internal`.
   *
   * @throws Error when a handler is missing or superfluous
   */
  serve<Table extends RequestTable>(
    table: Table,
    handlers: RequestHandlers<Table>,
    options?: ServeOptions,
  ): Serving
  /** Tells everybody who listens now; dropped without a connection. */
  broadcast(subject: string, data: unknown): void
  /** Hears broadcasts; `subject` may hold wildcards. A failing handler is logged. */
  listen(
    subject: string,
    handler: (data: unknown, subject: string) => void | Promise<void>,
  ): Listening
  /**
   * Stores an event; resolves once it is on disk.
   * @param traceparent of the span that wrote it; the current one when absent
   * @throws BusError `unavailable`
   */
  publishEvent(event: EventEnvelope, traceparent?: string): Promise<void>
  /** Handles each event of a filter, at least once, in order. */
  consume(options: ConsumeOptions): Promise<Consuming>
  /** Creates the event streams of these services, and the one for dead letters, where they are missing. */
  ensureStreams(services: readonly string[]): Promise<void>
  /** Deletes this service's events and dead letters that hold a word, such as a user's id; how many. */
  eraseEvents(word: string): Promise<number>
  /** How far every consumer on the server is behind. */
  consumerLag(): Promise<readonly ConsumerLag[]>
  /** What consumers of all services gave up. */
  readonly deadLetters: DeadLetters
  connected(): boolean
  /** @returns stops telling */
  onStatus(listener: (status: BusStatus) => void): () => void
  /** Resolves when the server has everything sent so far. */
  flush(): Promise<void>
  /** Ends consumers and answers, sends what is left and disconnects. */
  close(): Promise<void>
}

const flushTimeoutMs = 5_000
const managerTimeoutMs = 5_000

/** @throws BusError `unavailable` when NATS cannot be reached within 5 s or refuses the user */
export async function connectBus(options: BusOptions): Promise<Bus> {
  const { service, log, metrics, tracing = noTracing } = options
  const connection = await openConnection(options)
  const stream = jetstream(connection.nats, { timeout: managerTimeoutMs })
  const manager = await jetstreamManager(connection.nats, {
    timeout: managerTimeoutMs,
    checkAPI: false,
  })
  const validators = createValidators(options.unknownFields)
  const parts = { connection, validators, service, log, metrics, tracing }
  const closers = new Set<{ close(): Promise<void> }>()
  const keep = <T extends { close(): Promise<void> }>(part: T): T => {
    const close = async () => {
      closers.delete(kept)
      await part.close()
    }
    const kept = { ...part, close }
    closers.add(kept)
    return kept
  }
  metrics?.gauge('bus_connected', 'Whether NATS is connected', [], (gauge) =>
    gauge.set(connection.connected() ? 1 : 0),
  )

  return {
    ...createBroadcasts(connection, log),
    request: createAsk(parts),
    serve: (table, handlers, serveOptions) =>
      keep(serveRequests(parts, table, handlers, serveOptions)),
    publishEvent: (event, traceparent) =>
      publishEvent(connection, stream, event, tracing, traceparent),
    consume: async (consumeOptions) =>
      keep(await startConsumer({ ...parts, stream, manager }, consumeOptions)),
    ensureStreams: (services) => ensureEventStreams(manager, services),
    eraseEvents: (word) => eraseEvents(manager, service, word),
    consumerLag: () => readConsumerLag(manager),
    deadLetters: openDeadLetters(connection, stream, manager, service),
    connected: connection.connected,
    onStatus: connection.onStatus,
    flush: () => withDeadline(connection.nats.flush(), flushTimeoutMs, 'Flushing NATS'),
    async close() {
      await Promise.allSettled([...closers].map((part) => part.close()))
      await connection.close()
    },
  }
}
