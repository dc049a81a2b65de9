import { mastersOf, type RedisClient } from '@lumen/runtime/redis'

const scanAtOnce = 1_000

/**
 * Removes keys in Redis that are named after a user: limits of any service, failed sign-ins.
 * @param words ids and hashes, without characters that patterns give a meaning
 * @returns how many
 */
export async function forgetKeys(redis: RedisClient, words: readonly string[]): Promise<number> {
  let removed = 0
  for (const master of mastersOf(redis))
    for (const word of words) {
      let cursor = '0'
      do {
        const [next, keys] = await master.scan(cursor, 'MATCH', `*${word}*`, 'COUNT', scanAtOnce)
        // One by one: keys of a server of a cluster are not of one place, and may move meanwhile.
        const gone = await Promise.all(keys.map((key) => redis.unlink(key)))
        removed += gone.reduce((sum, count) => sum + count, 0)
        cursor = next
      } while (cursor !== '0')
    }
  return removed
}
