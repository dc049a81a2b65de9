import { connectBus, type Bus } from '@lumen/bus/connect'
import { subjects } from '@lumen/contracts/bus'
import { migrate } from '@lumen/database/migrate'
import { openDatabase } from '@lumen/database/open'
import { startRelay } from '@lumen/database/outbox'
import { systemClock, type Clock } from '@lumen/runtime/clock'
import { createCloser, type Closer } from '@lumen/runtime/lifecycle'
import { createLogger, type Logger } from '@lumen/runtime/logger'
import { createMetrics, type Metrics } from '@lumen/runtime/metrics'
import { startTracing, type Tracing } from '@lumen/runtime/tracing'
import type { Kysely } from 'kysely'
import type { BillingConfig } from './config.ts'
import { createWalletTeller, type WalletTeller } from './live/wallet-teller.ts'
import { choosePayments, type Payments } from './adapters/choose-payments.ts'
import { migrations } from './store/migrations/all.ts'
import type { BillingTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type BillingContext = {
  config: BillingConfig
  db: Kysely<BillingTables>
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  tracing: Tracing
  payments: Payments
  /** Tells devices of wallets that changed. */
  teller: WalletTeller
  /** Tells the outbox relay that something was committed. */
  eventsCommitted(): void
}

export type BillingOverrides = Partial<Pick<BillingContext, 'clock' | 'log'>>

/** Opens database and bus; what it opened is closed by `closer`, in reverse order. */
export async function createContext(
  config: BillingConfig,
  overrides: BillingOverrides = {},
): Promise<{ context: BillingContext; closer: Closer }> {
  const log = overrides.log ?? createLogger({ service: 'billing', level: config.LOG_LEVEL })
  const metrics = createMetrics({ service: 'billing' })
  const closer = createCloser(log)
  try {
    const tracing = await startTracing({
      service: 'billing',
      log,
      endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    })
    closer.add('tracing', () => tracing.close())
    const db = openDatabase<BillingTables>({ url: config.BILLING_DATABASE_URL, log })
    closer.add('database', () => db.destroy())
    await migrate(db, migrations, { log })
    const bus = await connectBus({
      url: config.NATS_URL,
      user: config.NATS_USER,
      pass: config.NATS_PASS,
      service: 'billing',
      log,
      metrics,
      tracing,
    })
    closer.add('bus', () => bus.close())
    await bus.ensureStreams(['billing'])
    const relay = startRelay({ db, publish: (event) => bus.publishEvent(event), log, metrics })
    closer.add('outbox relay', () => relay.close())
    const clock = overrides.clock ?? systemClock
    const payments = await choosePayments(config, { db, clock })
    const teller = createWalletTeller((userId, frame) =>
      bus.broadcast(subjects.liveUser(userId), frame),
    )
    closer.add('live frames', () => Promise.resolve(teller.close()))
    const context: BillingContext = {
      config,
      db,
      bus,
      clock,
      payments,
      teller,
      log,
      metrics,
      tracing,
      eventsCommitted: () => relay.wake(),
    }
    return { context, closer }
  } catch (error) {
    await closer.close()
    throw error
  }
}
