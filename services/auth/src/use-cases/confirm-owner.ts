import { deletionLimits } from '@lumen/contracts/auth/deletion'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { findSessionStart } from '../store/sessions.ts'
import { findPasswordHash } from '../store/users.ts'
import { readUser } from './read-user.ts'

/**
 * Whoever asks is the owner of the account: by the password, or without one by a sign-in of the last
 * minutes. Errors: `invalid_input` at `/password` when that is wrong, `rate_limited` after too many
 * wrong ones, which count as failed sign-ins, `reauthentication_required` when neither is given.
 */
export async function confirmOwner(
  context: AuthContext,
  session: { userId: string; sessionId: string },
  password: string | null,
  address: string,
): Promise<void> {
  const { db, clock, loginFailures } = context
  if (password === null) {
    const start = await findSessionStart(db, session.sessionId)
    const age = clock.now().getTime() - (start?.getTime() ?? 0)
    if (age <= deletionLimits.freshMinutes * 60_000) return
    throw new AppError('reauthentication_required', 'Give the password, or sign in again')
  }
  const { email } = await readUser(context, session.userId)
  const pause = await loginFailures.attempt(email, address)
  if (pause > 0)
    throw new AppError('rate_limited', 'Too many wrong passwords; try again later', {
      retryAfter: pause,
    })
  const stored = await findPasswordHash(db, session.userId)
  if (!(await context.checkPassword(password, stored)))
    throw new AppError('invalid_input', 'The password is wrong', {
      details: [{ path: '/password', message: 'is not the password of this account' }],
    })
  await loginFailures.succeeded(email, address)
}
