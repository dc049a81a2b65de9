import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import type { Visitor } from '../domain/visitor.ts'
import { insertLink, isAddressKept } from '../store/account-links.ts'
import { mayBeMailed } from '../store/asked-mails.ts'
import { findAddressee, findUser } from '../store/users.ts'
import { noMail } from './ask-reset.ts'
import { noteSecurity } from './note-security.ts'
import { queueMail, sendsMail } from './queue-mail.ts'
import { requireFresh } from './require-fresh.ts'
import { limitMails } from './verify-email.ts'

/**
 * Mails a link to a new address, which holds from when it is followed. Whether the address is taken only
 * its owner learns, by mail. Errors: `reauthentication_required`, `rate_limited`, `mail_not_configured`.
 */
export async function askNewEmail(
  context: AuthContext,
  session: { userId: string; sessionId: string },
  newEmail: string,
  visitor: Visitor,
): Promise<void> {
  if (!sendsMail(context)) throw noMail()
  await requireFresh(context, session)
  const { db, sealer, clock } = context
  const { userId } = session
  const user = await findUser(db, sealer, userId)
  if (user === null) throw new AppError('unauthenticated', 'This account does not exist any more')
  if (newEmail === user.email)
    throw new AppError('invalid_input', 'This is the address of the account already', {
      details: [{ path: '/newEmail', message: 'is the address of this account' }],
    })
  // Counted per account, so that nobody is mailed through it again and again.
  await limitMails(context, `change:${userId}`)
  const { language } = user.preferences
  context.beside('a new address', async () => {
    const owner = await findAddressee(db, newEmail)
    const foreign = owner !== null && owner.id !== userId
    if (foreign && !(await mayBeMailed(context.redis, owner.email))) return
    const kept = owner === null && (await isAddressKept(db, newEmail, clock.now()))
    await db.transaction().execute(async (tx) => {
      await noteSecurity(context, tx, userId, 'email-change-requested', visitor)
      if (kept) return
      if (foreign) {
        const to = { sealedFor: owner.id, email: owner.email, language: owner.language }
        await queueMail(context, tx, 'address-in-use', to)
        return
      }
      const link = { userId, purpose: 'confirm-new-email', email: newEmail } as const
      const token = await insertLink(tx, link, clock.now())
      const to = { sealedFor: userId, email: newEmail, language }
      await queueMail(context, tx, 'confirm-new-email', to, token)
    })
    context.courier.wake()
  })
}
