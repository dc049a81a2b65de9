import type { Language } from '@lumen/contracts/languages'
import { AppError } from '@lumen/http/app-error'
import type { Transaction } from 'kysely'
import type { AuthContext } from '../context.ts'
import { insertLink } from '../store/account-links.ts'
import { mayBeMailed } from '../store/asked-mails.ts'
import type { AuthTables } from '../store/tables.ts'
import { findUser } from '../store/users.ts'
import { noMail } from './ask-reset.ts'
import { queueMail, sendsMail } from './queue-mail.ts'

/** Puts the mail that confirms an address into the transaction that made its account; none where none is sent. */
export async function queueVerification(
  context: AuthContext,
  tx: Transaction<AuthTables>,
  user: { id: string; email: string; language: Language },
): Promise<void> {
  if (!sendsMail(context)) return
  const { id: userId, email, language } = user
  const link = { userId, purpose: 'verify-email', email } as const
  const token = await insertLink(tx, link, context.clock.now())
  await queueMail(context, tx, 'verify-email', { sealedFor: userId, email, language }, token)
}

/**
 * Sends that mail again. `conflict` when the address is confirmed already, `rate_limited` after several
 * in an hour, `mail_not_configured` where no mail is sent.
 */
export async function askVerification(context: AuthContext, userId: string): Promise<void> {
  if (!sendsMail(context)) throw noMail()
  const user = await findUser(context.db, context.sealer, userId)
  if (user === null) throw new AppError('unauthenticated', 'This account does not exist any more')
  if (user.emailVerifiedAt !== null)
    throw new AppError('conflict', 'This address is confirmed already')
  await limitMails(context, user.email)
  const { id, email, preferences } = user
  await context.db
    .transaction()
    .execute((tx) => queueVerification(context, tx, { id, email, language: preferences.language }))
  context.courier.wake()
}

/** `rate_limited` for an address that gets more mails in an hour than anybody needs. */
export async function limitMails({ redis }: AuthContext, email: string): Promise<void> {
  if (!(await mayBeMailed(redis, email)))
    throw new AppError('rate_limited', 'Too many mails to this address; try again later', {
      retryAfter: 3600,
    })
}
