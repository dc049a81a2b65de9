import { officeLimits } from '@lumen/contracts/admin/limits'
import type { Letter } from '@lumen/contracts/auth/office-bus'
import type { AuthContext } from '../context.ts'
import { insertMail, letterKey } from '../store/mails.ts'
import { lockUser } from '../store/users.ts'
import { contactLink } from './queue-mail.ts'

/**
 * Puts a letter among the mails that wait; asked again while it waits, there is still one. `unknown` when
 * it is for an account that is gone.
 */
export async function queueLetter(
  context: AuthContext,
  { userId, to, ...letter }: Letter,
): Promise<'queued' | 'unknown'> {
  const { sealer, clock, config } = context
  const { id, language } = letter
  const outcome = await context.db.transaction().execute(async (tx) => {
    if (userId !== null && !(await lockUser(tx, userId))) return 'unknown'
    await insertMail(tx, sealer, {
      id,
      sealedFor: userId ?? letterKey(id),
      content: {
        kind: 'letter',
        to,
        ...letter,
        url: contactLink(context, language),
        ...(config.MAIL_REPLY_TO !== undefined && { replyTo: config.MAIL_REPLY_TO }),
      },
      now: clock.now(),
      expiresAt: new Date(clock.now().getTime() + officeLimits.letterHours * 3_600_000),
    })
    return 'queued'
  })
  context.courier.wake()
  return outcome
}
