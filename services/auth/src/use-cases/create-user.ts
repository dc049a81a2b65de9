import { authEvents } from '@lumen/contracts/auth/bus'
import { newId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import type { Transaction } from 'kysely'
import type { AuthContext } from '../context.ts'
import { isAddressKept } from '../store/account-links.ts'
import { takeGuest } from '../store/guests.ts'
import type { EndedSession } from '../store/sessions.ts'
import type { AuthTables } from '../store/tables.ts'
import { insertUser, type NewUser } from '../store/users.ts'
import { createNotification } from './create-notification.ts'

/**
 * The id that an account is to have: a guest’s, who stops being one, or a new one. `left` is the guest’s
 * session, to be told of after the commit.
 */
export async function comeFrom(
  tx: Transaction<AuthTables>,
  guestId: string | null,
  otherwise: string = newId(),
): Promise<{ id: string; left: EndedSession[] }> {
  const guest = guestId === null ? null : await takeGuest(tx, guestId)
  return guest === null ? { id: otherwise, left: [] } : { id: guest.id, left: [guest] }
}

/** Makes an account and welcomes its owner; false when its address is taken, or kept for who had it. */
export async function createUser(
  context: AuthContext,
  tx: Transaction<AuthTables>,
  user: NewUser,
): Promise<boolean> {
  const { id: userId, createdAt: now } = user
  if (await isAddressKept(tx, user.email, now)) return false
  const box = await context.sealer.open(tx, userId)
  if (!(await insertUser(tx, box, user))) return false
  await appendEvent(tx, authEvents, 'auth.user-registered', { userId })
  const welcome = { kind: 'welcome', params: {} } as const
  await createNotification(context, tx, { id: newId(), userId, notification: welcome, now })
  return true
}
