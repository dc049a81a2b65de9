import { Redis } from 'ioredis'

/** Keys in Redis whose name or content holds one of these words. */
export async function keysHolding(url: string, words: readonly string[]): Promise<string[]> {
  const redis = new Redis(url)
  try {
    const found: string[] = []
    for (const key of await redis.keys('*')) {
      const text = `${key} ${JSON.stringify(await contentOf(redis, key))}`
      if (words.some((word) => text.includes(word))) found.push(text.slice(0, 300))
    }
    return found
  } finally {
    redis.disconnect()
  }
}

async function contentOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'string':
      return redis.get(key)
    case 'hash':
      return redis.hgetall(key)
    case 'list':
      return redis.lrange(key, 0, -1)
    case 'set':
      return redis.smembers(key)
    case 'zset':
      return redis.zrange(key, '0', '-1')
    case 'stream':
      return redis.xrange(key, '-', '+')
    default:
      return null
  }
}
