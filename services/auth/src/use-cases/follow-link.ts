import { authEvents } from '@lumen/contracts/auth/bus'
import type { linkOutcomes } from '@lumen/contracts/auth/recovery-operations'
import { appendEvent } from '@lumen/database/outbox'
import { newId } from '@lumen/database/ids'
import type { Transaction } from 'kysely'
import type { AuthContext } from '../context.ts'
import type { Visitor } from '../domain/visitor.ts'
import { insertLink, removeLinks, takeLink, type AccountLink } from '../store/account-links.ts'
import { takeRegistration } from '../store/registrations.ts'
import type { EndedSession } from '../store/sessions.ts'
import type { AuthTables } from '../store/tables.ts'
import { findUser, markEmailVerified, updateEmail, type StoredUser } from '../store/users.ts'
import { createNotification } from './create-notification.ts'
import { comeFrom, createUser } from './create-user.ts'
import { endSessionsIn, tellEnded } from './end-sessions.ts'
import { noteSecurity } from './note-security.ts'
import { queueMail } from './queue-mail.ts'
import { deadLink } from './reset-password.ts'
import { tellUserChanged } from './tell-user-changed.ts'

type Outcome = (typeof linkOutcomes)[number]
type Followed = {
  userId: string
  outcome: Outcome
  ended: readonly EndedSession[]
  /** Whose key seals nothing any more. */
  spentKey: string | null
}

/**
 * Does what a link of a mail is for; it holds once. `link_invalid` when it was used, has expired or is
 * none, and when what it was for is not possible any more: the address is somebody else’s by now.
 */
export async function followLink(
  context: AuthContext,
  token: string,
  visitor: Visitor,
): Promise<Outcome> {
  const { db, sealer, clock } = context
  const now = clock.now()
  const { userId, outcome, ended, spentKey } = await db.transaction().execute(async (tx) => {
    const link = await takeLink(tx, token, now)
    if (link === null) return register(context, tx, token, visitor)
    const user = await findUser(tx, sealer, link.userId)
    if (user === null) throw deadLink()
    const done = await follow(context, tx, link, user, visitor)
    await appendEvent(tx, authEvents, 'auth.user-updated', { userId: user.id })
    return { userId: user.id, ...done, spentKey: null }
  })
  if (spentKey !== null) await sealer.forget(db, spentKey)
  context.eventsCommitted()
  context.courier.wake()
  tellEnded(context, userId, ended)
  await tellUserChanged(context, userId)
  return outcome
}

async function register(
  context: AuthContext,
  tx: Transaction<AuthTables>,
  token: string,
  visitor: Visitor,
): Promise<Followed> {
  const now = context.clock.now()
  const registration = await takeRegistration(tx, context.sealer, token, now)
  if (registration === null) throw deadLink()
  const { guestId = null, ...user } = registration.user
  const { id, left } = await comeFrom(tx, guestId, registration.id)
  const made = await createUser(context, tx, { ...user, id, createdAt: now, emailVerifiedAt: now })
  if (!made) throw deadLink()
  await noteSecurity(context, tx, id, 'registered', visitor)
  // Nothing else is sealed with the key of the registration of somebody who was a guest.
  const spentKey = id === registration.id ? null : registration.id
  return { userId: id, outcome: 'registered', ended: left, spentKey }
}

async function follow(
  context: AuthContext,
  tx: Transaction<AuthTables>,
  link: AccountLink,
  user: StoredUser,
  visitor: Visitor,
): Promise<Omit<Followed, 'userId' | 'spentKey'>> {
  const now = context.clock.now()
  const { id: userId, preferences } = user
  const { language } = preferences
  switch (link.purpose) {
    case 'verify-email':
      if (!(await markEmailVerified(tx, userId, link.email, now))) throw deadLink()
      await noteSecurity(context, tx, userId, 'email-verified', visitor)
      return { outcome: 'email-verified', ended: [] }
    case 'confirm-new-email': {
      if (!(await updateEmail(tx, userId, link.email, now))) throw deadLink()
      await removeLinks(tx, userId, ['verify-email', 'reset-password'])
      // Whoever had the address until now can have it back for a while.
      const undo = { userId, purpose: 'email-changed', email: user.email } as const
      const token = await insertLink(tx, undo, now)
      const to = { sealedFor: userId, email: user.email, language }
      await queueMail(context, tx, 'email-changed', to, token)
      await noteSecurity(context, tx, userId, 'email-changed', visitor)
      await createNotification(
        context,
        tx,
        { id: newId(), userId, notification: { kind: 'email-changed', params: {} }, now },
        { byMail: false },
      )
      return { outcome: 'email-changed', ended: [] }
    }
    case 'email-changed':
      if (!(await updateEmail(tx, userId, link.email, now))) throw deadLink()
      await removeLinks(tx, userId, ['verify-email', 'reset-password', 'confirm-new-email'])
      await noteSecurity(context, tx, userId, 'email-restored', visitor)
      return {
        outcome: 'email-restored',
        ended: await endSessionsIn(tx, userId, 'all', now),
      }
    case 'reset-password':
      throw deadLink()
  }
}
