import type { AdminUser, AuditEntry } from '@lumen/contracts/admin/office-schema'
import { authOfficeRequests, type AccountSession } from '@lumen/contracts/auth/office-bus'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { Static } from 'typebox'
import type { AdminContext } from '../context.ts'
import { insertActivity } from '../store/activities.ts'
import { listDeeds, writeDown } from '../store/audit-log.ts'
import {
  addSuspension,
  byHand,
  endSuspension,
  endSuspensions,
  isSuspended,
} from '../store/suspensions.ts'
import { readUser } from './read-people.ts'
import { settleAccount } from './tell-what-stands.ts'

type Session = Static<typeof AccountSession>

export type Act = { actor: string; userId: string; reason: string }

const historyLength = 50

/** An account, where it is signed in, and what administrators did to it. */
export async function readUserWithHistory(
  context: AdminContext,
  userId: string,
): Promise<{ user: AdminUser; sessions: Session[]; history: AuditEntry[] }> {
  const [user, { sessions }, history] = await Promise.all([
    readUser(context, userId),
    context.bus.request(authOfficeRequests, 'auth.list-account-sessions', { userId }),
    listDeeds(context.db, { subject: userId, before: null, limit: historyLength }),
  ])
  return { user, sessions, history }
}

/**
 * Suspends an account by hand, until it is opened by hand, or opens it, whatever it was closed for. It is
 * written down first: what was tried stands in the log even when auth does not answer. Whose account is
 * suspended is mailed the reason as it was written: of two administrators at once that of the first, and
 * the other one is told (`conflict`).
 */
export async function setSuspended(
  context: AdminContext,
  { actor, userId, reason }: Act,
  suspended: boolean,
): Promise<AdminUser> {
  const { db, clock } = context
  const at = clock.now()
  const action = suspended ? 'suspend-user' : 'restore-user'
  const ground = { userId, ground: byHand }
  const addsGround = await db.transaction().execute(async (tx) => {
    await writeDown(tx, { at, actor, action, subject: userId, reason })
    if (!suspended) {
      await endSuspensions(tx, userId)
      return false
    }
    const hasGround = await isSuspended(tx, userId)
    return (await addSuspension(tx, { ...ground, since: at })) && hasGround
  })
  const { outcome } = await settleAccount(context, userId, suspended ? reason : undefined)
  // Of two at once auth does it for one, which need not be the one that wrote it down first.
  if (outcome === 'already' && !addsGround)
    throw new AppError('conflict', `This account is ${suspended ? 'suspended' : 'open'} already`)
  if (outcome === 'unknown' || outcome === 'administrator')
    await db.transaction().execute((tx) => endSuspension(tx, ground))
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
