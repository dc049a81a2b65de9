import { openRoom } from '@lumen/content/open-room'
import type { Sealer } from '@lumen/database/sealing'
import { openSealer, openService, type Opened } from '@lumen/service/open'
import type { Overrides } from '@lumen/service/open-process'
import { createServiceChecks, type ServiceChecks } from './adapters/service-checks.ts'
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
}

export type AdminOverrides = Overrides & Partial<Pick<AdminContext, 'checks' | 'help'>>

/** Opens what the service needs; `closer` closes it, in reverse order. */
export const createContext = (config: AdminConfig, overrides: AdminOverrides = {}) =>
  openService<AdminContext>(config.base, migrations, overrides, (opening) => ({
    sealer: openSealer(opening, config.LUMEN_SEAL_KEYS),
    checks: overrides.checks ?? createServiceChecks(opening.context),
    readers: createReaderKeys(config.LUMEN_SEAL_KEYS),
    help: overrides.help ?? openRoom(helpRoom),
  }))
