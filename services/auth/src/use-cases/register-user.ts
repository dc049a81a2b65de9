import type { authOperations } from '@lumen/contracts/auth/operations'
import type { Session } from '@lumen/contracts/auth/schema'
import { defaultLanguage } from '@lumen/contracts/languages'
import type { Input } from '@lumen/contracts/operation'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { hashPassword } from '../domain/password.ts'
import type { Visitor } from '../domain/visitor.ts'
import { putOffDeletion } from '../store/account-deletions.ts'
import { linkEnd } from '../store/account-links.ts'
import { mayBeMailed } from '../store/asked-mails.ts'
import { insertRegistration, type PendingUser } from '../store/registrations.ts'
import { findAddressee } from '../store/users.ts'
import { checkBirthDate } from './check-birth-date.ts'
import { checkNewPassword } from './check-new-password.ts'
import { checkUsername } from './check-username.ts'
import { comeFrom, createUser } from './create-user.ts'
import { tellEnded } from './end-sessions.ts'
import { enterAccount, finishEntry } from './enter-account.ts'
import { noteSecurity } from './note-security.ts'
import { queueMail } from './queue-mail.ts'
import { queueVerification } from './verify-email.ts'

type Registration = Input<(typeof authOperations)['POST /api/auth/register']>['body']

/**
 * Creates an account, of a guest with all they have said, welcomes its owner and signs it in; where addresses are confirmed first, `mailed`
 * whether or not there is an account, which is then told by mail. Errors: `switched_off` while
 * there is no registration, `age_required` with neither a birth date nor `ageConfirmed: true`,
 * `age_too_young`, `prompt_refused` for its name, `weak_password`, and `email_taken`.
 */
export async function registerUser(
  context: AuthContext,
  input: Registration,
  visitor: Visitor,
  guestId: string | null,
): Promise<Session | 'mailed'> {
  const { db, clock } = context
  context.flags.require('registration')
  const now = clock.now()
  if (input.birthDate !== undefined) checkBirthDate(input.birthDate, input.region ?? null, now)
  else if (input.ageConfirmed !== true)
    throw new AppError('age_required', 'Tell your birth date, or confirm that you are 13 or older')
  const { email } = input
  const username = input.username.trim()
  checkUsername(username)
  checkNewPassword(input.password, [email, username], 'password')
  const user: PendingUser = {
    email,
    username,
    passwordHash: await hashPassword(input.password),
    birthDate: input.birthDate ?? null,
    region: input.region ?? null,
    language: input.language ?? defaultLanguage,
    emailVerifiedAt: null,
  }
  if (confirmsFirst(context)) {
    const pending = guestId === null ? user : { ...user, guestId }
    context.beside('a registration', () => mailConfirmation(context, pending))
    return 'mailed'
  }
  const { id, entry, left } = await db.transaction().execute(async (tx) => {
    const { id, left } = await comeFrom(tx, guestId)
    if (!(await createUser(context, tx, { ...user, id, createdAt: now })))
      throw new AppError('email_taken', 'An account with this e-mail address exists')
    await noteSecurity(context, tx, id, 'registered', visitor)
    await queueVerification(context, tx, { id, email, language: user.language })
    return { id, left, entry: await enterAccount(context, tx, id, visitor) }
  })
  tellEnded(context, id, left)
  context.eventsCommitted()
  context.courier.wake()
  return finishEntry(context, id, entry)
}

/** Whether an account is there only once its address is confirmed. */
const confirmsFirst = ({ config, mailer }: AuthContext) =>
  config.LUMEN_REGISTRATION === 'auto'
    ? mailer.mode === 'smtp'
    : config.LUMEN_REGISTRATION === 'confirmed'

/** Mails the link that makes the account, or tells the owner of the address that they have one. */
async function mailConfirmation(context: AuthContext, user: PendingUser): Promise<void> {
  const { db, sealer, clock, redis } = context
  if (!(await mayBeMailed(redis, user.email))) return
  const owner = await findAddressee(db, user.email)
  await db.transaction().execute(async (tx) => {
    if (owner !== null) {
      const to = { sealedFor: owner.id, email: owner.email, language: owner.language }
      return queueMail(context, tx, 'already-registered', to)
    }
    const id = newId()
    const now = clock.now()
    const token = await insertRegistration(tx, sealer, { id, user }, now)
    // What a guest said waits for as long as the link holds.
    if (user.guestId !== undefined)
      await putOffDeletion(tx, user.guestId, linkEnd('confirm-registration', now))
    const to = { sealedFor: id, email: user.email, language: user.language }
    return queueMail(context, tx, 'confirm-registration', to, token)
  })
  context.courier.wake()
}
