import { defineRoom } from '@lumen/content/define-room'
import { type Static, Type } from 'typebox'

const text = Type.String({ minLength: 1 })
const Listed = Type.Object({ title: text, text })

/** What the web's list of notifications says, which push messages say too. */
const Notifications = Type.Object({
  kind: Type.Object({
    'new-sign-in': Listed,
    'password-changed': Listed,
    'account-deletion': Listed,
    'email-changed': Listed,
    'second-factor-changed': Type.Object({ title: text, on: text, off: text }),
    'memory-crystal': Listed,
    'media-ready': Listed,
    'export-ready': Listed,
  }),
})

/** What push messages say in other words than the list. */
const Push = Type.Object(
  {
    unknownDevice: text,
    text: Type.Object(
      { 'memory-crystal': text, 'media-ready': text },
      { additionalProperties: false },
    ),
    media: Type.Object({ image: text, audio: text, video: text }, { additionalProperties: false }),
  },
  { additionalProperties: false },
)

const MailText = Type.Object(
  { subject: text, text, action: text, note: text },
  { additionalProperties: false },
)
const mailKinds = [
  'verify-email',
  'confirm-registration',
  'already-registered',
  'reset-password',
  'confirm-new-email',
  'email-changed',
] as const
export type MailKind = (typeof mailKinds)[number]

/** What mails say beside the texts of notifications. */
const Mails = Type.Object(
  {
    product: text,
    footer: text,
    holds: Type.Object({ minutes: text, hours: text }, { additionalProperties: false }),
    open: text,
    mails: Type.Object(
      Object.fromEntries(mailKinds.map((kind) => [kind, MailText])) as Record<
        MailKind,
        typeof MailText
      >,
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
export type MailTexts = Static<typeof Mails>

export const appRoom = defineRoom('app', { notifications: Notifications }, 'interface')
/** What the readable copy of a user’s data says around what it shows. */
const Export = Type.Object(
  {
    title: text,
    intro: text,
    madeOn: text,
    companions: text,
    noCompanions: text,
    you: text,
    character: text,
    memories: text,
    conversation: text,
    noMessages: text,
    back: text,
    card: text,
    cardPicture: text,
    allData: text,
    media: text,
    noMedia: text,
    made: text,
    uploaded: text,
    aiLabel: text,
    file: text,
  },
  { additionalProperties: false },
)

export const exportRoom = defineRoom('messages', { export: Export }, 'interface')
export const messagesRoom = defineRoom(
  'messages',
  { push: Push, 'mail-account': Mails },
  'interface',
)

/** The words of push messages in a language. */
export type PushTexts = Static<typeof Notifications> & { own: Static<typeof Push> }
