import { authRequests, type SessionRevoked } from '@lumen/contracts/auth/bus'
import { subjects } from '@lumen/contracts/bus'
import { limits } from '@lumen/contracts/limits'
import { serviceNames, type ServiceName } from '@lumen/contracts/operation'
import { connectBus, type Bus } from '@lumen/bus/connect'
import { createIdentitySigner, type IdentitySigner } from '@lumen/http/identity'
import { systemClock, type Clock } from '@lumen/runtime/clock'
import { createCloser, type Closer } from '@lumen/runtime/lifecycle'
import { createLogger, type Logger } from '@lumen/runtime/logger'
import { createMetrics, type Metrics } from '@lumen/runtime/metrics'
import { startTracing, type Tracing } from '@lumen/runtime/tracing'
import { Redis } from 'ioredis'
import { randomUUID } from 'node:crypto'
import { Pool } from 'undici'
import { listSetting, urlNameOf, type GatewayConfig } from './config.ts'
import { createAttemptBudget, type AttemptBudget } from './domain/attempt-budget.ts'
import { createOriginPolicy, type OriginPolicy } from './domain/origins.ts'
import { createSessionCache, type SessionCache } from './sessions/session-cache.ts'

/** Everything an entrance of the gateway may need, built once. */
export type GatewayContext = {
  config: GatewayConfig
  /** Names this process on the bus. */
  gatewayId: string
  bus: Bus
  redis: Redis
  pools: Record<ServiceName, Pool>
  signer: IdentitySigner
  sessions: SessionCache
  unknownTokens: AttemptBudget
  origins: OriginPolicy
  clock: Clock
  log: Logger
  metrics: Metrics
  tracing: Tracing
}

export type GatewayOverrides = Partial<Pick<GatewayContext, 'clock' | 'log'>>

const upstream = (url: string) =>
  new Pool(url, { connections: 64, pipelining: 1, keepAliveTimeout: 30_000 })

/** Opens bus, Redis and the pools; what it opened is closed by `closer`, in reverse order. */
export async function createContext(
  config: GatewayConfig,
  overrides: GatewayOverrides = {},
): Promise<{ context: GatewayContext; closer: Closer }> {
  const log = overrides.log ?? createLogger({ service: 'gateway', level: config.LOG_LEVEL })
  const clock = overrides.clock ?? systemClock
  const metrics = createMetrics({ service: 'gateway' })
  const closer = createCloser(log)
  try {
    const tracing = await startTracing({
      service: 'gateway',
      log,
      endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    })
    closer.add('tracing', () => tracing.close())
    const redis = new Redis(config.REDIS_URL, { maxRetriesPerRequest: 1, commandTimeout: 500 })
    redis.on('error', (error) => log.warn({ err: error }, 'redis connection'))
    closer.add('redis', () => redis.disconnect())
    const bus = await connectBus({
      url: config.NATS_URL,
      user: config.NATS_USER,
      pass: config.NATS_PASS,
      service: 'gateway',
      log,
      metrics,
      tracing,
    })
    closer.add('bus', () => bus.close())
    const pools = Object.fromEntries(
      serviceNames.map((service) => [service, upstream(config[urlNameOf(service)])]),
    ) as Record<ServiceName, Pool>
    for (const [service, pool] of Object.entries(pools))
      closer.add(`connections to ${service}`, () => pool.close())
    const sessions = createSessionCache(
      async (tokenHash) =>
        (await bus.request(authRequests, 'auth.identify-session', { tokenHash })).identity,
      () => clock.now().getTime(),
    )
    bus.listen(subjects.sessionRevoked, (revoked) => sessions.revoke(revoked as SessionRevoked))
    // A revocation may have passed while the bus was away.
    bus.onStatus(() => sessions.clear())
    const context: GatewayContext = {
      config,
      gatewayId: randomUUID(),
      bus,
      redis,
      pools,
      signer: createIdentitySigner({ privateKey: config.LUMEN_IDENTITY_PRIVATE_KEY }),
      sessions,
      unknownTokens: createAttemptBudget(limits.unknownTokens),
      origins: createOriginPolicy(config.PUBLIC_URL, listSetting(config.LUMEN_ALLOWED_ORIGINS)),
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
