import type { Clock } from '@lumen/runtime/clock'
import type { MailSettings } from './config.ts'
import { captureMail } from './captured-mails.ts'
import type { Mail, Mailer, MailOutcome } from './mail.ts'

const timeoutMs = 15_000

/**
 * Opens the way that mails take: SMTP where it is configured, else into a folder; in production without
 * SMTP there is none.
 */
export async function createMailer(settings: MailSettings, clock: Clock): Promise<Mailer> {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_DIR: folder } = settings
  if (url !== undefined && from !== undefined) return createSmtpMailer(url, from)
  if (settings.NODE_ENV === 'production')
    return {
      mode: 'off',
      send: () => Promise.reject(new Error('Mail is not set up: SMTP_URL is missing')),
      close: () => undefined,
    }
  return {
    mode: 'captured',
    send: async (mail) => {
      await captureMail(folder, mail, clock.now())
      return 'sent'
    },
    close: () => undefined,
  }
}

async function createSmtpMailer(url: string, from: string): Promise<Mailer> {
  const { default: nodemailer } = await import('nodemailer')
  const transport = nodemailer.createTransport(url, { from })
  // Options beside an address count for messages only; limits of the connection are the transport’s.
  Object.assign(transport.options, {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  const host = from.replace(/^.*@([^>\s]+).*$/, '$1')
  const messageId = (id: string) => `<${id}@${host}>`
  const send = async ({ id, letter, ...mail }: Mail): Promise<MailOutcome> => {
    try {
      await transport.sendMail({
        ...mail,
        from,
        messageId: messageId(id),
        ...(letter === undefined
          ? // No answer of a machine to a machine.
            { headers: { 'auto-submitted': 'auto-generated' } }
          : {
              ...(letter.replyTo !== undefined && { replyTo: letter.replyTo }),
              ...(letter.after.length > 0 && {
                inReplyTo: messageId(letter.after.at(-1)!),
                references: letter.after.map(messageId),
              }),
            }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      return 'sent'
    } catch (error) {
      if (isRefusal(error)) return 'refused'
      throw error
    }
  }
  return { mode: 'smtp', send, close: () => transport.close() }
}

/** Permanent refusals of this one mail: of its recipient or its content, not of who we are. */
const isRefusal = (error: unknown) => {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return (
    responseCode !== undefined &&
    responseCode >= 550 &&
    responseCode < 560 &&
    (command === 'RCPT TO' || command === 'DATA')
  )
}
