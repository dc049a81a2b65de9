import { Type, type Static } from 'typebox'
import { accessGrounds } from '../admin/limits.ts'
import type { Language } from '../languages.ts'
import { creditPacks, planIds, plans } from '../plans.ts'
import { Closed, Id, Timestamp } from '../schema.ts'
import { contentRules } from '../content-rules.ts'
import { exportFormats } from './privacy-choices.ts'

const Name = Type.Union([Type.String({ maxLength: 40 }), Type.Null()])

/** What a session runs on, as its browser tells; null where that is not known. */
export const Device = Closed({
  browser: Name,
  system: Name,
  form: Type.Enum(['desktop', 'mobile', 'tablet', 'unknown']),
})
export type Device = Static<typeof Device>

const Money = {
  cents: Type.Integer({ minimum: 1 }),
  /** ISO 4217, in lower case. */
  currency: Type.String({ pattern: '^[a-z]{3}$' }),
}
const Bought = Type.Union([
  Closed({ kind: Type.Literal('plan'), id: Type.Enum(plans.map(({ id }) => id)) }),
  Closed({ kind: Type.Literal('pack'), id: Type.Enum(creditPacks.map(({ id }) => id)) }),
])
export type Bought = Static<typeof Bought>

/**
 * Every kind of notification and the ids and parameters of its text, never personal text. The text
 * itself is the client's, and in `content/<language>/messages/push.yaml` for devices.
 */
export const notificationParams = {
  /** At registration. */
  welcome: Closed({}),
  /** Somebody signed in on a device that the account had not been used on. */
  'new-sign-in': Closed({ sessionId: Id, browser: Name, system: Name }),
  'password-changed': Closed({}),
  /** Somebody who is signed in wants the account deleted; until `dueAt` it can be kept. */
  'account-deletion': Closed({ dueAt: Timestamp }),
  'email-changed': Closed({}),
  /** Signing in asks for more than a password from now on, or no longer. */
  'second-factor-changed': Closed({ on: Type.Boolean() }),
  /** `copied`: its counter ran backwards, so that somebody may have a copy of it. */
  'passkey-changed': Closed({ change: Type.Enum(['added', 'removed', 'copied']) }),
  /** An account elsewhere opens this one from now on, or no longer. */
  'provider-changed': Closed({ change: Type.Enum(['linked', 'unlinked']) }),
  /** A companion wrote by itself, as its user allows. */
  'companion-message': Closed({ companionId: Id, messageId: Id }),
  /** A memory was kept from a conversation. */
  'memory-crystal': Closed({ companionId: Id, memoryId: Id }),
  /** A picture, speech or video that was asked for is there. */
  'media-ready': Closed({ jobId: Id, media: Type.Enum(['image', 'audio', 'video']) }),
  /** An administrator may read a conversation of the user’s for a while, or could before. */
  'content-access': Closed({
    companionId: Id,
    ground: Type.Enum(accessGrounds),
    openedAt: Timestamp,
  }),
  /** An administrator gave the user a plan, or took it back (`until` is null then). */
  'plan-granted': Closed({
    plan: Type.Enum(planIds),
    until: Type.Union([Timestamp, Type.Null()]),
  }),
  /** A copy of what is kept of the user can be downloaded. */
  'export-ready': Closed({ exportId: Id, format: Type.Enum(exportFormats) }),
  /** Money came: of a purchase, a move to a higher plan, or a period that was renewed. */
  'payment-received': Closed({ bought: Bought, ...Money }),
  /** Money went back; `automatic`: nobody had to ask, a second plan beside the first is not kept. */
  'payment-refunded': Closed({ bought: Bought, ...Money, automatic: Type.Boolean() }),
  /** A plan renews in a few days, for so much. */
  'renewal-coming': Closed({ bought: Bought, ...Money, at: Timestamp }),
  /** The payment of a new period failed; it is tried again, then the plan ends. */
  'renewal-failed': Closed({ bought: Bought }),
  /** What was reported is decided; `rule` says why. */
  'report-decided': Closed({
    reportId: Id,
    action: Type.Enum(['keep', 'remove']),
    rule: Type.Enum(contentRules),
  }),
  /** Something in the user’s account was acted on; it can be appealed. */
  'content-moderated': Closed({
    reportId: Id,
    action: Type.Enum(['remove', 'warn', 'suspend']),
    rule: Type.Enum(contentRules),
  }),
  /** An appeal is decided, for good. */
  'appeal-decided': Closed({ reportId: Id, changed: Type.Boolean() }),
} as const

export type NotificationKind = keyof typeof notificationParams

/** What can be switched on and off. A welcome comes once, into the list only. */
export type PreferenceKind = Exclude<NotificationKind, 'welcome'>
export const preferenceKinds = Object.keys(notificationParams).filter(
  (kind): kind is PreferenceKind => kind !== 'welcome',
)

/** Always in the list, whatever the preferences say: they protect the account, or are about its money. */
export const mandatoryKinds: readonly PreferenceKind[] = [
  'new-sign-in',
  'password-changed',
  'export-ready',
  'account-deletion',
  'email-changed',
  'second-factor-changed',
  'payment-received',
  'payment-refunded',
  'renewal-coming',
  'renewal-failed',
  'content-access',
  'plan-granted',
  'passkey-changed',
  'provider-changed',
  'content-moderated',
  'appeal-decided',
]

const NotificationOf = <const K extends NotificationKind>(kind: K) =>
  Closed({
    id: Id,
    kind: Type.Literal(kind),
    params: notificationParams[kind],
    createdAt: Timestamp,
    readAt: Type.Union([Timestamp, Type.Null()]),
  })

export const Notification = Type.Union(
  [
    NotificationOf('welcome'),
    NotificationOf('new-sign-in'),
    NotificationOf('password-changed'),
    NotificationOf('account-deletion'),
    NotificationOf('email-changed'),
    NotificationOf('second-factor-changed'),
    NotificationOf('passkey-changed'),
    NotificationOf('provider-changed'),
    NotificationOf('companion-message'),
    NotificationOf('memory-crystal'),
    NotificationOf('media-ready'),
    NotificationOf('export-ready'),
    NotificationOf('payment-received'),
    NotificationOf('payment-refunded'),
    NotificationOf('renewal-coming'),
    NotificationOf('renewal-failed'),
    NotificationOf('content-access'),
    NotificationOf('plan-granted'),
    NotificationOf('report-decided'),
    NotificationOf('content-moderated'),
    NotificationOf('appeal-decided'),
  ],
  { $id: 'Notification' },
)
export type Notification = Static<typeof Notification>

export const NotificationPreference = Closed(
  {
    kind: Type.Enum(preferenceKinds),
    /** Whether it comes into the list and to open pages. */
    inApp: Type.Boolean(),
    /** Whether what comes into the list also goes to devices that asked for push messages. */
    push: Type.Boolean(),
    /** Whether it is also told by mail; what protects the account is until that is switched off. */
    mail: Type.Boolean(),
    /** `inApp` cannot be switched off. */
    mandatory: Type.Boolean(),
  },
  { $id: 'NotificationPreference' },
)
export type NotificationPreference = Static<typeof NotificationPreference>

/** What a push message carries, as JSON; the service worker shows it. */
export type PushPayload = {
  /** Id of the notification. */
  id: string
  kind: PreferenceKind
  title: string
  body: string
  language: Language
  /** Path of the page that a click opens. */
  url: string
}
