import type { Redis } from 'ioredis'

const scanAtOnce = 1_000

/**
 * Removes keys in Redis that are named after a user: limits of any service, failed sign-ins.
 * @param words ids and hashes, without characters that patterns give a meaning
 * @returns how many
 */
export async function forgetKeys(redis: Redis, words: readonly string[]): Promise<number> {
  let removed = 0
  for (const word of words) {
    let cursor = '0'
    do {
      const [next, keys] = await redis.scan(cursor, 'MATCH', `*${word}*`, 'COUNT', scanAtOnce)
      if (keys.length > 0) removed += await redis.unlink(...keys)
      cursor = next
    } while (cursor !== '0')
  }
  return removed
}
