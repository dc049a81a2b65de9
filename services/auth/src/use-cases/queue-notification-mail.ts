import type { Notification } from '@lumen/contracts/auth/notifications'
import type { Transaction } from 'kysely'
import type { AuthContext } from '../context.ts'
import { pushPayload } from '../domain/push-payload.ts'
import { pushTextsOf } from '../push-texts.ts'
import { insertMail } from '../store/mails.ts'
import type { AuthTables } from '../store/tables.ts'
import { findUser } from '../store/users.ts'
import { publicLink, sendsMail } from './queue-mail.ts'

const triedForMs = 24 * 60 * 60_000

/** Tells a notification by mail too, in the words of its push message; nothing where no mail is sent. */
export async function queueNotificationMail(
  context: AuthContext,
  tx: Transaction<AuthTables>,
  userId: string,
  notification: Notification,
): Promise<void> {
  if (notification.kind === 'welcome' || !sendsMail(context)) return
  const { sealer, clock } = context
  const user = await findUser(tx, sealer, userId)
  if (user === null) return
  const { language } = user.preferences
  const { title, body, url } = pushPayload(notification, language, pushTextsOf(language))
  const now = clock.now()
  await insertMail(tx, sealer, {
    sealedFor: userId,
    content: {
      kind: 'notification',
      title,
      text: body,
      url: publicLink(context, url),
      to: user.email,
      language,
    },
    now,
    expiresAt: new Date(now.getTime() + triedForMs),
  })
}
