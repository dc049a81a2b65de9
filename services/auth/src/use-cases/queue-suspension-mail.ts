import type { Transaction } from 'kysely'
import type { AuthContext } from '../context.ts'
import { insertMail } from '../store/mails.ts'
import type { AuthTables } from '../store/tables.ts'
import { findAddressee } from '../store/users.ts'
import { contactLink, sendsMail } from './queue-mail.ts'

const triedForMs = 72 * 60 * 60_000

/**
 * Mails somebody why their account was suspended, in their language, and where they can object; nothing
 * where no mail is sent. Follow with `courier.wake()` after the commit.
 */
export async function queueSuspensionMail(
  context: AuthContext,
  tx: Transaction<AuthTables>,
  { id, email }: { id: string; email: string },
  reason: string,
): Promise<void> {
  if (!sendsMail(context)) return
  const addressee = await findAddressee(tx, email)
  if (addressee === null) return
  const { language } = addressee
  const now = context.clock.now()
  await insertMail(tx, context.sealer, {
    sealedFor: id,
    content: {
      kind: 'suspension',
      reason,
      url: contactLink(context, language),
      to: addressee.email,
      language,
    },
    now,
    expiresAt: new Date(now.getTime() + triedForMs),
  })
}
