import type { jobCatalog } from '@lumen/contracts/jobs'
import type { FoundServer } from '@lumen/contracts/models/schema'
import type { Jobs } from '@lumen/jobs/queues'
import { openJobs, openService, type Opened } from '@lumen/service/open'
import type { Overrides } from '@lumen/service/open-process'
import { createServerProbe, type ProbeServer } from './adapters/probe-server.ts'
import type { ModelsConfig } from './config.ts'
import type { OwnReading } from './domain/providers.ts'
import { migrations } from './store/migrations/all.ts'
import type { ModelsTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type ModelsContext = Opened<ModelsTables> & {
  config: ModelsConfig
  jobs: Jobs<typeof jobCatalog, 'models'>
  probe: ProbeServer
  /** What this process knows beside the rows. */
  known: {
    own: OwnReading
    /** The state that processes were told last, without its revision. */
    told: string | null
    /** The look that is under way. */
    looking: Promise<FoundServer[]> | null
  }
}

/** Opens what the service needs; `closer` closes it, in reverse order. */
export const createContext = (config: ModelsConfig, overrides: Overrides = {}) =>
  openService<ModelsContext, 'models'>(config.base, migrations, overrides, (opening) => ({
    config,
    jobs: openJobs(opening),
    probe: createServerProbe(),
    known: { own: null, told: null, looking: null },
  }))
