import { connectBus, type Bus } from '@lumen/bus/connect'
import { openRoom } from '@lumen/content/open-room'
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
import { createServiceChecks, type ServiceChecks } from './adapters/service-checks.ts'
import type { AdminConfig } from './config.ts'
import { helpRoom } from './content.ts'
import { createReaderKeys, type ReaderKeys } from './domain/reader-keys.ts'
import type { ReadHelp } from './use-cases/publish-help.ts'
import { migrations } from './store/migrations/all.ts'
import type { AdminTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type AdminContext = {
  config: AdminConfig
  db: Kysely<AdminTables>
  sealer: Sealer
  bus: Bus
  checks: ServiceChecks
  readers: ReaderKeys
  help: ReadHelp
  clock: Clock
  log: Logger
  metrics: Metrics
  tracing: Tracing
}

export type AdminOverrides = Partial<Pick<AdminContext, 'clock' | 'log' | 'checks' | 'help'>>

/** Opens database and bus; what it opened is closed by `closer`, in reverse order. */
export async function createContext(
  config: AdminConfig,
  overrides: AdminOverrides = {},
): Promise<{ context: AdminContext; closer: Closer }> {
  const log = overrides.log ?? createLogger({ service: 'admin', level: config.LOG_LEVEL })
  const metrics = createMetrics({ service: 'admin' })
  const closer = createCloser(log)
  try {
    const tracing = await startTracing({
      service: 'admin',
      log,
      endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    })
    closer.add('tracing', () => tracing.close())
    const db = openDatabase<AdminTables>({ url: config.ADMIN_DATABASE_URL, log })
    closer.add('database', () => db.destroy())
    await migrate(db, migrations, { log })
    const bus = await connectBus({
      url: config.NATS_URL,
      user: config.NATS_USER,
      pass: config.NATS_PASS,
      service: 'admin',
      log,
      metrics,
      tracing,
    })
    closer.add('bus', () => bus.close())
    const own = createSealer(parseSealKeys(config.LUMEN_SEAL_KEYS))
    const { sealer, stop } = shareErasures(own, bus, 'admin')
    closer.add('erasures', stop)
    const clock = overrides.clock ?? systemClock
    const context: AdminContext = {
      config,
      db,
      sealer,
      bus,
      checks: overrides.checks ?? createServiceChecks({ bus, log }),
      readers: createReaderKeys(config.LUMEN_SEAL_KEYS),
      help: overrides.help ?? openRoom(helpRoom),
      clock,
      log,
      metrics,
      tracing,
    }
    return { context, closer }
  } catch (error) {
    await closer.close()
    throw error
  }
}
