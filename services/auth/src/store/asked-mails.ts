import { authLimits } from '@lumen/contracts/auth/limits'
import type { RedisClient } from '@lumen/runtime/redis'
import { createHash } from 'node:crypto'

/**
 * Whether an address may get one more mail this hour because somebody asked for it; counts it when it
 * may. Without Redis it may: who forgot their password is not to be told off.
 */
export async function mayBeMailed(redis: RedisClient, email: string): Promise<boolean> {
  const address = createHash('sha256').update(email.toLowerCase()).digest('hex')
  const key = `auth:asked-mails:${address}`
  try {
    const [[, count] = []] = (await redis.multi().incr(key).expire(key, 3600, 'NX').exec()) ?? []
    return Number(count ?? 0) <= authLimits.mailsPerHour
  } catch {
    return true
  }
}
