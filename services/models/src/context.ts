import { subjects } from '@lumen/contracts/bus'
import type { ModelsState } from '@lumen/contracts/models/schema'
import { configuredState } from '@lumen/service/models/configured'
import { openService, type Opened } from '@lumen/service/open'
import type { Overrides } from '@lumen/service/open-process'
import { openModelHost, type HostAccess, type ModelHost } from './adapters/model-host.ts'
import type { ModelsConfig } from './config.ts'
import { ownProvider } from './domain/own-provider.ts'
import { migrations } from './store/migrations/all.ts'
import type { ModelsTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type ModelsContext = Opened<ModelsTables> & {
  config: ModelsConfig
  host: ModelHost
  state(): ModelsState
}

/** Opens what the service needs; `closer` closes it, in reverse order. */
export const createContext = (config: ModelsConfig, overrides: Overrides = {}) =>
  openService<ModelsContext, 'models'>(
    config.base,
    migrations,
    overrides,
    ({ context: { log, bus }, closer }) => {
      const configured = configuredState(config.ai)
      let revision = Date.now()
      const host = openModelHost(hostAccess(config), {
        log,
        closer,
        onChange() {
          revision += 1
          bus.broadcast(subjects.modelsChanged, state())
        },
      })
      const state = (): ModelsState => {
        const current = host.current()
        const own = current && ownProvider(current)
        if (own === null) return { ...configured, revision }
        const answers = own.model !== null && own.state !== 'away'
        return {
          revision,
          answering:
            configured.answering ??
            (answers
              ? { providerId: 'own', model: own.model!, kind: 'own', why: 'own', chosen: false }
              : null),
          embedding:
            configured.embedding ??
            (own.embedding === null ? null : { providerId: 'own', model: own.embedding }),
          providers: [...configured.providers, own],
        }
      }
      return { config, host, state }
    },
  )

const hostAccess = ({
  LUMEN_MODEL_HOST_URL: url,
  LUMEN_MODEL_HOST_KEY: key,
}: ModelsConfig): HostAccess | null => (url && key ? { url, key } : null)
