import type { Redis } from 'ioredis'

/**
 * Makes a connection to the master that sentinels name stay until it is closed. ioredis ends one for good
 * where word of a new master comes while it connects again: on a busy machine it does just that between the
 * end of the old master and the word. Duplicates, with which workers wait for jobs, BullMQ looks after itself.
 */
export function untilClosed(redis: Redis): Redis {
  let closed = false
  const disconnect = redis.disconnect.bind(redis)
  const quit = redis.quit.bind(redis)
  redis.on('end', () => {
    if (!closed) redis.connect().catch(() => undefined)
  })
  redis.disconnect = (reconnect = false) => {
    closed ||= !reconnect
    disconnect(reconnect)
  }
  redis.quit = () => {
    closed = true
    return quit()
  }
  return redis
}
