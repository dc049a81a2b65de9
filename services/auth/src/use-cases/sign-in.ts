import { authLimits } from '@lumen/contracts/auth/limits'
import type { Device } from '@lumen/contracts/auth/notifications'
import type { Session } from '@lumen/contracts/auth/schema'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { isKnownDevice } from '../store/sessions.ts'
import { findCredentials, recordLogin } from '../store/users.ts'
import { announceNotification, createNotification } from './create-notification.ts'
import { endSessionsIn, tellEnded } from './end-sessions.ts'
import { openSession } from './open-session.ts'
import { readUser } from './read-user.ts'

/**
 * Signs in with e-mail and password. An unknown address and a wrong password give the same answer
 * (`bad_credentials`) in the same time; too many failures give `rate_limited` with `retryAfter`.
 * A device that the account was not used on before is told of on the others. Beyond
 * `authLimits.sessionsPerUser` sessions, those unused for longest end.
 */
export async function signIn(
  context: AuthContext,
  input: { email: string; password: string },
  from: { address: string; device: Device },
): Promise<Session> {
  const { address, device } = from
  const { db, clock, loginFailures } = context
  const pause = await loginFailures.attempt(input.email, address)
  if (pause > 0)
    throw new AppError('rate_limited', 'Too many failed sign-ins; try again later', {
      retryAfter: pause,
    })
  const credentials = await findCredentials(db, input.email)
  const matches = await context.checkPassword(input.password, credentials?.passwordHash ?? null)
  if (credentials === null || !matches) throw badCredentials()
  await loginFailures.succeeded(input.email, address)
  const now = clock.now()
  const userId = credentials.id
  const { token, notification, ended } = await db.transaction().execute(async (tx) => {
    // A password that is changed meanwhile ends all sessions: this one must not outlive that.
    if (!(await recordLogin(tx, credentials, now))) throw badCredentials()
    const isNew = (await isKnownDevice(tx, userId, device)) === false
    const session = await openSession(tx, userId, now, device)
    const ended = await endSessionsIn(tx, userId, { beyond: authLimits.sessionsPerUser }, now)
    const { browser, system } = device
    const told = isNew
      ? await createNotification(tx, {
          id: newId(),
          userId,
          notification: {
            kind: 'new-sign-in',
            params: { sessionId: session.id, browser, system },
          },
          now,
        })
      : null
    return { token: session.token, notification: told, ended }
  })
  tellEnded(context, userId, ended)
  if (notification !== null && typeof notification !== 'string')
    await announceNotification(context, userId, notification)
  return { token, user: await readUser(context, userId) }
}

const badCredentials = () => new AppError('bad_credentials', 'E-mail address or password is wrong')
