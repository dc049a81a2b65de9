import type { Identity } from '@lumen/contracts/auth/bus'
import type { AuthContext } from '../context.ts'
import { ageBandOf } from '../domain/age.ts'
import { findLiveGuest } from '../store/guests.ts'
import { findLiveSession, markSeen } from '../store/sessions.ts'
import { findUser } from '../store/users.ts'

const seenEveryMs = 5 * 60_000

/** Whose session a token hash is, an account’s or a guest’s; null when it is unknown, expired or ended. */
export async function identifySession(
  context: AuthContext,
  tokenHash: string,
): Promise<Identity | null> {
  const now = context.clock.now()
  const session = await findLiveSession(context.db, tokenHash, now)
  if (session === null) return identifyGuest(context, tokenHash, now)
  const user = await findUser(context.db, context.sealer, session.userId)
  if (user === null) return null
  if (now.getTime() - session.lastSeenAt.getTime() >= seenEveryMs)
    await markSeen(context.db, session.id, now)
  return {
    userId: user.id,
    sessionId: session.id,
    role: user.role,
    ageBand: ageBandOf(user.birthDate, now),
    region: user.region,
    language: user.preferences.language,
    expiresAt: session.expiresAt.toISOString(),
  }
}

/** Whose age nobody knows, they get the strictest band. */
async function identifyGuest(
  { db }: AuthContext,
  tokenHash: string,
  now: Date,
): Promise<Identity | null> {
  const guest = await findLiveGuest(db, tokenHash, now)
  if (guest === null) return null
  const { id, language, expires_at } = guest
  return {
    userId: id,
    sessionId: id,
    role: 'guest',
    ageBand: 'unknown',
    region: null,
    language,
    expiresAt: expires_at.toISOString(),
  }
}
