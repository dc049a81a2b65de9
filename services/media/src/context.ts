import type { jobCatalog } from '@lumen/contracts/jobs'
import { parseSealKeys, type Sealer } from '@lumen/database/sealing'
import type { Jobs } from '@lumen/jobs/queues'
import { openObjectStore } from '@lumen/objects/open-object-store'
import type { ObjectStore } from '@lumen/objects/object-store'
import { watchStore, type WatchedStore } from '@lumen/objects/watch-store'
import { chargesThroughBilling, type Charges } from '@lumen/service/charges'
import { openFlags, type Flags } from '@lumen/service/flags'
import { openJobs, openOutbox, openSealer, openService, type Opened } from '@lumen/service/open'
import type { Overrides } from '@lumen/service/open-process'
import type { MediaConfig } from './config.ts'
import { createObjectLinks, type ObjectLinks } from './domain/object-links.ts'
import { createMediaMetrics, type MediaFigures } from './media-metrics.ts'
import { openProviders, type Providers } from './adapters/open-providers.ts'
import { migrations } from './store/migrations/all.ts'
import type { VariantFile } from './store/object-variants.ts'
import type { MediaTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type MediaContext = Opened<MediaTables> & {
  config: MediaConfig
  sealer: Sealer
  jobs: Jobs<typeof jobCatalog, 'media'>
  /** The bytes of what is made and uploaded. */
  objects: WatchedStore
  /** Who makes pictures, speech and videos. */
  providers: Providers
  charges: Charges
  /** What administrators switched. */
  flags: Flags
  /** Signs addresses that open files without a session. */
  links: ObjectLinks
  /** Variants of pictures that are being made: the same picture twice at a time is painted once. */
  variants: Map<string, Promise<VariantFile | null>>
  figures: MediaFigures
  /** Aborted when the server closes: those who wait get what there is. */
  closing: AbortController
  /** Tells the outbox relay that something was committed. */
  eventsCommitted(): void
}

export type MediaOverrides = Overrides &
  Partial<Pick<MediaContext, 'providers' | 'charges'>> & { objects?: ObjectStore }

/** Longer than a job may wait: what was reserved must not come back while it is worked for. */
const holdSeconds = 86_400

/** Opens what the service needs; `closer` closes it, in reverse order. */
export const createContext = (config: MediaConfig, overrides: MediaOverrides = {}) =>
  openService<MediaContext, 'media'>(config.base, migrations, overrides, async (opening) => {
    const { context, closer } = opening
    const { bus, log, metrics } = context
    const outbox = await openOutbox(opening)
    const sealer = openSealer(opening, config.LUMEN_SEAL_KEYS)
    const store = overrides.objects ?? (await openObjectStore(config.objects))
    const objects = watchStore(store, (fault, error) => {
      if (fault === null) log.info('files can be kept again')
      else log.error({ err: error, fault }, 'no file can be kept')
    })
    closer.add('object store', () => objects.close())
    const providers = overrides.providers ?? openProviders(config.providers, context)
    closer.add('providers', () => providers.close())
    return {
      ...outbox,
      config,
      sealer,
      // Closed before what running jobs need.
      jobs: openJobs(opening),
      objects,
      providers,
      flags: await openFlags(opening),
      charges: overrides.charges ?? chargesThroughBilling(bus, holdSeconds, { tries: 2 }),
      links: createObjectLinks(parseSealKeys(config.LUMEN_SEAL_KEYS)),
      variants: new Map(),
      figures: createMediaMetrics(metrics),
      closing: new AbortController(),
    }
  })
