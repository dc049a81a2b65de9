import { defineRoom } from '@lumen/content/define-room'
import type { ContentRule } from '@lumen/contracts/moderation'
import { contentRules } from '@lumen/contracts/content-rules'
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
    'passkey-changed': Type.Object({ title: text, added: text, removed: text, copied: text }),
    'provider-changed': Type.Object({ title: text, linked: text, unlinked: text }),
    'companion-message': Listed,
    'memory-crystal': Listed,
    'media-ready': Listed,
    'export-ready': Listed,
    'payment-received': Listed,
    'payment-refunded': Type.Object({ title: text, text, automatic: text }),
    'renewal-coming': Listed,
    'renewal-failed': Listed,
    'content-access': Type.Object({ title: text, 'abuse-report': text, 'legal-demand': text }),
    'plan-granted': Type.Object({ title: text, given: text, ended: text }),
    'report-decided': Type.Object({ title: text, keep: text, remove: text }),
    'content-moderated': Type.Object({ title: text, remove: text, warn: text, suspend: text }),
    'appeal-decided': Type.Object({ title: text, changed: text, unchanged: text }),
  }),
  rule: Type.Object(
    Object.fromEntries(contentRules.map((rule) => [rule, text])) as Record<
      ContentRule,
      typeof text
    >,
  ),
  /** What was bought, with its `{name}`. */
  bought: Type.Object({ plan: text, pack: text }),
})

const Named = Type.Object({ name: text })
/** What the web calls plans and packs. */
const Session = Type.Object({
  tier: Type.Object({ free: text, basic: text, premium: text, enterprise: text }),
})
const Wallet = Type.Object({
  pack: Type.Object({ starter: Named, standard: Named, premium: Named, ultimate: Named }),
})

/** What push messages say in other words than the list. */
const Push = Type.Object(
  {
    unknownDevice: text,
    text: Type.Object(
      { 'companion-message': text, 'memory-crystal': text, 'media-ready': text },
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
  'address-in-use',
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
    /** Around the reason why an account was suspended. */
    suspension: Type.Object(
      { subject: text, text, reason: text, action: text, note: text },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)

/** What stands around an answer that a person wrote. */
const MailLetter = Type.Object(
  {
    subject: text,
    greeting: text,
    quoted: text,
    byMail: text,
    byPage: text,
    write: text,
    footer: text,
  },
  { additionalProperties: false },
)
export type MailTexts = Static<typeof Mails> & { letter: Static<typeof MailLetter> }

export const appRoom = defineRoom(
  'app',
  { notifications: Notifications, session: Session, wallet: Wallet },
  'interface',
)
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
  { push: Push, 'mail-account': Mails, 'mail-letter': MailLetter },
  'interface',
)

/** The words of push messages in a language. */
export type PushTexts = Static<typeof Notifications> & {
  own: Static<typeof Push>
  plans: Static<typeof Session>['tier']
  packs: Static<typeof Wallet>['pack']
}
