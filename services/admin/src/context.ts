import { openRoom } from '@lumen/content/open-room'
import type { Sealer } from '@lumen/database/sealing'
import { createQueueControl, type QueueControl } from '@lumen/jobs/queue-control'
import { processingConsent, type MayProcess } from '@lumen/service/consents'
import { openModeration } from '@lumen/service/models/open-moderation'
import { createModerate, type Moderate } from '@lumen/service/moderate'
import { openSealer, openService, type Opened } from '@lumen/service/open'
import type { OpenedProcess, Opening, Overrides } from '@lumen/service/open-process'
import { chooseLogs } from './adapters/choose-logs.ts'
import type { ReadLogs } from './adapters/logs/log-line.ts'
import { createServiceChecks, type ServiceChecks } from './adapters/service-checks.ts'
import { measureBus } from './admin-metrics.ts'
import type { AdminConfig } from './config.ts'
import { helpRoom, type ReadHelp } from './content.ts'
import { createReaderKeys, type ReaderKeys } from './domain/reader-keys.ts'
import { migrations } from './store/migrations/all.ts'
import type { AdminTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type AdminContext = Opened<AdminTables> & {
  sealer: Sealer
  checks: ServiceChecks
  readers: ReaderKeys
  help: ReadHelp
  /** The queues of all services. */
  queues: QueueControl
  logs: ReadLogs
  /** For how long a legal hold may keep the notice of an access back; 0: not at all. */
  noticeHoldDays: number
  /** The policy that content is held against. */
  moderate: Moderate
  mayProcess: MayProcess
}

export type AdminOverrides = Overrides & Partial<Pick<AdminContext, 'checks' | 'help'>>

/** Opens what the service needs; `closer` closes it, in reverse order. */
export const createContext = (config: AdminConfig, overrides: AdminOverrides = {}) =>
  openService<AdminContext>(config.base, migrations, overrides, (opening) => {
    measureBus(opening.context)
    return {
      queues: openQueues(config, opening),
      logs: chooseLogs(config),
      sealer: openSealer(opening, config.LUMEN_SEAL_KEYS),
      checks: overrides.checks ?? createServiceChecks(opening.context),
      readers: createReaderKeys(config.LUMEN_SEAL_KEYS),
      help: overrides.help ?? openRoom(helpRoom),
      noticeHoldDays: config.CONTENT_NOTICE_HOLD_DAYS,
      moderate: createModerate({
        model: openModeration(config.moderation, opening.context),
        log: opening.context.log,
        metrics: opening.context.metrics,
        service: 'admin',
      }),
      mayProcess: processingConsent(opening.context.bus, opening.context.log),
    }
  })

function openQueues(
  { base: { redisUrl } }: AdminConfig,
  { context: { log, metrics }, closer }: Opening<OpenedProcess>,
): QueueControl {
  const queues = createQueueControl({ redisUrl, log, metrics })
  closer.add('queue control', () => queues.close())
  return queues
}
