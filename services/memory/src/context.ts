import type { ChatProvider } from '@lumen/ai/chat'
import { subjects } from '@lumen/contracts/bus'
import { chatChoiceRequests } from '@lumen/contracts/chat/choice-bus'
import type { Sealer } from '@lumen/database/sealing'
import { awaitedConsent, type MayProcess } from '@lumen/service/consents'
import { openModels } from '@lumen/service/models'
import { openOutbox, openSealer, openService, type Opened } from '@lumen/service/open'
import type { Overrides } from '@lumen/service/open-process'
import type { MemoryConfig } from './config.ts'
import { keepEmbedders, type Embedder } from './index-cache/embedder.ts'
import { createSpaceCache, type SpaceCache } from './index-cache/space-cache.ts'
import { createMemoryMetrics, type MemoryFigures } from './memory-metrics.ts'
import type { OwnerRef } from './store/conversations.ts'
import { migrations } from './store/migrations/all.ts'
import type { MemoryTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type MemoryContext = Opened<MemoryTables> & {
  config: MemoryConfig
  sealer: Sealer
  /** Search indexes of those who talk just now. */
  spaces: SpaceCache
  /** Who turns words into meanings now; null: things are found by their words alone. */
  embedder(): Embedder | null
  /** Whether a model reads talks for what to remember; else rules do. */
  hasReader(): boolean
  /**
   * Who reads a talk: the model that was chosen for it, and nobody in its place; null: rules do.
   * @throws BusError while chat does not say which: what rules read no model reads later
   */
  readerOf(owner: OwnerRef): Promise<ChatProvider | null>
  figures: MemoryFigures
  /** It throws while auth does not answer, and so does the next: what they allow waits. */
  mayProcess: MayProcess
  /** Whether what somebody tells may be remembered here, by rules: also of a guest. */
  mayRemember: MayProcess
  /** Tells the outbox relay that something was committed. */
  eventsCommitted(): void
}

export type MemoryOverrides = Overrides & Partial<Pick<MemoryContext, 'mayProcess'>>

/** Opens what the service needs; `closer` closes it, in reverse order. */
export const createContext = (config: MemoryConfig, overrides: MemoryOverrides = {}) =>
  openService<MemoryContext, 'memory'>(config.base, migrations, overrides, async (opening) => {
    const { context, closer } = opening
    const { bus, db, log, metrics } = context
    const sealer = openSealer(opening, config.LUMEN_SEAL_KEYS)
    const maxBytes = config.MEMORY_INDEX_CACHE_MB * 1024 * 1024
    const spaces = createSpaceCache({ db, maxBytes, log, metrics })
    closer.add('search indexes', () => spaces.close())
    const models = await openModels(opening, config.ai)
    const embedderOf = keepEmbedders()
    const erasures = context.bus.listen(subjects.dataKeyErased('memory'), (data) => {
      const { userId } = (data ?? {}) as { userId?: unknown }
      if (typeof userId === 'string') spaces.drop(userId)
    })
    closer.add('indexes of erased users', async () => erasures.stop())
    return {
      ...(await openOutbox(opening)),
      config,
      mayProcess: overrides.mayProcess ?? awaitedConsent(bus, 'dataProcessing'),
      mayRemember: overrides.mayProcess ?? awaitedConsent(bus, 'remembering'),
      sealer,
      spaces,
      embedder() {
        const provider = models.embedding()
        return provider && embedderOf(provider)
      },
      hasReader: () => models.state().providers.length > 0,
      async readerOf({ userId, companionId }) {
        if (models.state().providers.length === 0) return null
        const asked = { userId, companionId }
        const { choice } = await bus.request(chatChoiceRequests, 'chat.read-model-choice', asked)
        const model = models.chat(choice)
        return model === null || model === 'away' ? null : model.provider
      },
      figures: createMemoryMetrics(metrics),
    }
  })
