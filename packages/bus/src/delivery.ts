import type { JetStreamClient, JetStreamManager, JsMsg } from '@nats-io/jetstream'
import { subjects, type EventEnvelope } from '@lumen/contracts/bus'
import { withDeadline } from '@lumen/runtime/deadline'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import { isRequestId, newRequestId, runWithRequestId } from '@lumen/runtime/request-context'
import { traceparentHeader, type Tracing } from '@lumen/runtime/tracing'
import { BusError } from './bus-error.ts'
import type { Connection } from './connection.ts'
import { replayForHeader, store } from './events.ts'
import { decodePayload } from './payload.ts'

export type ConsumerDeps = {
  readonly connection: Connection
  readonly stream: JetStreamClient
  readonly manager: JetStreamManager
  readonly service: string
  readonly log: Logger
  readonly metrics?: Metrics | undefined
  readonly tracing: Tracing
}

export type DeliveryOptions = {
  /** Name of the consumer, kept on the server with how far it has come: `memory-chat`. */
  readonly durable: string
  readonly handler: (event: EventEnvelope) => Promise<void>
  /** Failed deliveries until an event becomes a dead letter, not by an outage; 5 when absent. */
  readonly maxDeliver?: number
  /** Wait before each further delivery; the last one repeats. */
  readonly backoffMs?: readonly number[]
  /** How long one event may take before it counts as failed; 60 s when absent. */
  readonly handlerTimeoutMs?: number
}

/** How long the server waits for a sign of life before it delivers an event again. */
export const ackWaitMs = 10_000
/** Characters kept of what is no event. */
const maxGarbage = 10_000
/** So often a service may not answer an event in time: for some twenty minutes. */
const slowDeliveries = 30
const defaultBackoffMs = [500, 2_000, 10_000, 30_000]

/** From what nobody notices to what waited for a service that was away. */
const lagBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800, 7_200]

/** What becomes of one delivered event: acknowledged, delivered again later, or a dead letter. */
export function createDelivery(
  deps: ConsumerDeps,
  options: DeliveryOptions,
): (message: JsMsg) => Promise<void> {
  const { connection, stream, service, log } = deps
  const { durable, handler, maxDeliver = 5, handlerTimeoutMs = 60_000 } = options
  const backoffMs = options.backoffMs ?? defaultBackoffMs
  const handled = deps.metrics?.histogram(
    'bus_event_seconds',
    'Deliveries of events to a consumer, by how they ended',
    ['durable', 'outcome'],
  )
  const lag = deps.metrics?.histogram(
    'bus_event_lag_seconds',
    'Time from the change that an event tells to the end of its handling',
    ['durable'],
    lagBuckets,
  )
  const backoff = (deliveries: number) => backoffMs[Math.min(deliveries, backoffMs.length) - 1] ?? 0
  /**
   * How often each event, by its place in the stream, was not answered in time. Deliveries tell another
   * number: those of an outage before count too. A restart merely begins anew.
   */
  const timeouts = new Map<number, number>()

  /**
   * That a database or a service is away is the fault of no event: it waits, in order. Where a service is
   * only slow the event itself may be the cause, which must not keep those behind it waiting for ever.
   */
  const isGivenUp = ({ seq, info }: JsMsg, error: unknown): boolean => {
    if (error instanceof Error && 'code' in error && error.code === 'unavailable') return false
    const isSlow = error instanceof BusError && error.code === 'timeout'
    if (!isSlow) return info.deliveryCount >= maxDeliver
    const count = (timeouts.get(seq) ?? 0) + 1
    timeouts.set(seq, count)
    return count >= Math.max(maxDeliver, slowDeliveries)
  }

  const end = (message: JsMsg) => {
    timeouts.delete(message.seq)
    message.ack()
  }

  const bury = async (
    message: JsMsg,
    event: EventEnvelope | undefined,
    error: unknown,
    begun: number,
  ) => {
    const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
    const deliveries = message.info.deliveryCount
    const id = event?.id ?? `${message.info.stream}:${message.seq}`
    log.error(
      { err: error, eventId: id, subject: message.subject, durable, deliveries },
      'event given up: dead letter',
    )
    try {
      await store(connection, stream, {
        subject: `dead.${service}.${message.subject.slice('event.'.length)}`,
        // With its place in the stream: replayed and given up again, it is a letter of its own.
        messageId: `${durable}:${id}:${message.seq}`,
        requestId: event?.requestId ?? newRequestId(),
        // What comes of its replay belongs to the trace that it came of.
        traceparent: message.headers?.get(traceparentHeader),
        data: {
          durable,
          deliveries,
          failedAt: new Date().toISOString(),
          // Never the error's message: it may quote what the handler worked on.
          error: { name, code },
          event: event ?? message.string().slice(0, maxGarbage),
        },
      })
      end(message)
      handled?.observe({ durable, outcome: 'dead' }, secondsSince(begun))
    } catch (cause) {
      log.error({ err: cause, eventId: id, durable }, 'dead letter not stored')
      message.nak(backoff(deliveries))
    }
  }

  return async (message) => {
    const replayFor = message.headers?.get(replayForHeader) ?? ''
    if (replayFor !== '' && replayFor !== durable) return message.ack()
    const begun = performance.now()
    const event = readEvent(message)
    if (!event) return bury(message, undefined, new TypeError('Not an event'), begun)
    // Tells the server that the event is still worked on, so that nobody else gets it meanwhile.
    const working = setInterval(() => message.working(), ackWaitMs / 3)
    try {
      await deps.tracing.inSpan(
        `handle ${event.name}`,
        () =>
          runWithRequestId(event.requestId, () =>
            withDeadline(handler(event), handlerTimeoutMs, `Handling ${event.name} by ${durable}`),
          ),
        {
          kind: 'consumer',
          traceparent: message.headers?.get(traceparentHeader),
          attributes: { 'lumen.request_id': event.requestId },
        },
      )
      end(message)
      handled?.observe({ durable, outcome: 'handled' }, secondsSince(begun))
      const lagMs = Date.now() - Date.parse(event.occurredAt)
      if (Number.isFinite(lagMs)) lag?.observe({ durable }, Math.max(0, lagMs) / 1_000)
    } catch (error) {
      const deliveries = message.info.deliveryCount
      if (isGivenUp(message, error)) {
        await runWithRequestId(event.requestId, () => bury(message, event, error, begun))
        return
      }
      const delayMs = backoff(deliveries)
      log.warn(
        { err: error, eventId: event.id, event: event.name, durable, deliveries, delayMs },
        'event not handled, delivered again later',
      )
      message.nak(delayMs)
      handled?.observe({ durable, outcome: 'failed' }, secondsSince(begun))
    } finally {
      clearInterval(working)
    }
  }
}

const secondsSince = (begun: number): number => (performance.now() - begun) / 1_000

function readEvent(message: JsMsg): EventEnvelope | undefined {
  try {
    const event = decodePayload(message.data) as Partial<EventEnvelope> | null
    if (typeof event?.id !== 'string' || typeof event.name !== 'string') return undefined
    // Who may tell events of one service could name those of another.
    if (message.subject !== subjects.event(event.name)) return undefined
    const requestId = isRequestId(event.requestId) ? event.requestId : newRequestId()
    return { ...event, requestId } as EventEnvelope
  } catch {
    return undefined
  }
}
