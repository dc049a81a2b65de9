import { authLimits } from '@lumen/contracts/auth/limits'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { findAuthenticatedAt } from '../store/sessions.ts'

/** Until when a session that was authenticated then may do what needs a fresh sign-in. */
export const freshUntil = (authenticatedAt: Date): Date =>
  new Date(authenticatedAt.getTime() + authLimits.freshMinutes * 60_000)

/** Whether somebody showed in this session in the last ten minutes who they are. */
export async function isFresh({ db, clock }: AuthContext, sessionId: string): Promise<boolean> {
  const at = await findAuthenticatedAt(db, sessionId)
  return at !== null && freshUntil(at) > clock.now()
}

/**
 * Lets through whoever showed in this session in the last ten minutes who they are; else
 * `reauthentication_required`: a page that somebody left open must not give the account away.
 */
export async function requireFresh(
  context: AuthContext,
  session: { sessionId: string },
): Promise<void> {
  if (!(await isFresh(context, session.sessionId)))
    throw new AppError('reauthentication_required', 'Enter the password again first')
}
