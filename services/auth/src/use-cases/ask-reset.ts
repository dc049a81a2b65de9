import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import type { Visitor } from '../domain/visitor.ts'
import { insertLink } from '../store/account-links.ts'
import { mayBeMailed } from '../store/asked-mails.ts'
import { findAddressee } from '../store/users.ts'
import { noteSecurity } from './note-security.ts'
import { queueMail, sendsMail } from './queue-mail.ts'

/**
 * Mails a link for a new password. The answer comes before anybody looks whether there is an account, so
 * neither it nor its time tells. `mail_not_configured` where no mail is sent at all.
 */
export function askReset(context: AuthContext, email: string, visitor: Visitor): void {
  if (!sendsMail(context)) throw noMail()
  context.beside('a new password', async () => {
    const { db, clock } = context
    const addressee = await findAddressee(db, email)
    if (addressee === null || !(await mayBeMailed(context.redis, addressee.email))) return
    const { id: userId, language } = addressee
    await db.transaction().execute(async (tx) => {
      const link = { userId, purpose: 'reset-password', email: addressee.email } as const
      const token = await insertLink(tx, link, clock.now())
      const to = { sealedFor: userId, email: addressee.email, language }
      await queueMail(context, tx, 'reset-password', to, token)
      await noteSecurity(context, tx, userId, 'reset-requested', visitor)
    })
    context.courier.wake()
  })
}

export const noMail = () =>
  new AppError('mail_not_configured', 'This copy of the product sends no mails')
