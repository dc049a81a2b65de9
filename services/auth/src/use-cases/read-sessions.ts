import type { DeviceSession } from '@lumen/contracts/auth/schema'
import type { AuthContext } from '../context.ts'
import { listSessions } from '../store/sessions.ts'

/** Where a user is signed in: the session that asks first, then the latest seen. */
export async function readSessions(
  { db, clock }: AuthContext,
  session: { userId: string; sessionId: string },
): Promise<DeviceSession[]> {
  const found = await listSessions(db, session.userId, clock.now())
  return found
    .map((each) => ({
      id: each.id,
      device: each.device,
      createdAt: each.createdAt.toISOString(),
      lastSeenAt: each.lastSeenAt.toISOString(),
      current: each.id === session.sessionId,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}
