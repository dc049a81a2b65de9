import type { Logger } from './logger.ts'

/**
 * How every connection to Redis finds out that nobody is there. Workers of BullMQ ask to wait for 10 s at
 * most: who waits longer for anything has a connection that died unheard, and opens another one.
 */
export const redisOptions = { connectTimeout: 5_000, socketTimeout: 20_000 } as const

type Connection = { on(event: string, listener: (error: Error) => void): unknown }

/** Has the log tell by one line that a connection to Redis is lost, however often it tries, and by one that it is back. */
export function logRedis(redis: Connection, log: Logger): void {
  let lost = false
  redis.on('error', (error) => {
    if (!lost) log.error({ err: error }, 'the connection to Redis is lost')
    lost = true
  })
  redis.on('ready', () => {
    if (lost) log.info('the connection to Redis is back')
    lost = false
  })
}
