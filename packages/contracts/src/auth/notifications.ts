import { Type, type Static } from 'typebox'
import type { Language } from '../languages.ts'
import { Closed, Id, Timestamp } from '../schema.ts'
import { exportFormats } from './privacy.ts'

const Name = Type.Union([Type.String({ maxLength: 40 }), Type.Null()])

/** What a session runs on, as its browser tells; null where that is not known. */
export const Device = Closed({
  browser: Name,
  system: Name,
  form: Type.Enum(['desktop', 'mobile', 'tablet', 'unknown']),
})
export type Device = Static<typeof Device>

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
  /** A memory was kept from a conversation. */
  'memory-crystal': Closed({ companionId: Id, memoryId: Id }),
  /** A picture, speech or video that was asked for is there. */
  'media-ready': Closed({ jobId: Id, media: Type.Enum(['image', 'audio', 'video']) }),
  /** A copy of what is kept of the user can be downloaded. */
  'export-ready': Closed({ exportId: Id, format: Type.Enum(exportFormats) }),
} as const

export type NotificationKind = keyof typeof notificationParams

/** What can be switched on and off. A welcome comes once, into the list only. */
export type PreferenceKind = Exclude<NotificationKind, 'welcome'>
export const preferenceKinds = Object.keys(notificationParams).filter(
  (kind): kind is PreferenceKind => kind !== 'welcome',
)

/** Always in the list, whatever the preferences say: they protect the account. */
export const mandatoryKinds: readonly PreferenceKind[] = [
  'new-sign-in',
  'password-changed',
  'export-ready',
  'account-deletion',
  'email-changed',
  'second-factor-changed',
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
    NotificationOf('memory-crystal'),
    NotificationOf('media-ready'),
    NotificationOf('export-ready'),
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
