import { authEvents } from '@lumen/contracts/auth/bus'
import type { Device } from '@lumen/contracts/auth/notifications'
import type { authOperations } from '@lumen/contracts/auth/operations'
import type { Session } from '@lumen/contracts/auth/schema'
import { defaultLanguage } from '@lumen/contracts/languages'
import type { Input } from '@lumen/contracts/operation'
import { newId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { hashPassword } from '../domain/password.ts'
import { insertUser } from '../store/users.ts'
import { createNotification } from './create-notification.ts'
import { checkBirthDate } from './check-birth-date.ts'
import { openSession } from './open-session.ts'
import { readUser } from './read-user.ts'

type Registration = Input<(typeof authOperations)['POST /api/auth/register']>['body']

/**
 * Creates an account, welcomes its owner and signs it in. Errors: `age_required` with neither a birth date nor
 * `ageConfirmed: true`, `age_too_young`, `email_taken`.
 */
export async function registerUser(
  context: AuthContext,
  input: Registration,
  device: Device,
): Promise<Session> {
  const { db, sealer, clock } = context
  const now = clock.now()
  if (input.birthDate !== undefined) checkBirthDate(input.birthDate, now)
  else if (input.ageConfirmed !== true)
    throw new AppError('age_required', 'Tell your birth date, or confirm that you are 13 or older')

  const id = newId()
  const passwordHash = await hashPassword(input.password)
  const token = await db.transaction().execute(async (tx) => {
    const box = await sealer.open(tx, id)
    const inserted = await insertUser(tx, box, {
      id,
      email: input.email,
      username: input.username.trim(),
      passwordHash,
      birthDate: input.birthDate ?? null,
      region: input.region ?? null,
      language: input.language ?? defaultLanguage,
      createdAt: now,
    })
    if (!inserted) throw new AppError('email_taken', 'An account with this e-mail address exists')
    await appendEvent(tx, authEvents, 'auth.user-registered', { userId: id })
    await createNotification(tx, {
      id: newId(),
      userId: id,
      notification: { kind: 'welcome', params: {} },
      now,
    })
    return (await openSession(tx, id, now, device)).token
  })
  context.eventsCommitted()
  return { token, user: await readUser(context, id) }
}
