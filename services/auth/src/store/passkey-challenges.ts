import { passkeyLimits } from '@lumen/contracts/auth/limits'
import type { RedisClient } from '@lumen/runtime/redis'

const lifeMs = passkeyLimits.challengeSeconds * 1000

/** What a challenge was made for: a new passkey in a session, or whoever answers first. */
export type ChallengeOf = { userId: string; sessionId: string } | { ceremonyId: string }

const keyOf = (whose: ChallengeOf) =>
  'userId' in whose
    ? // With the user’s id, by which the erasure of an account finds it.
      `auth:passkey-challenges:new:${whose.userId}:${whose.sessionId}`
    : `auth:passkey-challenges:answer:${whose.ceremonyId}`

/** Keeps a challenge until it is answered, in place of an older one made for the same. */
export async function keepChallenge(
  redis: RedisClient,
  whose: ChallengeOf,
  challenge: string,
  now: Date,
): Promise<void> {
  const kept = JSON.stringify({ challenge, until: now.getTime() + lifeMs })
  await redis.set(keyOf(whose), kept, 'PX', lifeMs)
}

/** Takes a challenge out, so that it is answered once; null when it is gone or too old. */
export async function takeChallenge(
  redis: RedisClient,
  whose: ChallengeOf,
  now: Date,
): Promise<string | null> {
  const kept = await redis.getdel(keyOf(whose))
  if (kept === null) return null
  const { challenge, until } = JSON.parse(kept) as { challenge: string; until: number }
  return now.getTime() < until ? challenge : null
}
