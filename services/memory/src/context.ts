import type { ChatProvider } from '@lumen/ai/chat'
import { withOneRetry } from '@lumen/ai/chat-retry'
import { createOpenAiChat } from '@lumen/ai/openai-chat'
import { createOpenAiEmbedding } from '@lumen/ai/openai-embedding'
import { subjects } from '@lumen/contracts/bus'
import type { Sealer } from '@lumen/database/sealing'
import { openOutbox, openSealer, openService, type Opened } from '@lumen/service/open'
import type { Overrides } from '@lumen/service/open-process'
import type { MemoryConfig } from './config.ts'
import { createEmbedder, type Embedder } from './index-cache/embedder.ts'
import { createSpaceCache, type SpaceCache } from './index-cache/space-cache.ts'
import { createMemoryMetrics, type MemoryFigures } from './memory-metrics.ts'
import { migrations } from './store/migrations/all.ts'
import type { MemoryTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type MemoryContext = Opened<MemoryTables> & {
  config: MemoryConfig
  sealer: Sealer
  /** Search indexes of those who talk just now. */
  spaces: SpaceCache
  /** Null: things are found by their words alone. */
  embedder: Embedder | null
  /** Reads talks for what to remember; null: rules do. */
  reader: ChatProvider | null
  figures: MemoryFigures
  /** Tells the outbox relay that something was committed. */
  eventsCommitted(): void
}

/** Opens what the service needs; `closer` closes it, in reverse order. */
export const createContext = (config: MemoryConfig, overrides: Overrides = {}) =>
  openService<MemoryContext, 'memory'>(config.base, migrations, overrides, async (opening) => {
    const { context, closer } = opening
    const { db, log, metrics } = context
    const sealer = openSealer(opening, config.LUMEN_SEAL_KEYS)
    const maxBytes = config.MEMORY_INDEX_CACHE_MB * 1024 * 1024
    const spaces = createSpaceCache({ db, maxBytes, log })
    closer.add('search indexes', () => spaces.close())
    const erasures = context.bus.listen(subjects.dataKeyErased('memory'), (data) => {
      const { userId } = (data ?? {}) as { userId?: unknown }
      if (typeof userId === 'string') spaces.drop(userId)
    })
    closer.add('indexes of erased users', async () => erasures.stop())
    const { chat, embedding } = config.ai
    return {
      ...(await openOutbox(opening)),
      config,
      sealer,
      spaces,
      embedder:
        embedding === null ? null : createEmbedder(createOpenAiEmbedding({ ...embedding, log })),
      reader: chat === null ? null : withOneRetry(createOpenAiChat({ ...chat, log }), { log }),
      figures: createMemoryMetrics(metrics),
    }
  })
