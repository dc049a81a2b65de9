import { AppError } from '@lumen/http/app-error'
import { newId } from '@lumen/database/ids'
import type { AuthContext } from '../context.ts'
import { hashPassword } from '../domain/password.ts'
import type { Visitor } from '../domain/visitor.ts'
import { removeLinks, takeLink } from '../store/account-links.ts'
import { forgetPlaces } from '../store/known-places.ts'
import { findUser, markEmailVerified, setPassword } from '../store/users.ts'
import { checkNewPassword } from './check-new-password.ts'
import { announceNotification, createNotification } from './create-notification.ts'
import { endSessionsIn, tellEnded } from './end-sessions.ts'
import { noteSecurity } from './note-security.ts'

/**
 * Sets a new password by the token of a mailed link and ends every session; whoever had the old one is a
 * stranger again. A second factor stays: mail alone does not open the account. `link_invalid` for a token
 * that is used, expired or none; `weak_password`, after which the link still holds.
 */
export async function resetPassword(
  context: AuthContext,
  input: { token: string; newPassword: string },
  visitor: Visitor,
): Promise<void> {
  const { db, sealer, clock } = context
  const now = clock.now()
  checkNewPassword(input.newPassword, [], 'newPassword')
  const passwordHash = await hashPassword(input.newPassword)
  const { userId, ended, told } = await db.transaction().execute(async (tx) => {
    const link = await takeLink(tx, input.token, now)
    if (link?.purpose !== 'reset-password') throw deadLink()
    const { userId, email } = link
    const user = await findUser(tx, sealer, userId)
    // A link that went to an address the account has left opens nothing.
    if (user === null || user.email !== email) throw deadLink()
    checkNewPassword(input.newPassword, [user.email, user.username], 'newPassword')
    await setPassword(tx, userId, passwordHash)
    await markEmailVerified(tx, userId, email, now)
    await removeLinks(tx, userId, ['reset-password', 'verify-email', 'confirm-new-email'])
    await forgetPlaces(tx, userId)
    await noteSecurity(context, tx, userId, 'password-reset', visitor)
    return {
      userId,
      ended: await endSessionsIn(tx, userId, 'all', now),
      told: await createNotification(context, tx, {
        id: newId(),
        userId,
        notification: { kind: 'password-changed', params: {} },
        now,
      }),
    }
  })
  tellEnded(context, userId, ended)
  if (typeof told !== 'string') await announceNotification(context, userId, told)
}

export const deadLink = () =>
  new AppError('link_invalid', 'This link was used, has expired, or is none of ours')
