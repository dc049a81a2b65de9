import { authEvents } from '@lumen/contracts/auth/bus'
import { appendEvent } from '@lumen/database/outbox'
import type { AuthContext } from '../context.ts'
import { findAccount, setSuspended } from '../store/accounts.ts'
import { lockUser } from '../store/users.ts'
import { endSessionsIn, tellEnded } from './end-sessions.ts'
import { queueSuspensionMail } from './queue-suspension-mail.ts'

/**
 * Closes an account for now: its sessions end, their sockets within a second, and it cannot sign in.
 * Or opens it again. Administrators are not closed: the role is taken away first, by command.
 * @param reason as somebody wrote it: mailed to its owner, once, however often it is suspended
 */
export async function suspendAccount(
  context: AuthContext,
  userId: string,
  suspended: boolean,
  reason?: string,
): Promise<'done' | 'already' | 'unknown' | 'administrator'> {
  const { db, clock } = context
  const now = clock.now()
  const result = await db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) return 'unknown'
    const account = await findAccount(tx, userId)
    if (account?.role === 'admin' && suspended) return 'administrator'
    if (account !== null && (account.suspendedAt !== null) === suspended) return 'already'
    if (suspended && reason !== undefined && account !== null)
      await queueSuspensionMail(context, tx, account, reason)
    await setSuspended(tx, userId, suspended ? now : null)
    await appendEvent(tx, authEvents, 'auth.user-updated', { userId })
    return suspended ? endSessionsIn(tx, userId, { beyond: 0 }, now) : []
  })
  if (typeof result === 'string') return result
  context.eventsCommitted()
  context.courier.wake()
  tellEnded(context, userId, result)
  return 'done'
}
