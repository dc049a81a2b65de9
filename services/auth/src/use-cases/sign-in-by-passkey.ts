import type { PasskeyAnswer } from '@lumen/contracts/auth/passkeys'
import type { Session } from '@lumen/contracts/auth/schema'
import type { AuthContext } from '../context.ts'
import type { Visitor } from '../domain/visitor.ts'
import { markAuthenticated } from '../store/sessions.ts'
import { noteLogin } from '../store/users.ts'
import { checkPasskey, refusedPasskey } from './check-passkey.ts'
import { enterAccount, finishEntry } from './enter-account.ts'
import { noteSecurity } from './note-security.ts'
import { freshUntil } from './require-fresh.ts'

/** Signs in by a passkey alone. Fails as `checkPasskey` and, for closed accounts, as every sign-in. */
export async function signInByPasskey(
  context: AuthContext,
  answer: PasskeyAnswer,
  visitor: Visitor,
): Promise<Session> {
  const { userId } = await checkPasskey(context, answer, visitor)
  const entry = await context.db.transaction().execute(async (tx) => {
    await noteLogin(tx, userId, context.clock.now())
    return enterAccount(context, tx, userId, visitor)
  })
  return finishEntry(context, userId, entry)
}

/** Makes a session fresh again by a passkey of its own user; `passkey_refused` by anybody else’s. */
export async function reauthenticateByPasskey(
  context: AuthContext,
  { userId, sessionId }: { userId: string; sessionId: string },
  answer: PasskeyAnswer,
  visitor: Visitor,
): Promise<{ freshUntil: string }> {
  const shown = await checkPasskey(context, answer, visitor)
  if (shown.userId !== userId) throw refusedPasskey()
  const now = context.clock.now()
  await context.db.transaction().execute(async (tx) => {
    await markAuthenticated(tx, sessionId, now)
    await noteSecurity(context, tx, userId, 'reauthenticated', visitor)
  })
  return { freshUntil: freshUntil(now).toISOString() }
}
