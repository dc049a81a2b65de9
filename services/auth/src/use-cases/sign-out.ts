import type { SessionRevoked } from '@lumen/contracts/auth/bus'
import { subjects } from '@lumen/contracts/bus'
import type { AuthContext } from '../context.ts'
import { endSession } from '../store/sessions.ts'

/** Ends one session and tells every gateway at once; a session that had ended stays ended. */
export async function signOut(
  context: AuthContext,
  session: { userId: string; sessionId: string },
): Promise<void> {
  const tokenHash = await endSession(context.db, session.sessionId, context.clock.now())
  if (tokenHash === null) return
  const revoked: SessionRevoked = {
    userId: session.userId,
    sessionIds: [session.sessionId],
    tokenHashes: [tokenHash],
    reason: 'ended',
  }
  context.bus.broadcast(subjects.sessionRevoked, revoked)
}
