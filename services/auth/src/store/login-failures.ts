import { authLimits } from '@lumen/contracts/auth/limits'
import type { Logger } from '@lumen/runtime/logger'
import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'

const { perAccount, perAddress, windowSeconds } = authLimits.loginFailures

export type LoginFailures = {
  /** Seconds to wait before another attempt, or 0. */
  pause(email: string, address: string): Promise<number>
  record(email: string, address: string): Promise<void>
  /** Forgets the failures of an account after a good sign-in. */
  clear(email: string): Promise<void>
}

const accountKey = (email: string) =>
  `auth:login-failures:account:${createHash('sha256').update(email.toLowerCase()).digest('hex')}`
const addressKey = (address: string) => `auth:login-failures:address:${address}`

/**
 * Counts failed sign-ins per account and per address in Redis. Unknown accounts count too, so that a
 * pause does not tell which exist. Without Redis sign-in goes on unthrottled (and says so in the
 * log): locking everybody out would be worse.
 */
export function createLoginFailures(redis: Redis, log: Logger): LoginFailures {
  const tolerant = async <T>(otherwise: T, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      log.error({ err: error }, 'login throttle is unavailable')
      return otherwise
    }
  }
  const secondsLeft = async (key: string, limit: number) => {
    const [count, left] = await Promise.all([redis.get(key), redis.ttl(key)])
    return Number(count ?? 0) >= limit ? Math.max(left, 1) : 0
  }
  const count = (key: string) => redis.multi().incr(key).expire(key, windowSeconds, 'NX').exec()

  return {
    pause: (email, address) =>
      tolerant(0, async () =>
        Math.max(
          await secondsLeft(accountKey(email), perAccount),
          await secondsLeft(addressKey(address), perAddress),
        ),
      ),
    record: (email, address) =>
      tolerant(undefined, async () => {
        await Promise.all([count(accountKey(email)), count(addressKey(address))])
      }),
    clear: (email) =>
      tolerant(undefined, async () => {
        await redis.del(accountKey(email))
      }),
  }
}

/** For load tests: nothing is counted. */
export const noLoginFailures: LoginFailures = {
  pause: () => Promise.resolve(0),
  record: () => Promise.resolve(),
  clear: () => Promise.resolve(),
}
