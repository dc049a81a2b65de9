import type { JetStreamClient } from '@nats-io/jetstream'
import { headers } from '@nats-io/transport-node'
import { subjects, type EventEnvelope } from '@lumen/contracts/bus'
import { traceparentHeader, type Tracing } from '@lumen/runtime/tracing'
import { BusError } from './bus-error.ts'
import type { Connection } from './connection.ts'
import { encodePayload } from './payload.ts'
import { requestIdHeader } from './requests.ts'

const ackTimeoutMs = 4_000

/**
 * Stores an event in its stream; twice under the same id within two minutes stores it once.
 * @param traceparent of the span that wrote it, when that is no longer the current one
 */
export async function publishEvent(
  connection: Connection,
  stream: JetStreamClient,
  event: EventEnvelope,
  tracing: Tracing,
  traceparent?: string,
): Promise<void> {
  if (!connection.connected()) {
    throw new BusError('unavailable', `No connection to NATS for event ${event.name}`)
  }
  await tracing.inSpan(
    `publish ${event.name}`,
    () =>
      store(connection, stream, {
        subject: subjects.event(event.name),
        messageId: event.id,
        requestId: event.requestId,
        data: event,
        traceparent: tracing.traceparent(),
      }),
    { kind: 'producer', traceparent, attributes: { 'lumen.request_id': event.requestId } },
  )
}

/** Names the one consumer that a replayed event is for; the others pass over it. */
export const replayForHeader = 'Lumen-Replay-For'

/**
 * @returns whether the stream had it already, under this id within two minutes
 * @throws BusError `unavailable` when no stream has acknowledged it
 */
export async function store(
  connection: Connection,
  stream: JetStreamClient,
  message: {
    subject: string
    messageId: string
    requestId: string
    data: unknown
    traceparent?: string | undefined
    replayFor?: string | undefined
  },
): Promise<{ duplicate: boolean }> {
  const { subject, messageId, requestId, data, traceparent, replayFor } = message
  const payload = encodePayload(`Event ${subject}`, data, connection.maxPayload())
  const sent = headers()
  sent.set(requestIdHeader, requestId)
  if (traceparent) sent.set(traceparentHeader, traceparent)
  if (replayFor !== undefined) sent.set(replayForHeader, replayFor)
  try {
    const { duplicate } = await stream.publish(subject, payload, {
      msgID: messageId,
      timeout: ackTimeoutMs,
      headers: sent,
    })
    return { duplicate }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    throw new BusError('unavailable', `No stream has stored ${subject}: ${text}`, { cause: error })
  }
}
