import { fillSlots } from '@lumen/content/fill-slots'
import type { Language } from '@lumen/contracts/languages'
import type { MailContent } from '@lumen/mail/render-mail'
import type { MailKind, MailTexts } from '../content.ts'

/** What a mail is about: one of our own links, or a notification in finished words. */
export type MailSubject =
  | { kind: MailKind; url: string; minutes?: number }
  | { kind: 'notification'; title: string; text: string; url: string }

/** A mail that waits to be sent. */
export type WaitingMail = MailSubject & { to: string; language: Language }

/** What a mail says, in its reader’s language. */
export function mailContent(mail: WaitingMail, texts: MailTexts): MailContent {
  const { product, footer, holds, mails, open } = texts
  const frame = { footer, product, language: mail.language }
  if (mail.kind === 'notification')
    return {
      ...frame,
      subject: mail.title,
      heading: mail.title,
      paragraphs: [mail.text],
      action: { label: open, url: mail.url },
      notes: [],
    }
  const { subject, text, action, note } = mails[mail.kind]
  return {
    ...frame,
    subject,
    heading: subject,
    paragraphs: [text],
    action: { label: action, url: mail.url },
    notes: [...(mail.minutes === undefined ? [] : [lifetime(mail.minutes, holds)]), note],
  }
}

function lifetime(minutes: number, holds: MailTexts['holds']): string {
  return minutes <= 120
    ? fillSlots(holds.minutes, { minutes: String(minutes) })
    : fillSlots(holds.hours, { hours: String(Math.floor(minutes / 60)) })
}
