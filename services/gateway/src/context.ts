import { authRequests, type SessionRevoked } from '@lumen/contracts/auth/bus'
import { subjects } from '@lumen/contracts/bus'
import { limits } from '@lumen/contracts/limits'
import { serviceNames, type ServiceName } from '@lumen/contracts/operation'
import { createIdentitySigner, type IdentitySigner } from '@lumen/http/identity'
import { openProcess, type OpenedProcess, type Overrides } from '@lumen/service/open-process'
import { Redis } from 'ioredis'
import { randomUUID } from 'node:crypto'
import { Pool } from 'undici'
import { listSetting, urlNameOf, type GatewayConfig } from './config.ts'
import { createAttemptBudget, type AttemptBudget } from './domain/attempt-budget.ts'
import { createOriginPolicy, type OriginPolicy } from './domain/origins.ts'
import { createSessionCache, type SessionCache } from './sessions/session-cache.ts'

/** Everything an entrance of the gateway may need, built once. */
export type GatewayContext = OpenedProcess & {
  config: GatewayConfig
  /** Users reach the product over https. */
  https: boolean
  /** Names this process on the bus. */
  gatewayId: string
  redis: Redis
  pools: Record<ServiceName, Pool>
  signer: IdentitySigner
  sessions: SessionCache
  unknownTokens: AttemptBudget
  origins: OriginPolicy
}

const upstream = (url: string) =>
  new Pool(url, { connections: 64, pipelining: 1, keepAliveTimeout: 30_000 })

/** Opens what the gateway needs; `closer` closes it, in reverse order. */
export const createContext = (config: GatewayConfig, overrides: Overrides = {}) =>
  openProcess<GatewayContext>(config.base, overrides, ({ base, context, closer }) => {
    const { bus, clock, log, metrics } = context
    const redis = new Redis(base.redisUrl, { maxRetriesPerRequest: 1, commandTimeout: 500 })
    redis.on('error', (error) => log.warn({ err: error }, 'redis connection'))
    closer.add('redis', () => redis.disconnect())
    metrics.gauge('redis_connected', 'Whether Redis is connected', [], (gauge) =>
      gauge.set(redis.status === 'ready' ? 1 : 0),
    )
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
    return {
      config,
      https: config.PUBLIC_URL?.startsWith('https:') ?? false,
      gatewayId: randomUUID(),
      redis,
      pools,
      signer: createIdentitySigner({ privateKey: config.LUMEN_IDENTITY_PRIVATE_KEY }),
      sessions,
      unknownTokens: createAttemptBudget(limits.unknownTokens),
      origins: createOriginPolicy(config.PUBLIC_URL, listSetting(config.LUMEN_ALLOWED_ORIGINS)),
    }
  })
