import { JetStreamApiError, jetstreamManager } from '@nats-io/jetstream'
import { eventConsumers, type ConsumerDeclaration } from '@lumen/contracts/consumers'
import { publishingServices } from '@lumen/contracts/outbox'
import { BusError } from './bus-error.ts'
import { openConnection, type ConnectionOptions } from './connection.ts'
import { ensureConsumer } from './consumers.ts'
import { ensureEventStreams } from './streams.ts'

/** Consumers answer nobody while they move to more servers. */
const timeoutMs = 30_000

const tooFew = (replicas: number, why: string) =>
  `NATS does not keep streams on ${replicas} of its servers: ${why}`

/**
 * Makes the streams and consumers of the product, and corrects those that another version made. It
 * runs before the services, which may only use them: so an old process cannot turn them back.
 *
 * @throws BusError `unavailable` when NATS cannot be reached within 5 s or refuses the user, `invalid` when it
 *   has not so many servers
 */
export async function setUpEvents(
  options: ConnectionOptions,
  {
    services = publishingServices,
    consumers = Object.values(eventConsumers).flatMap((of) => Object.values(of)),
    replicas,
  }: {
    services?: readonly string[]
    consumers?: readonly ConsumerDeclaration[]
    /** On how many servers of a cluster streams stand; as they are when absent. */
    replicas?: number | undefined
  } = {},
): Promise<void> {
  const connection = await openConnection(options)
  try {
    // One that is alone takes the number of some versions, and keeps no replica.
    if (replicas !== undefined && replicas > 1 && connection.nats.info?.cluster === undefined)
      throw new BusError('invalid', tooFew(replicas, 'it is in no cluster'))
    const manager = await jetstreamManager(connection.nats, { timeout: timeoutMs, checkAPI: false })
    await ensureEventStreams(manager, services, { correct: true, replicas }).catch(
      (error: unknown) => {
        if (replicas === undefined || !(error instanceof JetStreamApiError)) throw error
        throw new BusError('invalid', tooFew(replicas, error.message), { cause: error })
      },
    )
    await Promise.all(
      consumers.map((consumer) => ensureConsumer(manager, consumer, { correct: true })),
    )
  } finally {
    await connection.close()
  }
}
