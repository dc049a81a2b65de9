import { authEvents } from '@lumen/contracts/auth/bus'
import type { User } from '@lumen/contracts/auth/schema'
import { appendEvent } from '@lumen/database/outbox'
import type { AuthContext } from '../context.ts'
import { AppError } from '@lumen/http/app-error'
import { findUser, lockUser, updateUser, type UserChange } from '../store/users.ts'
import { checkBirthDate } from './check-birth-date.ts'
import { checkUsername } from './check-username.ts'
import { readUser } from './read-user.ts'
import { tellUserChanged } from './tell-user-changed.ts'

/**
 * Changes profile, preferences or role. Gateways drop what they remember of the user's sessions, so
 * that language, age band and role hold from the next request on. A birth date can be completed, yet
 * not changed (`conflict`): the safety policy follows from it. A name that the policy does not let pass
 * is `prompt_refused`.
 */
export async function changeUser(
  context: AuthContext,
  userId: string,
  change: UserChange,
): Promise<User> {
  const { db, sealer, clock } = context
  const now = clock.now()
  const username = change.username?.trim()
  for (const name of [username, change.firstName]) if (typeof name === 'string') checkUsername(name)
  const firstName =
    typeof change.firstName === 'string' ? change.firstName.trim() || null : undefined
  await db.transaction().execute(async (tx) => {
    // Locked, so that of two birth dates at the same time the second finds the first.
    if (!(await lockUser(tx, userId)))
      throw new AppError('unauthenticated', 'This account does not exist any more')
    const completes = typeof change.birthDate === 'string'
    const moves = typeof change.region === 'string'
    const before = completes || moves ? await findUser(tx, sealer, userId) : null
    const known = before?.birthDate ?? null
    const birthDate = change.birthDate ?? known
    // Where one lives decides how old one must be.
    if (birthDate !== null) checkBirthDate(birthDate, change.region ?? before?.region ?? null, now)
    if (completes && known !== null && known !== change.birthDate)
      throw new AppError('conflict', 'The birth date is known already and cannot be changed here')
    const box = completes ? await sealer.open(tx, userId) : null
    await updateUser(tx, box, userId, {
      ...change,
      ...(username !== undefined && { username }),
      ...(firstName !== undefined && { firstName }),
    })
    await appendEvent(tx, authEvents, 'auth.user-updated', { userId })
  })
  context.eventsCommitted()
  await tellUserChanged(context, userId)
  return readUser(context, userId)
}
