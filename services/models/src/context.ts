import type { jobCatalog } from '@lumen/contracts/jobs'
import type { FoundServer, ModelsState } from '@lumen/contracts/models/schema'
import type { Jobs } from '@lumen/jobs/queues'
import { openJobs, openService, type Opened } from '@lumen/service/open'
import type { Overrides } from '@lumen/service/open-process'
import { openModelHost, type HostAccess, type ModelHost } from './adapters/model-host.ts'
import { createServerProbe, type ProbeServer } from './adapters/probe-server.ts'
import type { ModelsConfig } from './config.ts'
import { migrations } from './store/migrations/all.ts'
import type { ModelsTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type ModelsContext = Opened<ModelsTables> & {
  config: ModelsConfig
  jobs: Jobs<typeof jobCatalog, 'models'>
  host: ModelHost
  probe: ProbeServer
  /** What is going on in this process. */
  known: {
    /** The state that processes were told last, without its revision. */
    told: string | null
    /** One is told after the other. */
    telling: Promise<ModelsState> | null
    /** The look that is under way. */
    looking: Promise<FoundServer[]> | null
    /** The one after it, for who asked since it began. */
    lookingNext: Promise<FoundServer[]> | null
  }
}

/** Opens what the service needs; `closer` closes it, in reverse order. */
export const createContext = (config: ModelsConfig, overrides: Overrides = {}) =>
  openService<ModelsContext, 'models'>(config.base, migrations, overrides, (opening) => {
    const { log } = opening.context
    return {
      config,
      jobs: openJobs(opening),
      host: openModelHost(hostAccess(config), { log, closer: opening.closer }),
      probe: createServerProbe(),
      known: { told: null, telling: null, looking: null, lookingNext: null },
    }
  })

const hostAccess = ({
  LUMEN_MODEL_HOST_URL: url,
  LUMEN_MODEL_HOST_KEY: key,
}: ModelsConfig): HostAccess | null => (url && key ? { url, key } : null)
