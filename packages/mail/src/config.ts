import { Type, type Static } from 'typebox'

/** What a service that writes mails reads of its environment. */
export const mailSettings = {
  /** `smtps://user:password@host` or `smtp://host:587`; without it nothing leaves this machine. */
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://.+' })),
  /** Who the mails come from: `Lumen <hello@lumen.example>`. */
  MAIL_FROM: Type.Optional(Type.String({ pattern: '@' })),
  /** Where answers to letters that a person wrote go; without it they are told to use the contact page. */
  MAIL_REPLY_TO: Type.Optional(Type.String({ pattern: '@' })),
  /** Folder of the mails that are kept where there is no SMTP, outside production. */
  MAIL_DIR: Type.String({ default: '.data/mail' }),
}

const Settings = Type.Object({ ...mailSettings, NODE_ENV: Type.String() })
export type MailSettings = Static<typeof Settings>

/** What is wrong with the settings together; empty when nothing is. */
export const mailProblems = ({ SMTP_URL, MAIL_FROM }: MailSettings): string[] =>
  SMTP_URL !== undefined && MAIL_FROM === undefined
    ? ['MAIL_FROM must say who mails come from when SMTP_URL is set']
    : []
