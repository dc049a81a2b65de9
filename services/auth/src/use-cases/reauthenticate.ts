import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import type { Visitor } from '../domain/visitor.ts'
import { markAuthenticated } from '../store/sessions.ts'
import { findPasswordHash } from '../store/users.ts'
import { checkSecondFactor } from './check-second-factor.ts'
import { noteSecurity } from './note-security.ts'
import { readUser } from './read-user.ts'
import { freshUntil } from './require-fresh.ts'
import { countAttempt } from './try-password.ts'

/**
 * Makes a session fresh again by password, and code where the account asks for one. `invalid_input` at
 * `/password` when that is wrong, `rate_limited` after too many wrong ones in this session.
 */
export async function reauthenticate(
  context: AuthContext,
  session: { userId: string; sessionId: string },
  input: { password: string; code?: string },
  visitor: Visitor,
): Promise<{ freshUntil: string }> {
  const { db, clock, loginFailures } = context
  const { userId, sessionId } = session
  await checkOwnPassword(context, session, input.password, visitor, 'password')
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await checkSecondFactor(context, tx, userId, input)
    await markAuthenticated(tx, sessionId, now)
    await noteSecurity(context, tx, userId, 'reauthenticated', visitor)
  })
  const { email } = await readUser(context, userId)
  await loginFailures.succeeded(email, { kind: 'session', id: sessionId }, visitor.address)
  return { freshUntil: freshUntil(now).toISOString() }
}

/**
 * Checks the password of whoever is signed in, and returns its hash. Failures count for this session
 * alone: nobody outside of it can make it wait.
 */
export async function checkOwnPassword(
  context: AuthContext,
  { userId, sessionId }: { userId: string; sessionId: string },
  password: string,
  visitor: Visitor,
  field: string,
): Promise<string> {
  const { email } = await readUser(context, userId)
  await countAttempt(context, email, { kind: 'session', id: sessionId }, visitor.address)
  const stored = await findPasswordHash(context.db, userId)
  if (stored === null || !(await context.checkPassword(password, stored)))
    throw wrongPassword(field)
  return stored
}

export const wrongPassword = (field: string) =>
  new AppError('invalid_input', 'The password is wrong', {
    details: [{ path: `/${field}`, message: 'is not the password of this account' }],
  })
