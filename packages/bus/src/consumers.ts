import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiError,
  ReplayPolicy,
  type ConsumerConfig,
  type JetStreamManager,
} from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import type { ConsumerDeclaration } from '@lumen/contracts/consumers'
import { ackWaitMs } from './delivery.ts'
import { ensureEventStreams, eventStream, serviceOfFilter } from './streams.ts'

const consumerNotFound = 10014
const streamNotFound = 10059

/**
 * Creates a durable consumer where it is missing, with the stream that it reads.
 *
 * @param options.correct one that is different too: for whoever sets up, before services start
 */
export async function ensureConsumer(
  manager: JetStreamManager,
  declaration: ConsumerDeclaration,
  options: { readonly correct?: boolean } = {},
): Promise<void> {
  const source = serviceOfFilter(declaration.filter)
  const stream = eventStream(source)
  const wanted = configOf(declaration)
  try {
    const { config } = await manager.consumers.info(stream, declaration.durable)
    if (options.correct && differs(config, wanted))
      await manager.consumers.update(stream, declaration.durable, wanted)
    return
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  await ensureEventStreams(manager, [source])
  // Adding what somebody else has just added alike is fine.
  await manager.consumers.add(stream, wanted)
}

const configOf = ({ durable, filter, concurrency = 1 }: ConsumerDeclaration) =>
  ({
    durable_name: durable,
    filter_subject: filter,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    replay_policy: ReplayPolicy.Instant,
    ack_wait: nanos(ackWaitMs),
    // Also what keeps the order over several processes: the next event waits for the ack.
    max_ack_pending: concurrency,
    max_deliver: -1,
  }) satisfies ConsumerConfig

const differs = (config: ConsumerConfig, wanted: ConsumerConfig) =>
  config.filter_subject !== wanted.filter_subject ||
  config.ack_wait !== wanted.ack_wait ||
  config.max_ack_pending !== wanted.max_ack_pending

const isMissing = (error: unknown) =>
  error instanceof JetStreamApiError && [consumerNotFound, streamNotFound].includes(error.code)
