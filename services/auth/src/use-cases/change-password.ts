import { newId } from '@lumen/database/ids'
import type { AuthContext } from '../context.ts'
import { hashPassword } from '../domain/password.ts'
import type { Visitor } from '../domain/visitor.ts'
import { removeLinks } from '../store/account-links.ts'
import { markAuthenticated } from '../store/sessions.ts'
import { updatePassword } from '../store/users.ts'
import { checkNewPassword } from './check-new-password.ts'
import { announceNotification, createNotification } from './create-notification.ts'
import { endSessionsIn, tellEnded } from './end-sessions.ts'
import { noteSecurity } from './note-security.ts'
import { readUser } from './read-user.ts'
import { checkOwnPassword, wrongPassword } from './reauthenticate.ts'

/**
 * Changes the password and ends all other sessions; returns how many. `invalid_input` at
 * `/currentPassword` when that is wrong, `rate_limited` after too many wrong ones in this session,
 * `weak_password`.
 */
export async function changePassword(
  context: AuthContext,
  session: { userId: string; sessionId: string },
  input: { currentPassword: string; newPassword: string },
  visitor: Visitor,
): Promise<number> {
  const { db, clock, loginFailures } = context
  const { userId, sessionId } = session
  const { email, username } = await readUser(context, userId)
  const stored = await checkOwnPassword(
    context,
    session,
    input.currentPassword,
    visitor,
    'currentPassword',
  )
  await loginFailures.succeeded(email, { kind: 'session', id: sessionId }, visitor.address)
  checkNewPassword(input.newPassword, [email, username], 'newPassword')
  const passwordHash = await hashPassword(input.newPassword)
  const now = clock.now()
  const { ended, notification } = await db.transaction().execute(async (tx) => {
    // Somebody else may have changed it since it was checked.
    if (!(await updatePassword(tx, userId, { from: stored, to: passwordHash })))
      throw wrongPassword('currentPassword')
    await markAuthenticated(tx, sessionId, now)
    await removeLinks(tx, userId, ['reset-password'])
    await noteSecurity(context, tx, userId, 'password-changed', visitor)
    return {
      ended: await endSessionsIn(tx, userId, { except: sessionId }, now),
      notification: await createNotification(context, tx, {
        id: newId(),
        userId,
        notification: { kind: 'password-changed', params: {} },
        now,
      }),
    }
  })
  tellEnded(context, userId, ended)
  if (typeof notification !== 'string') await announceNotification(context, userId, notification)
  return ended.length
}
