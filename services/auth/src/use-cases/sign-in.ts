import type { Session } from '@lumen/contracts/auth/schema'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { findCredentials, recordLogin } from '../store/users.ts'
import { openSession } from './open-session.ts'
import { readUser } from './read-user.ts'

/**
 * Signs in with e-mail and password. An unknown address and a wrong password give the same answer
 * (`bad_credentials`) in the same time; too many failures give `rate_limited` with `retryAfter`.
 */
export async function signIn(
  context: AuthContext,
  input: { email: string; password: string },
  address: string,
): Promise<Session> {
  const { db, clock, loginFailures } = context
  const pause = await loginFailures.pause(input.email, address)
  if (pause > 0)
    throw new AppError('rate_limited', 'Too many failed sign-ins; try again later', {
      retryAfter: pause,
    })
  const credentials = await findCredentials(db, input.email)
  const matches = await context.checkPassword(input.password, credentials?.passwordHash ?? null)
  if (credentials === null || !matches) {
    await loginFailures.record(input.email, address)
    throw new AppError('bad_credentials', 'E-mail address or password is wrong')
  }
  await loginFailures.clear(input.email)
  const now = clock.now()
  const token = await db.transaction().execute(async (tx) => {
    await recordLogin(tx, credentials.id, now)
    return openSession(tx, credentials.id, now)
  })
  return { token, user: await readUser(context, credentials.id) }
}
