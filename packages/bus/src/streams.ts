import {
  DiscardPolicy,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
  type StreamConfig,
} from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import { subjects } from '@lumen/contracts/bus'

const dayMs = 24 * 60 * 60 * 1_000
const streamNotFound = 10059

const mebibyte = 1024 * 1024
/**
 * What each stream may take on disk. The oldest events go first when it is full, as they do with age:
 * `readConsumerLag` tells long before who has not had them.
 */
const eventBytes = 256 * mebibyte
const deadBytes = 64 * mebibyte

/** Events that a consumer could not handle. */
export const deadStream = 'DEAD'

type Stream = Pick<
  StreamConfig,
  'name' | 'subjects' | 'max_age' | 'max_bytes' | 'duplicate_window'
> &
  Partial<StreamConfig>

/** Stream of one service's events. */
export function eventStream(service: string): string {
  return `EVENTS_${service.toUpperCase()}`
}

/**
 * The service whose events a filter asks for.
 *
 * @param filter `event.chat.>` or narrower
 */
export function serviceOfFilter(filter: string): string {
  const service = /^event\.([a-z][a-z0-9-]*)\../.exec(filter)?.[1]
  if (!service) throw new Error(`Filter ${filter} does not name events of one service`)
  return service
}

/**
 * Creates the streams of these services and the one of dead letters where they are missing.
 *
 * @param options.correct those that are different too: for whoever sets up, before services start
 * @param options.replicas on how many servers each stands, with its consumers; as it is when absent, and one
 *   for those that are new
 */
export async function ensureEventStreams(
  manager: JetStreamManager,
  services: readonly string[],
  { correct = false, replicas }: { correct?: boolean; replicas?: number | undefined } = {},
): Promise<void> {
  const ensure = (stream: Stream) =>
    ensureStream(
      manager,
      { ...stream, ...(replicas !== undefined && { num_replicas: replicas }) },
      correct,
    )
  await Promise.all([
    ...services.map((service) =>
      ensure({
        ...common,
        name: eventStream(service),
        subjects: [subjects.event(`${service}.>`)],
        max_age: nanos(7 * dayMs),
        max_bytes: eventBytes,
        duplicate_window: nanos(2 * 60 * 1_000),
      }),
    ),
    ensure({
      ...common,
      name: deadStream,
      subjects: ['dead.>'],
      max_age: nanos(30 * dayMs),
      max_bytes: deadBytes,
      duplicate_window: nanos(2 * 60 * 1_000),
    }),
  ])
}

const common = {
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  discard: DiscardPolicy.Old,
}

async function ensureStream(
  manager: JetStreamManager,
  stream: Stream,
  correct: boolean,
): Promise<void> {
  try {
    const { config } = await manager.streams.info(stream.name)
    if (correct && differs(config, stream)) await manager.streams.update(stream.name, stream)
    return
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.code !== streamNotFound) throw error
  }
  // Adding what somebody else has just added alike is fine.
  await manager.streams.add(stream)
}

function differs(config: StreamConfig, wanted: Stream): boolean {
  return (
    config.max_age !== wanted.max_age ||
    config.max_bytes !== wanted.max_bytes ||
    config.duplicate_window !== wanted.duplicate_window ||
    (wanted.num_replicas !== undefined && config.num_replicas !== wanted.num_replicas) ||
    config.subjects.join() !== wanted.subjects.join()
  )
}
