import type { ConsumerInfo, JetStreamManager, StreamConfig, StreamState } from '@nats-io/jetstream'
import { millis } from '@nats-io/transport-node'
import { eventStream } from './streams.ts'

/** How far a consumer is behind the events of a service. */
export type ConsumerLag = {
  /** Whose events they are. */
  readonly source: string
  readonly consumer: string
  /** Events that it has not been given yet. */
  readonly pending: number
  /** Given and not settled: being handled, or waiting for their next try. */
  readonly unsettled: number
  /** Of those, how many failed at least once. */
  readonly redelivered: number
  /**
   * How near the oldest event that it has not settled is to being dropped, by age or for want of room: 0
   * to 1; an estimate, since events are of different lengths and times.
   */
  readonly danger: number
}

/** From here on somebody must look: events will be lost. */
export const alarmingDanger = 0.7

const prefix = eventStream('')

/** Every consumer of events on the server. @throws JetStreamApiError, or an error of the connection */
export async function readConsumerLag(manager: JetStreamManager): Promise<ConsumerLag[]> {
  const lags: ConsumerLag[] = []
  for await (const stream of manager.streams.names()) {
    if (!stream.startsWith(prefix)) continue
    const { config, state } = await manager.streams.info(stream)
    for await (const consumer of manager.consumers.list(stream)) {
      // Without a durable name it is somebody's look at the stream, gone in a moment.
      if (consumer.config.durable_name === undefined) continue
      lags.push({
        source: stream.slice(prefix.length).toLowerCase(),
        consumer: consumer.name,
        pending: consumer.num_pending,
        unsettled: consumer.num_ack_pending,
        redelivered: consumer.num_redelivered,
        danger: dangerOf(config, state, consumer),
      })
    }
  }
  return lags
}

function dangerOf(
  { max_age, max_bytes }: Pick<StreamConfig, 'max_age' | 'max_bytes'>,
  { bytes, first_seq, last_seq, first_ts, last_ts }: StreamState,
  { num_pending, num_ack_pending, ack_floor }: ConsumerInfo,
): number {
  if (num_pending + num_ack_pending === 0) return 0
  const oldest = Math.max(ack_floor.stream_seq + 1, first_seq)
  const behind = (last_seq - oldest + 1) / (last_seq - first_seq + 1)
  const [first, last] = [Date.parse(first_ts), Date.parse(last_ts)]
  const ageMs = Date.now() - (last - behind * (last - first))
  return Math.min(1, Math.max(ageMs / millis(max_age), (behind * bytes) / max_bytes, 0))
}
