import { withOneRetry } from '@lumen/ai/chat-retry'
import { createOpenAiChat } from '@lumen/ai/openai-chat'
import { connectBus, type Bus } from '@lumen/bus/connect'
import { shareErasures } from '@lumen/database/erasures'
import { migrate } from '@lumen/database/migrate'
import { openDatabase } from '@lumen/database/open'
import { startRelay } from '@lumen/database/outbox'
import { createSealer, parseSealKeys, type Sealer } from '@lumen/database/sealing'
import { systemClock, type Clock } from '@lumen/runtime/clock'
import { createCloser, type Closer } from '@lumen/runtime/lifecycle'
import { createLogger, type Logger } from '@lumen/runtime/logger'
import { createMetrics, type Metrics } from '@lumen/runtime/metrics'
import { startTracing, type Tracing } from '@lumen/runtime/tracing'
import type { Kysely } from 'kysely'
import { createEngine, type Engine } from './compute/engine.ts'
import type { FortuneConfig } from './config.ts'
import { createFortuneMetrics, type FortuneFigures } from './fortune-metrics.ts'
import { migrations } from './store/migrations/all.ts'
import type { FortuneTables } from './store/tables.ts'
import type { RunningReadings } from './use-cases/kept-reading.ts'
import { createModelWriter, type ModelWriter } from './adapters/model-writer.ts'

/** Everything a use case may need, built once. */
export type FortuneContext = {
  config: FortuneConfig
  db: Kysely<FortuneTables>
  sealer: Sealer
  bus: Bus
  /** Charts and local texts, in a thread of their own. */
  engine: Engine
  /** Null: the local writer's texts stand as they are. */
  writer: ModelWriter | null
  running: RunningReadings
  clock: Clock
  log: Logger
  metrics: Metrics
  tracing: Tracing
  figures: FortuneFigures
  /** Tells the outbox relay that something was committed. */
  eventsCommitted(): void
}

export type FortuneOverrides = Partial<Pick<FortuneContext, 'clock' | 'log'>>

/** Opens database and bus; what it opened is closed by `closer`, in reverse order. */
export async function createContext(
  config: FortuneConfig,
  overrides: FortuneOverrides = {},
): Promise<{ context: FortuneContext; closer: Closer }> {
  const log = overrides.log ?? createLogger({ service: 'fortune', level: config.LOG_LEVEL })
  const clock = overrides.clock ?? systemClock
  const metrics = createMetrics({ service: 'fortune' })
  const figures = createFortuneMetrics(metrics)
  const closer = createCloser(log)
  try {
    const tracing = await startTracing({
      service: 'fortune',
      log,
      endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    })
    closer.add('tracing', () => tracing.close())
    const db = openDatabase<FortuneTables>({
      url: config.FORTUNE_DATABASE_URL,
      log,
      poolSize: config.FORTUNE_DATABASE_POOL,
    })
    closer.add('database', () => db.destroy())
    await migrate(db, migrations, { log })
    const bus = await connectBus({
      url: config.NATS_URL,
      user: config.NATS_USER,
      pass: config.NATS_PASS,
      service: 'fortune',
      log,
      metrics,
      tracing,
    })
    closer.add('bus', () => bus.close())
    await bus.ensureStreams(['fortune'])
    const relay = startRelay({ db, publish: (event) => bus.publishEvent(event), log, metrics })
    closer.add('outbox relay', () => relay.close())
    const own = createSealer({ ...parseSealKeys(config.LUMEN_SEAL_KEYS), clock })
    const { sealer, stop } = shareErasures(own, bus, 'fortune')
    closer.add('erasures', stop)
    const engine = createEngine({
      log,
      observe: (task, ms) => figures.computing.observe({ task }, ms / 1000),
    })
    closer.add('charts', () => engine.close())
    const { chat } = config.ai
    const writer =
      chat === null
        ? null
        : createModelWriter({
            provider: withOneRetry(createOpenAiChat({ ...chat, log }), { log }),
            clock,
            log,
            failures: figures.modelFailures,
          })
    return {
      context: {
        config,
        db,
        sealer,
        bus,
        engine,
        writer,
        running: new Map(),
        clock,
        log,
        metrics,
        tracing,
        figures,
        eventsCommitted: () => relay.wake(),
      },
      closer,
    }
  } catch (error) {
    await closer.close()
    throw error
  }
}
