import type { SecurityEvent, SecurityState } from '@lumen/contracts/auth/security-operations'
import type { AuthContext } from '../context.ts'
import { countRecoveryCodes, hasAuthenticator } from '../store/authenticators.ts'
import { countPasskeys } from '../store/passkeys.ts'
import { listSecurityEvents } from '../store/security-events.ts'
import { findAuthenticatedAt } from '../store/sessions.ts'
import { sendsMail } from './queue-mail.ts'
import { freshUntil } from './require-fresh.ts'

const shownEvents = 100

/** How an account is protected, and how fresh this session is. */
export async function readSecurity(
  context: AuthContext,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<SecurityState> {
  const { db, clock } = context
  const [at, totp, recoveryCodesLeft, passkeys] = await Promise.all([
    findAuthenticatedAt(db, sessionId),
    hasAuthenticator(db, userId),
    countRecoveryCodes(db, userId),
    countPasskeys(db, userId),
  ])
  return {
    freshUntil: freshUntil(at ?? new Date(clock.now().getTime() - 86_400_000)).toISOString(),
    totp,
    recoveryCodesLeft,
    passkeys,
    mails: sendsMail(context),
  }
}

/** What happened to an account, the latest first. */
export const readSecurityEvents = ({ db }: AuthContext, userId: string): Promise<SecurityEvent[]> =>
  listSecurityEvents(db, userId, shownEvents)
