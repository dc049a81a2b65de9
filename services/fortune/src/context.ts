import { connectBus, type Bus } from '@lumen/bus/connect'
import { migrate } from '@lumen/database/migrate'
import { openDatabase } from '@lumen/database/open'
import { systemClock, type Clock } from '@lumen/runtime/clock'
import { createCloser, type Closer } from '@lumen/runtime/lifecycle'
import { createLogger, type Logger } from '@lumen/runtime/logger'
import { createMetrics, type Metrics } from '@lumen/runtime/metrics'
import type { Kysely } from 'kysely'
import type { FortuneConfig } from './config.ts'
import { migrations } from './store/migrations/all.ts'
import type { FortuneTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type FortuneContext = {
  config: FortuneConfig
  db: Kysely<FortuneTables>
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
}

export type FortuneOverrides = Partial<Pick<FortuneContext, 'clock' | 'log'>>

/** Opens database and bus; what it opened is closed by `closer`, in reverse order. */
export async function createContext(
  config: FortuneConfig,
  overrides: FortuneOverrides = {},
): Promise<{ context: FortuneContext; closer: Closer }> {
  const log = overrides.log ?? createLogger({ service: 'fortune', level: config.LOG_LEVEL })
  const metrics = createMetrics({ service: 'fortune' })
  const closer = createCloser(log)
  try {
    const db = openDatabase<FortuneTables>({ url: config.FORTUNE_DATABASE_URL, log })
    closer.add('database', () => db.destroy())
    await migrate(db, migrations, { log })
    const bus = await connectBus({
      url: config.NATS_URL,
      user: config.NATS_USER,
      pass: config.NATS_PASS,
      service: 'fortune',
      log,
      metrics,
    })
    closer.add('bus', () => bus.close())
    const clock = overrides.clock ?? systemClock
    return { context: { config, db, bus, clock, log, metrics }, closer }
  } catch (error) {
    await closer.close()
    throw error
  }
}
