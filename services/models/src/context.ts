import type { ModelsState } from '@lumen/contracts/models/schema'
import { configuredState } from '@lumen/service/models/configured'
import { openService, type Opened } from '@lumen/service/open'
import type { Overrides } from '@lumen/service/open-process'
import type { ModelsConfig } from './config.ts'
import { migrations } from './store/migrations/all.ts'
import type { ModelsTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type ModelsContext = Opened<ModelsTables> & { config: ModelsConfig; state(): ModelsState }

/** Opens what the service needs; `closer` closes it, in reverse order. */
export const createContext = (config: ModelsConfig, overrides: Overrides = {}) =>
  openService<ModelsContext, 'models'>(config.base, migrations, overrides, () => {
    const state = configuredState(config.ai)
    return { config, state: () => state }
  })
