import { authRequests, type SessionRevoked } from '@lumen/contracts/auth/bus'
import { subjects } from '@lumen/contracts/bus'
import { limits } from '@lumen/contracts/limits'
import { serviceNames, type ServiceName } from '@lumen/contracts/operation'
import { createIdentitySigner, type IdentitySigner } from '@lumen/http/identity'
import { openProcess, type OpenedProcess, type Overrides } from '@lumen/service/open-process'
import { openRedis, redisAnswers, type RedisClient } from '@lumen/runtime/redis'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'undici'
import { listSetting, urlNameOf, type GatewayConfig } from './config.ts'
import { createAttemptBudget, type AttemptBudget } from './domain/attempt-budget.ts'
import { createOriginPolicy, type OriginPolicy } from './domain/origins.ts'
import { dispatch } from './http/upstream-answer.ts'
import { createUpstream, openPool, type Upstream } from './http/upstreams.ts'
import { createSessionCache, type SessionCache } from './sessions/session-cache.ts'

/** Everything an entrance of the gateway may need, built once. */
export type GatewayContext = OpenedProcess & {
  config: GatewayConfig
  /** Users reach the product over https. */
  https: boolean
  /** Names this process on the bus. */
  gatewayId: string
  redis: RedisClient
  /** For questions of our own, health above all. */
  pools: Record<ServiceName, Pool>
  /** For what users ask. */
  upstreams: Record<ServiceName, Upstream>
  signer: IdentitySigner
  sessions: SessionCache
  unknownTokens: AttemptBudget
  origins: OriginPolicy
}

/** Whoever asks waits for it: what is not counted by then passes. */
const redisTimeoutMs = 500

const forServices = <Made>(make: (service: ServiceName) => Made) =>
  Object.fromEntries(serviceNames.map((service) => [service, make(service)])) as Record<
    ServiceName,
    Made
  >

/** Opens what the gateway needs; `closer` closes it, in reverse order. */
export const createContext = (config: GatewayConfig, overrides: Overrides = {}) =>
  openProcess<GatewayContext>(config.base, overrides, ({ base, context, closer }) => {
    const { bus, clock, log, metrics, needs } = context
    const redis = openRedis(base.redisUrl, log, { retries: 1, commandTimeout: redisTimeoutMs })
    closer.add('redis', () => redis.disconnect())
    // Without it nobody's requests are counted, and all pass.
    needs.set('redis', () => redisAnswers(redis, redisTimeoutMs))
    metrics.gauge('redis_connected', 'Whether Redis is connected', [], (gauge) =>
      gauge.set(redis.status === 'ready' ? 1 : 0),
    )
    const pools = forServices((service) => openPool(config[urlNameOf(service)]))
    for (const [service, pool] of Object.entries(pools))
      closer.add(`connections to ${service}`, () => pool.close())
    const sessions = createSessionCache(
      async (tokenHash) =>
        (await bus.request(authRequests, 'auth.identify-session', { tokenHash })).identity,
      () => clock.now().getTime(),
      metrics,
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
      upstreams: forServices((service) =>
        createUpstream((request) => dispatch(pools[service], request)),
      ),
      signer: createIdentitySigner({ privateKey: config.LUMEN_IDENTITY_PRIVATE_KEY, metrics }),
      sessions,
      unknownTokens: createAttemptBudget(limits.unknownTokens),
      origins: createOriginPolicy(config.PUBLIC_URL, listSetting(config.LUMEN_ALLOWED_ORIGINS)),
    }
  })
