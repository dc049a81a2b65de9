import type { AdminUser, AuditEntry } from '@lumen/contracts/admin/office-schema'
import { authOfficeRequests } from '@lumen/contracts/auth/office-bus'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { AdminContext } from '../context.ts'
import { insertActivity } from '../store/activities.ts'
import { listDeeds, writeDown } from '../store/audit-log.ts'
import { readUser } from './read-people.ts'

export type Act = { actor: string; userId: string; reason: string }

const historyLength = 50

/** An account, and what administrators did to it. */
export async function readUserWithHistory(
  context: AdminContext,
  userId: string,
): Promise<{ user: AdminUser; history: AuditEntry[] }> {
  const [user, history] = await Promise.all([
    readUser(context, userId),
    listDeeds(context.db, { subject: userId, before: null, limit: historyLength }),
  ])
  return { user, history }
}

/**
 * Suspends an account or opens it again. It is written down first: what was tried stands in the log
 * even when auth does not answer.
 */
export async function setSuspended(
  context: AdminContext,
  { actor, userId, reason }: Act,
  suspended: boolean,
): Promise<AdminUser> {
  const { db, bus, clock } = context
  const at = clock.now()
  const action = suspended ? 'suspend-user' : 'restore-user'
  await writeDown(db, { at, actor, action, subject: userId, reason })
  const { outcome } = await bus.request(authOfficeRequests, 'auth.suspend-account', {
    userId,
    suspended,
  })
  if (outcome === 'unknown') throw new AppError('not_found', 'There is no such account')
  if (outcome === 'administrator')
    throw new AppError('conflict', 'An administrator is not suspended; take the role away first')
  const kind = suspended ? 'user-suspended' : 'user-restored'
  await insertActivity(db, { id: newId(), kind, at })
  return readUser(context, userId)
}

/** Signs an account out everywhere; returns how many sessions ended. */
export async function endSessions(
  { db, bus, clock }: AdminContext,
  { actor, userId, reason }: Act,
): Promise<{ ended: number }> {
  await writeDown(db, { at: clock.now(), actor, action: 'end-sessions', subject: userId, reason })
  return bus.request(authOfficeRequests, 'auth.end-sessions', { userId })
}
