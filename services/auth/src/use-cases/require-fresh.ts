import { authLimits } from '@lumen/contracts/auth/limits'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { findAuthenticatedAt } from '../store/sessions.ts'

/** Until when a session that was authenticated then may do what needs a fresh sign-in. */
export const freshUntil = (authenticatedAt: Date): Date =>
  new Date(authenticatedAt.getTime() + authLimits.freshMinutes * 60_000)

/**
 * Lets through whoever showed in this session in the last ten minutes who they are; else
 * `reauthentication_required`: a page that somebody left open must not give the account away.
 */
export async function requireFresh(
  { db, clock }: AuthContext,
  session: { sessionId: string },
): Promise<void> {
  const at = await findAuthenticatedAt(db, session.sessionId)
  if (at === null || freshUntil(at) <= clock.now())
    throw new AppError('reauthentication_required', 'Enter the password again first')
}
