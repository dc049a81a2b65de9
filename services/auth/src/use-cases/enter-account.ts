import { authLimits } from '@lumen/contracts/auth/limits'
import type { Notification } from '@lumen/contracts/auth/notifications'
import type { Session } from '@lumen/contracts/auth/schema'
import { newId } from '@lumen/database/ids'
import type { Transaction } from 'kysely'
import type { AuthContext } from '../context.ts'
import { hashSessionToken } from '../domain/session-token.ts'
import type { Visitor } from '../domain/visitor.ts'
import { rememberPlace } from '../store/known-places.ts'
import { isKnownDevice, type EndedSession } from '../store/sessions.ts'
import type { AuthTables } from '../store/tables.ts'
import { announceNotification, createNotification } from './create-notification.ts'
import { endSessionsIn, tellEnded } from './end-sessions.ts'
import { noteSecurity } from './note-security.ts'
import { openSession } from './open-session.ts'
import { readUser } from './read-user.ts'

/** What is to be told after the commit. */
type Entry = { token: string; told: Notification | null; ended: readonly EndedSession[] }

/**
 * Opens a session for somebody who showed who they are. A device that the account was not used on before
 * is told of on the others. Beyond `authLimits.sessionsPerUser` sessions, those unused for longest end.
 */
export async function enterAccount(
  context: AuthContext,
  tx: Transaction<AuthTables>,
  userId: string,
  visitor: Visitor,
): Promise<Entry> {
  const { device, network, deviceToken } = visitor
  const now = context.clock.now()
  const isNew = (await isKnownDevice(tx, userId, device)) === false
  const session = await openSession(tx, userId, now, device)
  const ended = await endSessionsIn(tx, userId, { beyond: authLimits.sessionsPerUser }, now)
  await noteSecurity(context, tx, userId, 'signed-in', visitor)
  await rememberPlace(tx, userId, { device: hashSessionToken(deviceToken), network }, now)
  const { browser, system } = device
  const told = isNew
    ? await createNotification(context, tx, {
        id: newId(),
        userId,
        notification: { kind: 'new-sign-in', params: { sessionId: session.id, browser, system } },
        now,
      })
    : null
  return { token: session.token, told: typeof told === 'string' ? null : told, ended }
}

/** Tells of a session that was opened, and answers with it. */
export async function finishEntry(
  context: AuthContext,
  userId: string,
  { token, told, ended }: Entry,
): Promise<Session> {
  tellEnded(context, userId, ended)
  if (told !== null) await announceNotification(context, userId, told)
  return { token, user: await readUser(context, userId) }
}
