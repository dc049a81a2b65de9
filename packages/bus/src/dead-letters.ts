import {
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  type StoredMsg,
} from '@nats-io/jetstream'
import { subjects, type EventEnvelope } from '@lumen/contracts/bus'
import { traceparentHeader } from '@lumen/runtime/tracing'
import type { Connection } from './connection.ts'
import { store } from './events.ts'
import { deadStream } from './streams.ts'

/** An event that a consumer gave up: which and why, never what the handler said. */
type DeadLetter = {
  /** Its number among the dead letters; newer ones have higher ones. */
  readonly sequence: number
  readonly service: string
  readonly consumer: string
  readonly deliveries: number
  readonly failedAt: string
  readonly error: { readonly name: string | null; readonly code: string | null }
  /** null: what came was no event, so it cannot be replayed. */
  readonly event: Pick<EventEnvelope, 'id' | 'name' | 'occurredAt' | 'requestId'> | null
}

export type DeadLetters = {
  /** The newest first. @param before only older ones than of this number */
  list(page: {
    before?: number | undefined
    limit: number
  }): Promise<{ letters: readonly DeadLetter[]; total: number }>
  /** One of them; null: it was replayed, discarded, or is too old. */
  read(sequence: number): Promise<DeadLetter | null>
  /**
   * Hands an event of this service once more to the consumer that gave it up, and to no other, and
   * removes the letter. `gone`: somebody did so before; `unreadable`: it is no event of this service.
   */
  replay(sequence: number): Promise<'replayed' | 'gone' | 'unreadable'>
  /** Removes a letter for good. @returns whether it was there */
  discard(sequence: number): Promise<boolean>
}

type Stored = {
  durable?: unknown
  deliveries?: unknown
  failedAt?: unknown
  error?: { name?: unknown; code?: unknown }
  event?: unknown
}

const streamNotFound = 10059
const readsAtOnce = 25

/** What operators do with events that were given up; they are kept for 30 days. */
export function openDeadLetters(
  connection: Connection,
  stream: JetStreamClient,
  manager: JetStreamManager,
  service: string,
): DeadLetters {
  // The server counts no further than numbers are exact.
  const read = async (sequence: number) =>
    Number.isSafeInteger(sequence)
      ? manager.streams.getMessage(deadStream, { seq: sequence })
      : null

  /** Numbers of what is there, the newest first. */
  async function sequences(): Promise<number[]> {
    try {
      const { state } = await manager.streams.info(deadStream, { deleted_details: true })
      const deleted = new Set(state.deleted ?? [])
      return Array.from({ length: state.messages === 0 ? 0 : state.last_seq - state.first_seq + 1 })
        .map((_, index) => state.last_seq - index)
        .filter((sequence) => !deleted.has(sequence))
    } catch (error) {
      if (error instanceof JetStreamApiError && error.code === streamNotFound) return []
      throw error
    }
  }

  async function discard(sequence: number): Promise<boolean> {
    try {
      return await manager.streams.deleteMessage(deadStream, sequence, true)
    } catch (error) {
      // The server words it in several ways that it was gone already.
      if (error instanceof JetStreamApiError && (await read(sequence)) === null) return false
      throw error
    }
  }

  return {
    async list({ before, limit }) {
      const all = await sequences()
      const page = all.filter((each) => before === undefined || each < before).slice(0, limit)
      const letters: DeadLetter[] = []
      for (let at = 0; at < page.length; at += readsAtOnce) {
        const messages = await Promise.all(page.slice(at, at + readsAtOnce).map(read))
        letters.push(...messages.flatMap((message) => (message ? [toLetter(message)] : [])))
      }
      return { letters, total: all.length }
    },

    async read(sequence) {
      const message = await read(sequence)
      return message && toLetter(message)
    },

    async replay(sequence) {
      const message = await read(sequence)
      if (message === null) return 'gone'
      const { durable, event } = message.json<Stored>()
      if (typeof durable !== 'string' || !isEvent(event)) return 'unreadable'
      if (!event.name.startsWith(`${service}.`)) return 'unreadable'
      // Under a number of its own: the stream would take the event’s for a double for two minutes.
      const { duplicate } = await store(connection, stream, {
        subject: subjects.event(event.name),
        messageId: `replay:${sequence}:${event.id}`,
        requestId: event.requestId,
        data: event,
        traceparent: message.header.get(traceparentHeader),
        replayFor: durable,
      })
      const removed = await discard(sequence)
      return duplicate || !removed ? 'gone' : 'replayed'
    },

    discard,
  }
}

const isEvent = (value: unknown): value is EventEnvelope => {
  const { id, name, requestId } = (value ?? {}) as Partial<Record<keyof EventEnvelope, unknown>>
  return [id, name, requestId].every((each) => typeof each === 'string')
}
const text = (value: unknown) => (typeof value === 'string' ? value : null)

function toLetter(message: StoredMsg): DeadLetter {
  const { durable, deliveries, failedAt, error, event } = message.json<Stored>()
  return {
    sequence: message.seq,
    service: message.subject.split('.')[1] ?? '',
    consumer: text(durable) ?? '',
    deliveries: Number(deliveries ?? 0),
    failedAt: text(failedAt) ?? message.timestamp,
    error: { name: text(error?.name), code: text(error?.code) },
    event: isEvent(event)
      ? {
          id: event.id,
          name: event.name,
          occurredAt: event.occurredAt,
          requestId: event.requestId,
        }
      : null,
  }
}
