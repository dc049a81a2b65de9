import { jetstreamManager } from '@nats-io/jetstream'
import { eventConsumers, type ConsumerDeclaration } from '@lumen/contracts/consumers'
import { publishingServices } from '@lumen/contracts/outbox'
import { openConnection, type ConnectionOptions } from './connection.ts'
import { ensureConsumer } from './consumers.ts'
import { ensureEventStreams } from './streams.ts'

const timeoutMs = 10_000

/**
 * Makes the streams and consumers of the product, and corrects those that another version made. It
 * runs before the services, which may only use them: so an old process cannot turn them back.
 *
 * @throws BusError `unavailable` when NATS cannot be reached within 5 s or refuses the user
 */
export async function setUpEvents(
  options: ConnectionOptions,
  {
    services = publishingServices,
    consumers = Object.values(eventConsumers).flatMap((of) => Object.values(of)),
  }: { services?: readonly string[]; consumers?: readonly ConsumerDeclaration[] } = {},
): Promise<void> {
  const connection = await openConnection(options)
  try {
    const manager = await jetstreamManager(connection.nats, { timeout: timeoutMs, checkAPI: false })
    await ensureEventStreams(manager, services, { correct: true })
    await Promise.all(
      consumers.map((consumer) => ensureConsumer(manager, consumer, { correct: true })),
    )
  } finally {
    await connection.close()
  }
}
