import { authLimits } from '@lumen/contracts/auth/limits'
import type { Logger } from '@lumen/runtime/logger'
import { isCluster, type RedisClient } from '@lumen/runtime/redis'
import { createHash } from 'node:crypto'

const { perAccount, perAddress, windowSeconds } = authLimits.loginFailures

/**
 * Who tries to get into an account. What the account knows (a device it was used on, a network, a live
 * session, a passkey) is counted by itself; all others are strangers together, and lock out nobody but strangers.
 */
export type Trier =
  | { kind: 'session' | 'device' | 'network' | 'passkey'; id: string }
  | { kind: 'stranger' }

export type LoginFailures = {
  /**
   * Counts an attempt as failed before its password is looked at, so that many at the same time are
   * no more than one after the other. Seconds to wait when there were too many, else 0.
   */
  attempt(email: string, trier: Trier, address: string): Promise<number>
  /** Takes back a good attempt, and forgets the failures of who made it. */
  succeeded(email: string, trier: Trier, address: string): Promise<void>
}

const prefix = 'auth:login-failures'
function keysOf(
  redis: RedisClient,
  email: string,
  trier: Trier,
  address: string,
): [string] | [string, string] {
  // All in one place of a cluster, or an account and an address could not be looked at together.
  const begin = isCluster(redis) ? `{${prefix}}` : prefix
  const account = createHash('sha256').update(email.toLowerCase()).digest('hex')
  if (trier.kind === 'stranger')
    return [`${begin}:stranger:${account}`, `${begin}:address:${address}`]
  const own = `${begin}:${trier.kind}:${account}:${trier.id}`
  // A neighbour’s failures do not count against a device or session that is known.
  return trier.kind === 'network' ? [own, `${begin}:address:${address}`] : [own]
}

/** Counts in all windows when none is full, else answers with the seconds until there is room. */
const countAttempt = `
local wait = 0
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('get', key) or '0') >= tonumber(ARGV[i]) then
    wait = math.max(wait, redis.call('ttl', key), 1)
  end
end
if wait > 0 then return wait end
for _, key in ipairs(KEYS) do
  if redis.call('incr', key) == 1 then redis.call('expire', key, ARGV[3]) end
end
return 0`
const takeBack = `
redis.call('del', KEYS[1])
if KEYS[2] and tonumber(redis.call('get', KEYS[2]) or '0') > 0 then redis.call('decr', KEYS[2]) end
return 0`

/**
 * Counts failed sign-ins per account and who tries, and per address, in Redis. Unknown accounts count
 * too, so that a pause does not tell which exist. Without Redis sign-in goes on unthrottled (and says so
 * in the log): locking everybody out would be worse.
 */
export function createLoginFailures(redis: RedisClient, log: Logger): LoginFailures {
  const tolerant = async <T>(otherwise: T, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      log.error({ err: error }, 'login throttle is unavailable')
      return otherwise
    }
  }
  return {
    attempt: (email, trier, address) =>
      tolerant(0, async () => {
        const keys = keysOf(redis, email, trier, address)
        return Number(
          await redis.eval(
            countAttempt,
            keys.length,
            ...keys,
            perAccount,
            perAddress,
            windowSeconds,
          ),
        )
      }),
    succeeded: (email, trier, address) =>
      tolerant(undefined, async () => {
        const keys = keysOf(redis, email, trier, address)
        await redis.eval(takeBack, keys.length, ...keys)
      }),
  }
}

/** For load tests: nothing is counted. */
export const noLoginFailures: LoginFailures = {
  attempt: () => Promise.resolve(0),
  succeeded: () => Promise.resolve(),
}
