import { Cluster, Redis, type RedisOptions } from 'ioredis'
import { withDeadline } from './deadline.ts'
import type { Logger } from './logger.ts'
import { readRedisUrl, type RedisAddress } from './redis-url.ts'
import { untilClosed } from './until-closed.ts'

/** One Redis, the master that sentinels name, or a cluster: the same commands, one key in each. */
export type RedisClient = Redis | Cluster

type Patience = {
  /** How often it may connect again before a command fails, of a cluster for ever; null: for ever. */
  readonly retries: number | null
  /** How long a command may take in all; until the connection is given up when absent. */
  readonly commandTimeout?: number
}

/**
 * How every connection to Redis finds out that nobody is there. Workers of BullMQ ask to wait for 10 s at
 * most: who waits longer for anything has a connection that died unheard, and opens another one.
 */
const connectTimeout = 5_000
const socketTimeout = 20_000

/**
 * A connection to what `REDIS_URL` names, which connects again by itself and follows the master when it
 * moves. Its log has a line when it is lost and a line when it is back, however often it tries meanwhile.
 * @throws ConfigError when the address cannot be read
 */
export function openRedis(url: string, log: Logger, patience: Patience): RedisClient {
  const redis = connect(readRedisUrl(url), patience)
  let lost = false
  redis.on('error', (error: Error) => {
    if (!lost) log.error({ err: error }, 'the connection to Redis is lost')
    lost = true
  })
  redis.on('ready', () => {
    if (lost) log.info('the connection to Redis is back')
    lost = false
  })
  return redis
}

function connect(address: RedisAddress, { retries, commandTimeout }: Patience): RedisClient {
  const options = {
    connectTimeout,
    socketTimeout,
    maxRetriesPerRequest: retries,
    ...(commandTimeout !== undefined && { commandTimeout }),
  } satisfies RedisOptions
  switch (address.kind) {
    case 'single':
      return new Redis(address.url, { ...options, reconnectOnError: isOfReplica })
    case 'sentinel': {
      const { sentinels, name, db, login, sentinelLogin, tls } = address
      const redis = new Redis({
        ...options,
        ...login,
        db,
        sentinels: [...sentinels],
        name,
        ...(sentinelLogin.username !== undefined && { sentinelUsername: sentinelLogin.username }),
        ...(sentinelLogin.password !== undefined && { sentinelPassword: sentinelLogin.password }),
        ...(tls && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
        reconnectOnError: (error) => (isOfReplica(error) ? askAgain : false),
        sentinelCommandTimeout: connectTimeout,
        // A master that hangs, or is cut off from its replicas, ends no connection.
        failoverDetector: true,
      })
      return untilClosed(redis)
    }
    case 'cluster': {
      const { nodes, login, tls } = address
      return new Cluster([...nodes], {
        redisOptions: { ...options, ...login, ...(tls && { tls: {} }) },
        // While none of it is there commands wait without their limit: those that have one are refused.
        enableOfflineQueue: commandTimeout === undefined,
        slotsRefreshTimeout: connectTimeout,
        // Certificates are for names.
        ...(tls && { dnsLookup: (host, found) => found(null, host) }),
      })
    }
  }
}

/** Who was the master is a replica now, of another that is found by connecting anew. */
const isOfReplica = ({ message }: Error): boolean => message.includes('READONLY')
const askAgain = 2

/** Whether its keys are spread over servers: what is used together must be called so that it is in one place. */
export const isCluster = (redis: RedisClient): redis is Cluster => redis instanceof Cluster

/** Each server that holds keys: for what is to be looked at whole. @throws Error without a connection to the cluster */
export function mastersOf(redis: RedisClient): readonly Redis[] {
  if (!isCluster(redis)) return [redis]
  // Before, replicas among those that the address names are not known to be some.
  if (redis.status !== 'ready') throw new Error('The cluster of Redis is not connected')
  return redis.nodes('master')
}

/** Whether Redis answers in time; one that hangs keeps its connections. A cluster must be whole. */
export function redisAnswers(redis: RedisClient, timeoutMs: number): Promise<boolean> {
  const asked = isCluster(redis)
    ? redis.cluster('INFO').then((told) => told.includes('cluster_state:ok'))
    : redis.ping().then(() => true)
  return withDeadline(asked, timeoutMs, 'asking Redis').catch(() => false)
}
