import { connectBus, type Bus } from '@lumen/bus/connect'
import { shareErasures } from '@lumen/database/erasures'
import { openDatabase } from '@lumen/database/open'
import { createSealer, parseSealKeys, type Sealer } from '@lumen/database/sealing'
import { startRelay } from '@lumen/database/outbox'
import { migrate } from '@lumen/database/migrate'
import { systemClock, type Clock } from '@lumen/runtime/clock'
import { createCloser, type Closer } from '@lumen/runtime/lifecycle'
import { createLogger, type Logger } from '@lumen/runtime/logger'
import { createMetrics, type Metrics } from '@lumen/runtime/metrics'
import { startTracing, type Tracing } from '@lumen/runtime/tracing'
import { Redis } from 'ioredis'
import type { Kysely } from 'kysely'
import type { AuthConfig } from './config.ts'
import { createPush } from './adapters/push/create-push.ts'
import type { Push } from './adapters/push/sender.ts'
import { createPasswordCheck, type PasswordCheck } from './domain/password.ts'
import { createLoginFailures, noLoginFailures, type LoginFailures } from './store/login-failures.ts'
import { migrations } from './store/migrations/all.ts'
import type { AuthTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type AuthContext = {
  config: AuthConfig
  db: Kysely<AuthTables>
  sealer: Sealer
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  tracing: Tracing
  loginFailures: LoginFailures
  checkPassword: PasswordCheck
  push: Push
  /** Origins of push services that the operator trusts. */
  pushOrigins: readonly string[]
  /** Counts push messages by their outcome. */
  pushes: ReturnType<Metrics['counter']>
  /** Tells the outbox relay that something was committed. */
  eventsCommitted(): void
}

export type AuthOverrides = Partial<Pick<AuthContext, 'clock' | 'log'>>

/** Opens database, bus and Redis; what it opened is closed by `closer`, in reverse order. */
export async function createContext(
  config: AuthConfig,
  overrides: AuthOverrides = {},
): Promise<{ context: AuthContext; closer: Closer }> {
  const log = overrides.log ?? createLogger({ service: 'auth', level: config.LOG_LEVEL })
  const metrics = createMetrics({ service: 'auth' })
  const closer = createCloser(log)
  try {
    const tracing = await startTracing({
      service: 'auth',
      log,
      endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    })
    closer.add('tracing', () => tracing.close())
    const db = openDatabase<AuthTables>({ url: config.AUTH_DATABASE_URL, log })
    closer.add('database', () => db.destroy())
    await migrate(db, migrations, { log })
    const redis = new Redis(config.REDIS_URL, { maxRetriesPerRequest: 1, enableOfflineQueue: true })
    redis.on('error', (error) => log.warn({ err: error }, 'redis connection'))
    closer.add('redis', () => redis.disconnect())
    const bus = await connectBus({
      url: config.NATS_URL,
      user: config.NATS_USER,
      pass: config.NATS_PASS,
      service: 'auth',
      log,
      metrics,
      tracing,
    })
    closer.add('bus', () => bus.close())
    await bus.ensureStreams(['auth'])
    const relay = startRelay({ db, publish: (event) => bus.publishEvent(event), log, metrics })
    closer.add('outbox relay', () => relay.close())
    const own = createSealer(parseSealKeys(config.LUMEN_SEAL_KEYS))
    const { sealer, stop } = shareErasures(own, bus, 'auth')
    closer.add('erasures', stop)
    const push = await createPush(config, log)
    closer.add('push services', async () => push.close())
    const context: AuthContext = {
      config,
      db,
      sealer,
      bus,
      clock: overrides.clock ?? systemClock,
      log,
      metrics,
      tracing,
      loginFailures:
        config.LUMEN_RATE_LIMITS === 'off' ? noLoginFailures : createLoginFailures(redis, log),
      checkPassword: createPasswordCheck(),
      push,
      pushOrigins: config.LUMEN_PUSH_ORIGINS.split(',').map((origin) => origin.trim()),
      pushes: metrics.counter('push_messages_total', 'Push messages by outcome', ['outcome']),
      eventsCommitted: () => relay.wake(),
    }
    return { context, closer }
  } catch (error) {
    await closer.close()
    throw error
  }
}
