import type { SessionRevoked } from '@lumen/contracts/auth/bus'
import { subjects } from '@lumen/contracts/bus'
import type { Transaction } from 'kysely'
import type { AuthContext } from '../context.ts'
import { removeDevicesOf } from '../store/push-devices.ts'
import { endSessions, type EndedSession, type EndedWhich } from '../store/sessions.ts'
import type { AuthTables } from '../store/tables.ts'

/** Ends live sessions of a user and what they had registered; tell it after the commit. */
export async function endSessionsIn(
  tx: Transaction<AuthTables>,
  userId: string,
  which: EndedWhich,
  now: Date,
): Promise<EndedSession[]> {
  const ended = await endSessions(tx, userId, which, now)
  await removeDevicesOf(
    tx,
    ended.map(({ id }) => id),
  )
  return ended
}

/** Tells every gateway at once that sessions are over. */
export function tellEnded(
  { bus }: AuthContext,
  userId: string,
  ended: readonly EndedSession[],
): void {
  if (ended.length === 0) return
  const revoked: SessionRevoked = {
    userId,
    sessionIds: ended.map(({ id }) => id),
    tokenHashes: ended.map(({ token_hash }) => token_hash),
    reason: 'ended',
  }
  bus.broadcast(subjects.sessionRevoked, revoked)
}

/** Ends one session of a user, or all but one; returns how many were live. */
export async function endUserSessions(
  context: AuthContext,
  userId: string,
  which: Exclude<EndedWhich, { beyond: number }>,
): Promise<number> {
  const now = context.clock.now()
  const ended = await context.db
    .transaction()
    .execute((tx) => endSessionsIn(tx, userId, which, now))
  tellEnded(context, userId, ended)
  return ended.length
}
