import type { ChatProvider } from '@lumen/ai/chat'
import { withOneRetry } from '@lumen/ai/chat-retry'
import { createOpenAiChat } from '@lumen/ai/openai-chat'
import { createOpenAiEmbedding } from '@lumen/ai/openai-embedding'
import { connectBus, type Bus } from '@lumen/bus/connect'
import { shareErasures } from '@lumen/database/erasures'
import { migrate } from '@lumen/database/migrate'
import { openDatabase } from '@lumen/database/open'
import { createSealer, parseSealKeys, type Sealer } from '@lumen/database/sealing'
import { systemClock, type Clock } from '@lumen/runtime/clock'
import { createCloser, type Closer } from '@lumen/runtime/lifecycle'
import { createLogger, type Logger } from '@lumen/runtime/logger'
import { createMetrics, type Metrics } from '@lumen/runtime/metrics'
import { startTracing, type Tracing } from '@lumen/runtime/tracing'
import type { Kysely } from 'kysely'
import type { MemoryConfig } from './config.ts'
import { createEmbedder, type Embedder } from './index-cache/embedder.ts'
import { createSpaceCache, type SpaceCache } from './index-cache/space-cache.ts'
import { createMemoryMetrics, type MemoryFigures } from './memory-metrics.ts'
import { migrations } from './store/migrations/all.ts'
import type { MemoryTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type MemoryContext = {
  config: MemoryConfig
  db: Kysely<MemoryTables>
  sealer: Sealer
  bus: Bus
  /** Search indexes of those who talk just now. */
  spaces: SpaceCache
  /** Null: things are found by their words alone. */
  embedder: Embedder | null
  /** Reads talks for what to remember; null: rules do. */
  reader: ChatProvider | null
  clock: Clock
  log: Logger
  metrics: Metrics
  tracing: Tracing
  figures: MemoryFigures
}

export type MemoryOverrides = Partial<Pick<MemoryContext, 'clock' | 'log'>>

/** Opens database and bus; what it opened is closed by `closer`, in reverse order. */
export async function createContext(
  config: MemoryConfig,
  overrides: MemoryOverrides = {},
): Promise<{ context: MemoryContext; closer: Closer }> {
  const log = overrides.log ?? createLogger({ service: 'memory', level: config.LOG_LEVEL })
  const clock = overrides.clock ?? systemClock
  const metrics = createMetrics({ service: 'memory' })
  const closer = createCloser(log)
  try {
    const tracing = await startTracing({
      service: 'memory',
      log,
      endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    })
    closer.add('tracing', () => tracing.close())
    const db = openDatabase<MemoryTables>({
      url: config.MEMORY_DATABASE_URL,
      log,
      poolSize: config.MEMORY_DATABASE_POOL,
    })
    closer.add('database', () => db.destroy())
    await migrate(db, migrations, { log })
    const bus = await connectBus({
      url: config.NATS_URL,
      ...(config.NATS_USER !== undefined && { user: config.NATS_USER }),
      ...(config.NATS_PASS !== undefined && { pass: config.NATS_PASS }),
      service: 'memory',
      log,
      metrics,
      tracing,
    })
    closer.add('bus', () => bus.close())
    const own = createSealer({ ...parseSealKeys(config.LUMEN_SEAL_KEYS), clock })
    const { sealer, stop } = shareErasures(own, bus, 'memory')
    closer.add('erasures', stop)
    const maxBytes = config.MEMORY_INDEX_CACHE_MB * 1024 * 1024
    const spaces = createSpaceCache({ db, maxBytes, log })
    closer.add('search indexes', () => spaces.close())
    const { chat, embedding } = config.ai
    const reader = chat === null ? null : withOneRetry(createOpenAiChat({ ...chat, log }), { log })
    const embedder =
      embedding === null ? null : createEmbedder(createOpenAiEmbedding({ ...embedding, log }))
    const figures = createMemoryMetrics(metrics)
    const opened = {
      config,
      db,
      sealer,
      bus,
      spaces,
      embedder,
      reader,
      clock,
      log,
      metrics,
      tracing,
      figures,
    }
    return { context: opened, closer }
  } catch (error) {
    await closer.close()
    throw error
  }
}
