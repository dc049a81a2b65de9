import type { JetStreamManager } from '@nats-io/jetstream'
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
}

const prefix = eventStream('')

/** Every consumer of events on the server. @throws JetStreamApiError, or an error of the connection */
export async function readConsumerLag(manager: JetStreamManager): Promise<ConsumerLag[]> {
  const lags: ConsumerLag[] = []
  for await (const stream of manager.streams.names()) {
    if (!stream.startsWith(prefix)) continue
    for await (const consumer of manager.consumers.list(stream)) {
      // Without a durable name it is somebody's look at the stream, gone in a moment.
      if (consumer.config.durable_name === undefined) continue
      lags.push({
        source: stream.slice(prefix.length).toLowerCase(),
        consumer: consumer.name,
        pending: consumer.num_pending,
        unsettled: consumer.num_ack_pending,
        redelivered: consumer.num_redelivered,
      })
    }
  }
  return lags
}
