import { AppError } from '@lumen/http/app-error'
import type { PasskeyAnswer } from '@lumen/contracts/auth/passkeys'
import type { Session } from '@lumen/contracts/auth/schema'
import type { AuthContext } from '../context.ts'
import type { Visitor } from '../domain/visitor.ts'
import { findCredentials, recordLogin } from '../store/users.ts'
import { checkPasskey, refusedPasskey } from './check-passkey.ts'
import { checkSecondFactor } from './check-second-factor.ts'
import { enterAccount, finishEntry } from './enter-account.ts'
import { noteSecurity } from './note-security.ts'
import { countAttempt, whoTries } from './try-password.ts'

/**
 * Signs in with e-mail and password. An unknown address and a wrong password give the same answer
 * (`bad_credentials`) in the same time; too many failures give `rate_limited` with `retryAfter`, to
 * strangers apart from devices and networks the account knows. With an authenticator app:
 * `second_factor_required` without a code, `code_invalid` with a wrong one; a passkey of the account stands
 * for the code.
 */
export async function signIn(
  context: AuthContext,
  input: { email: string; password: string; code?: string; passkey?: PasskeyAnswer },
  visitor: Visitor,
): Promise<Session> {
  const { db, clock, loginFailures } = context
  const { email, password, code, passkey } = input
  const { address } = visitor
  const trier = await whoTries(context, email, visitor)
  const credentials = await findCredentials(db, email)
  const note = (kind: 'sign-in-failed' | 'sign-in-paused') => {
    if (credentials === null) return
    context.beside('noting a sign-in', () =>
      noteSecurity(context, db, credentials.id, kind, visitor),
    )
  }
  await countAttempt(context, email, trier, address).catch((error: unknown) => {
    note('sign-in-paused')
    throw error
  })
  const passwordHash = credentials?.passwordHash ?? null
  const matches = await context.checkPassword(password, passwordHash)
  if (credentials === null || passwordHash === null || !matches) {
    note('sign-in-failed')
    throw badCredentials()
  }
  const userId = credentials.id
  if (passkey !== undefined && (await checkPasskey(context, passkey, visitor)).userId !== userId)
    throw refusedPasskey()
  const entry = await db
    .transaction()
    .execute(async (tx) => {
      // A password that is changed meanwhile ends all sessions: this one must not outlive that.
      if (!(await recordLogin(tx, { id: userId, passwordHash }, clock.now())))
        throw badCredentials()
      const factor = await checkSecondFactor(context, tx, userId, {
        code,
        passkey: passkey !== undefined,
      })
      if (factor === 'recovery-code')
        await noteSecurity(context, tx, userId, 'recovery-code-used', visitor)
      return enterAccount(context, tx, userId, visitor)
    })
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'code_invalid') note('sign-in-failed')
      throw error
    })
  await loginFailures.succeeded(email, trier, address)
  return finishEntry(context, userId, entry)
}

const badCredentials = () => new AppError('bad_credentials', 'E-mail address or password is wrong')
