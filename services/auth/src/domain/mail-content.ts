import { fillSlots } from '@lumen/content/fill-slots'
import type { Letter } from '@lumen/contracts/auth/office-bus'
import type { Language } from '@lumen/contracts/languages'
import type { Mail } from '@lumen/mail/mail'
import type { MailContent } from '@lumen/mail/render-mail'
import type { MailKind, MailTexts } from '../content.ts'

/** An answer of a person to what somebody wrote. */
export type LetterSubject = Pick<
  Letter,
  'id' | 'name' | 'subject' | 'text' | 'quoted' | 'after' | 'language'
> & { kind: 'letter'; url: string; replyTo?: string }

/** What a mail is about: one of our own links, a notification in finished words, why an account was suspended, or a letter. */
export type MailSubject =
  | { kind: MailKind; url: string; minutes?: number }
  | { kind: 'notification'; title: string; text: string; url: string }
  | { kind: 'suspension'; reason: string; url: string }
  | LetterSubject

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
  if (mail.kind === 'suspension') {
    const { subject, text, reason, action, note } = texts.suspension
    return {
      ...frame,
      subject,
      heading: subject,
      paragraphs: [text],
      quote: { intro: reason, text: mail.reason },
      action: { label: action, url: mail.url },
      notes: [note],
    }
  }
  if (mail.kind === 'letter') return { ...frame, ...letterContent(mail, texts.letter) }
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

/** Without an address that answers go to, it leads to the page that they can be written on. */
function letterContent(letter: LetterSubject, texts: MailTexts['letter']) {
  const { name, language, quoted, text, replyTo, url } = letter
  const subject = fillSlots(texts.subject, { subject: letter.subject })
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    subject,
    heading: subject,
    paragraphs: [fillSlots(texts.greeting, { name }), ...text.trim().split(/\n{2,}/)],
    quote: {
      intro: fillSlots(texts.quoted, { date: date.format(new Date(quoted.at)) }),
      text: quoted.text,
    },
    ...(replyTo === undefined && { action: { label: texts.write, url } }),
    notes: [replyTo === undefined ? texts.byPage : texts.byMail],
    footer: texts.footer,
  }
}

/** Where answers to a letter go, and what it follows. */
export const threadOf = (mail: WaitingMail): Pick<Mail, 'letter'> =>
  mail.kind === 'letter'
    ? {
        letter: {
          after: mail.after,
          ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
        },
      }
    : {}
