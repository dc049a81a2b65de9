import { AppError } from '@lumen/http/app-error'
import { readCapturedMails } from '@lumen/mail/captured-mails'
import type { AuthContext } from '../context.ts'

const shownMails = 50
const isLoopback = (host: string) =>
  /^(127\.\d+\.\d+\.\d+|\[?::1\]?|localhost|::ffff:127\..*)$/.test(host)

/**
 * Mails that were kept because nothing sends them. `not_found` in production, where SMTP is set up, where
 * PUBLIC_URL leads to another machine, and for whoever asks from one: the mails open accounts.
 */
export async function listCapturedMails(
  { config, mailer }: AuthContext,
  address: string,
): Promise<{ id: string; to: string; subject: string; text: string; at: string }[]> {
  const host = config.PUBLIC_URL === undefined ? 'localhost' : new URL(config.PUBLIC_URL).hostname
  if (mailer.mode !== 'captured' || !isLoopback(host) || !isLoopback(address))
    throw new AppError('not_found', 'There is no such page')
  const mails = await readCapturedMails(config.MAIL_DIR, shownMails)
  return mails.map(({ id, to, subject, text, at }) => ({ id, to, subject, text, at }))
}
