import type { DeviceSession } from '@lumen/contracts/auth/schema'
import type { AuthContext } from '../context.ts'
import { listSessions } from '../store/sessions.ts'

/** Where a user is signed in: the session that asks first, then the latest seen. */
export async function readSessions(
  context: AuthContext,
  session: { userId: string; sessionId: string },
): Promise<DeviceSession[]> {
  const found = await readAccountSessions(context, session.userId)
  return found
    .map((each) => ({ ...each, current: each.id === session.sessionId }))
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}

/** Where an account is signed in, the latest seen first. */
export async function readAccountSessions(
  { db, clock }: AuthContext,
  userId: string,
): Promise<Omit<DeviceSession, 'current'>[]> {
  const found = await listSessions(db, userId, clock.now())
  return found.map((each) => ({
    id: each.id,
    device: each.device,
    createdAt: each.createdAt.toISOString(),
    lastSeenAt: each.lastSeenAt.toISOString(),
  }))
}
