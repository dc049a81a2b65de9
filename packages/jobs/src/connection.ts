import type { Logger } from '@lumen/runtime/logger'
import { logRedis, redisOptions } from '@lumen/runtime/redis-options'
import { Redis } from 'ioredis'

/**
 * A connection to Redis that connects again by itself. Its log has a line when it is lost and a
 * line when it is back, however often it tries meanwhile.
 * @param maxRetriesPerRequest how often it may connect again before a command fails; null: for ever
 */
export function openConnection(
  url: string,
  log: Logger,
  maxRetriesPerRequest: number | null,
): Redis {
  const redis = new Redis(url, { ...redisOptions, maxRetriesPerRequest })
  logRedis(redis, log)
  return redis
}
