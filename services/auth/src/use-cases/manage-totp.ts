import { authLimits } from '@lumen/contracts/auth/limits'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { Transaction } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { newRecoveryCode, normalCode } from '../domain/recovery-code.ts'
import { stepOfCode, toBase32, totpUri } from '../domain/totp.ts'
import type { Visitor } from '../domain/visitor.ts'
import {
  beginAuthenticator,
  lockAuthenticator,
  recordStep,
  removeAuthenticator,
  replaceRecoveryCodes,
} from '../store/authenticators.ts'
import type { AuthTables } from '../store/tables.ts'
import { wrongCode } from './check-second-factor.ts'
import { announceNotification, createNotification } from './create-notification.ts'
import { noteSecurity } from './note-security.ts'
import { readUser } from './read-user.ts'
import { requireFresh } from './require-fresh.ts'
import { countAttempt } from './try-password.ts'

const secretBytes = 20
const issuer = 'Lumen'
type Own = { userId: string; sessionId: string }

/** Makes a secret for an authenticator app, which holds once a code of it was confirmed. `conflict` when one is in use. */
export async function beginTotp(context: AuthContext, session: Own) {
  await requireFresh(context, session)
  const secret = toBase32(randomBytes(secretBytes))
  const { email } = await readUser(context, session.userId)
  const begun = await context.db
    .transaction()
    .execute((tx) => beginAuthenticator(tx, context.sealer, session.userId, secret))
  if (!begun) throw new AppError('conflict', 'An authenticator app is in use already')
  return { secret, uri: totpUri(secret, email, issuer) }
}

/** Confirms the app by a code and returns recovery codes, shown this once. `code_invalid`, `not_found` when none was begun. */
export async function confirmTotp(
  context: AuthContext,
  session: Own,
  typed: string,
  visitor: Visitor,
): Promise<{ recoveryCodes: string[] }> {
  const { db, sealer, clock, loginFailures } = context
  const { userId } = session
  await requireFresh(context, session)
  const { email } = await readUser(context, userId)
  const trier = { kind: 'session', id: session.sessionId } as const
  await countAttempt(context, email, trier, visitor.address)
  const now = clock.now()
  const { codes, told } = await db.transaction().execute(async (tx) => {
    const found = await lockAuthenticator(tx, sealer, userId)
    if (found === null) throw new AppError('not_found', 'No authenticator app was begun with')
    if (found.confirmedAt !== null)
      throw new AppError('conflict', 'An authenticator app is in use already')
    const step = stepOfCode(found.secret, normalCode(typed), now, found.lastStep)
    if (step === null) throw wrongCode()
    await recordStep(tx, userId, step, now)
    await noteSecurity(context, tx, userId, 'totp-added', visitor)
    return { codes: await makeCodes(tx, userId), told: await tell(context, tx, userId, true) }
  })
  await loginFailures.succeeded(email, trier, visitor.address)
  if (typeof told !== 'string') await announceNotification(context, userId, told)
  return { recoveryCodes: codes }
}

/** Signs in without an app again; `not_found` when there is none. */
export async function removeTotp(
  context: AuthContext,
  session: Own,
  visitor: Visitor,
): Promise<void> {
  const { userId } = session
  await requireFresh(context, session)
  const told = await context.db.transaction().execute(async (tx) => {
    if (!(await removeAuthenticator(tx, userId)))
      throw new AppError('not_found', 'There is no authenticator app')
    await noteSecurity(context, tx, userId, 'totp-removed', visitor)
    return tell(context, tx, userId, false)
  })
  if (typeof told !== 'string') await announceNotification(context, userId, told)
}

/** Makes new recovery codes in place of all others; `not_found` without an app that they stand in for. */
export async function renewRecoveryCodes(
  context: AuthContext,
  session: Own,
  visitor: Visitor,
): Promise<{ recoveryCodes: string[] }> {
  const { db, sealer } = context
  const { userId } = session
  await requireFresh(context, session)
  const recoveryCodes = await db.transaction().execute(async (tx) => {
    // Of two at once the later one replaces the codes of the other.
    const found = await lockAuthenticator(tx, sealer, userId)
    if (found === null || found.confirmedAt === null)
      throw new AppError('not_found', 'There is no authenticator app')
    await noteSecurity(context, tx, userId, 'recovery-codes-made', visitor)
    return makeCodes(tx, userId)
  })
  return { recoveryCodes }
}

async function makeCodes(tx: Transaction<AuthTables>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: authLimits.recoveryCodes }, newRecoveryCode)
  await replaceRecoveryCodes(tx, userId, codes)
  return codes
}

const tell = (context: AuthContext, tx: Transaction<AuthTables>, userId: string, on: boolean) =>
  createNotification(context, tx, {
    id: newId(),
    userId,
    notification: { kind: 'second-factor-changed', params: { on } },
    now: context.clock.now(),
  })
