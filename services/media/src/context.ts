import { connectBus, type Bus } from '@lumen/bus/connect'
import { shareErasures } from '@lumen/database/erasures'
import { migrate } from '@lumen/database/migrate'
import { openDatabase } from '@lumen/database/open'
import { startRelay } from '@lumen/database/outbox'
import { createSealer, parseSealKeys, type Sealer } from '@lumen/database/sealing'
import type { jobCatalog } from '@lumen/contracts/jobs'
import { createJobs, type Jobs } from '@lumen/jobs/queues'
import { openObjectStore } from '@lumen/objects/open-object-store'
import type { ObjectStore } from '@lumen/objects/object-store'
import { watchStore, type WatchedStore } from '@lumen/objects/watch-store'
import { systemClock, type Clock } from '@lumen/runtime/clock'
import { createCloser, type Closer } from '@lumen/runtime/lifecycle'
import { createLogger, type Logger } from '@lumen/runtime/logger'
import { createMetrics, type Metrics } from '@lumen/runtime/metrics'
import { startTracing, type Tracing } from '@lumen/runtime/tracing'
import type { Kysely } from 'kysely'
import type { MediaConfig } from './config.ts'
import { createObjectLinks, type ObjectLinks } from './domain/object-links.ts'
import { createMediaMetrics, type MediaFigures } from './media-metrics.ts'
import { chargesThroughBilling } from './adapters/billing-charges.ts'
import type { ChargePort } from './adapters/charges.ts'
import { openProviders, type Providers } from './adapters/open-providers.ts'
import { migrations } from './store/migrations/all.ts'
import type { MediaTables } from './store/tables.ts'
import type { RunningVariants } from './use-cases/open-variant.ts'

/** Everything a use case may need, built once. */
export type MediaContext = {
  config: MediaConfig
  db: Kysely<MediaTables>
  sealer: Sealer
  bus: Bus
  jobs: Jobs<typeof jobCatalog, 'media'>
  /** The bytes of what is made and uploaded. */
  objects: WatchedStore
  /** Who makes pictures, speech and videos. */
  providers: Providers
  charges: ChargePort
  /** Signs addresses that open files without a session. */
  links: ObjectLinks
  /** Variants of pictures that are being made. */
  variants: RunningVariants
  clock: Clock
  log: Logger
  metrics: Metrics
  tracing: Tracing
  figures: MediaFigures
  /** Aborted when the service closes: those who wait get what there is. */
  closing: AbortSignal
  /** Tells the outbox relay that something was committed. */
  eventsCommitted(): void
}

export type MediaOverrides = Partial<
  Pick<MediaContext, 'clock' | 'log' | 'providers' | 'charges'>
> & {
  objects?: ObjectStore
}

/**
 * Opens what the service needs; it is closed by `closer`, in reverse order. `stopWaiting` answers
 * those who wait for a job with what there is, so that the server need not wait for them.
 */
export async function createContext(
  config: MediaConfig,
  overrides: MediaOverrides = {},
): Promise<{ context: MediaContext; closer: Closer; stopWaiting(): void }> {
  const log = overrides.log ?? createLogger({ service: 'media', level: config.LOG_LEVEL })
  const clock = overrides.clock ?? systemClock
  const metrics = createMetrics({ service: 'media' })
  const closer = createCloser(log)
  try {
    const tracing = await startTracing({
      service: 'media',
      log,
      endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    })
    closer.add('tracing', () => tracing.close())
    const db = openDatabase<MediaTables>({
      url: config.MEDIA_DATABASE_URL,
      log,
      poolSize: config.MEDIA_DATABASE_POOL,
    })
    closer.add('database', () => db.destroy())
    await migrate(db, migrations, { log })
    const bus = await connectBus({
      url: config.NATS_URL,
      user: config.NATS_USER,
      pass: config.NATS_PASS,
      service: 'media',
      log,
      metrics,
      tracing,
    })
    closer.add('bus', () => bus.close())
    await bus.ensureStreams(['media'])
    const sealKeys = parseSealKeys(config.LUMEN_SEAL_KEYS)
    const own = createSealer({ ...sealKeys, clock })
    const { sealer, stop } = shareErasures(own, bus, 'media')
    closer.add('erasures', stop)
    const relay = startRelay({ db, publish: (event) => bus.publishEvent(event), log, metrics })
    closer.add('outbox relay', () => relay.close())
    const store = overrides.objects ?? (await openObjectStore(config.objects))
    const objects = watchStore(store, (fault, error) => {
      if (fault === null) log.info('files can be kept again')
      else log.error({ err: error, fault }, 'no file can be kept')
    })
    closer.add('object store', () => objects.close())
    const providers = overrides.providers ?? openProviders(config.providers, { log, metrics })
    closer.add('providers', () => providers.close())
    // Closed before what running jobs need.
    const jobs = createJobs({ redisUrl: config.REDIS_URL, log, metrics, service: 'media' })
    closer.add('jobs', () => jobs.close())
    const closing = new AbortController()
    const context: MediaContext = {
      config,
      db,
      sealer,
      bus,
      jobs,
      objects,
      providers,
      charges: overrides.charges ?? chargesThroughBilling(bus),
      links: createObjectLinks(sealKeys),
      variants: new Map(),
      clock,
      log,
      metrics,
      tracing,
      figures: createMediaMetrics(metrics),
      closing: closing.signal,
      eventsCommitted: () => relay.wake(),
    }
    return { context, closer, stopWaiting: () => closing.abort() }
  } catch (error) {
    await closer.close()
    throw error
  }
}
