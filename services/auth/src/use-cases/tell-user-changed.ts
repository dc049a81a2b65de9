import type { SessionRevoked } from '@lumen/contracts/auth/bus'
import { subjects } from '@lumen/contracts/bus'
import type { AuthContext } from '../context.ts'
import { listLiveSessions } from '../store/sessions.ts'

/** Lets gateways ask anew whose the user’s sessions are, and open pages who the user is. */
export async function tellUserChanged(context: AuthContext, userId: string): Promise<void> {
  const { db, bus, clock } = context
  const sessions = await listLiveSessions(db, userId, clock.now())
  const revoked: SessionRevoked = {
    userId,
    sessionIds: sessions.map((session) => session.id),
    tokenHashes: sessions.map((session) => session.token_hash),
    reason: 'changed',
  }
  bus.broadcast(subjects.sessionRevoked, revoked)
}
