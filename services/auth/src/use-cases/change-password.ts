import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { hashPassword } from '../domain/password.ts'
import { findPasswordHash, updatePassword } from '../store/users.ts'
import { announceNotification, createNotification } from './create-notification.ts'
import { endSessionsIn, tellEnded } from './end-sessions.ts'
import { readUser } from './read-user.ts'

/**
 * Changes the password and ends all other sessions; returns how many. `invalid_input` at
 * `/currentPassword` when that is wrong, `rate_limited` after too many wrong ones, which count as
 * failed sign-ins.
 */
export async function changePassword(
  context: AuthContext,
  session: { userId: string; sessionId: string },
  input: { currentPassword: string; newPassword: string },
  address: string,
): Promise<number> {
  const { db, clock, loginFailures } = context
  const { userId, sessionId } = session
  const { email } = await readUser(context, userId)
  const pause = await loginFailures.attempt(email, address)
  if (pause > 0)
    throw new AppError('rate_limited', 'Too many wrong passwords; try again later', {
      retryAfter: pause,
    })
  const stored = await findPasswordHash(db, userId)
  const matches = await context.checkPassword(input.currentPassword, stored)
  if (stored === null || !matches) throw wrongPassword()
  await loginFailures.succeeded(email, address)
  const passwordHash = await hashPassword(input.newPassword)
  const now = clock.now()
  const { ended, notification } = await db.transaction().execute(async (tx) => {
    // Somebody else may have changed it since it was checked.
    if (!(await updatePassword(tx, userId, { from: stored, to: passwordHash })))
      throw wrongPassword()
    return {
      ended: await endSessionsIn(tx, userId, { except: sessionId }, now),
      notification: await createNotification(tx, {
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

const wrongPassword = () =>
  new AppError('invalid_input', 'The current password is wrong', {
    details: [{ path: '/currentPassword', message: 'is not the password of this account' }],
  })
