import { Type, type Static } from 'typebox'
import { defineEvents, defineRequests } from '../bus.ts'
import { Closed, Id, LanguageCode, Timestamp } from '../schema.ts'
import { Notification, notificationParams, type NotificationKind } from './notifications.ts'
import { ageBands } from './schema.ts'

export const authEvents = defineEvents({
  'auth.user-registered': { summary: 'An account was made', payload: Closed({ userId: Id }) },
  'auth.user-updated': {
    summary: 'Profile, preferences or role changed',
    payload: Closed({ userId: Id }),
  },
  'auth.privacy-changed': {
    summary: 'A user changed what they allow, or how long conversations are kept',
    payload: Closed({ userId: Id }),
  },
  'auth.letter-ended': {
    summary: 'A letter of the back office was sent, or never will be',
    payload: Closed({
      letterId: Id,
      outcome: Type.Enum(['sent', 'captured', 'refused', 'expired']),
    }),
  },
  'auth.notification-created': {
    summary: 'A notification is there for its user; their devices are told by it',
    payload: Closed({ userId: Id, notificationId: Id }),
  },
})

const NewNotificationOf = <const K extends NotificationKind>(kind: K) =>
  Closed({ kind: Type.Literal(kind), params: notificationParams[kind] })

const MoneyNotices = [
  NewNotificationOf('payment-received'),
  NewNotificationOf('payment-refunded'),
  NewNotificationOf('renewal-coming'),
  NewNotificationOf('renewal-failed'),
] as const
/** What billing tells of a user's money. */
export const MoneyNotice = Type.Union([...MoneyNotices])
export type MoneyNotice = Static<typeof MoneyNotice>

export const NewNotification = Type.Union([
  NewNotificationOf('welcome'),
  NewNotificationOf('new-sign-in'),
  NewNotificationOf('password-changed'),
  NewNotificationOf('account-deletion'),
  NewNotificationOf('email-changed'),
  NewNotificationOf('second-factor-changed'),
  NewNotificationOf('passkey-changed'),
  NewNotificationOf('provider-changed'),
  NewNotificationOf('companion-message'),
  NewNotificationOf('memory-crystal'),
  NewNotificationOf('media-ready'),
  NewNotificationOf('export-ready'),
  ...MoneyNotices,
  NewNotificationOf('content-access'),
  NewNotificationOf('plan-granted'),
  NewNotificationOf('report-decided'),
  NewNotificationOf('content-moderated'),
  NewNotificationOf('appeal-decided'),
])
export type NewNotification = Static<typeof NewNotification>

/** Who a session belongs to, as the gateway keeps it for at most a minute. */
export const Identity = Closed({
  userId: Id,
  sessionId: Id,
  /** A guest talks before signing up: who is one has no account. */
  role: Type.Enum(['guest', 'user', 'admin']),
  ageBand: Type.Enum(ageBands),
  region: Type.Union([Type.String(), Type.Null()]),
  language: LanguageCode,
  expiresAt: Timestamp,
})
export type Identity = Static<typeof Identity>

export const authRequests = defineRequests({
  'auth.identify-session': {
    summary: 'Whose session a token is; null when it is unknown, expired or revoked',
    callers: ['gateway'],
    input: Closed({ tokenHash: Type.String({ minLength: 1, maxLength: 64 }) }),
    output: Closed({ identity: Type.Union([Identity, Type.Null()]) }),
    timeoutMs: 2_000,
  },
  'auth.check-sessions': {
    summary: 'Which of these sessions are still alive (the minute check of open sockets)',
    callers: ['gateway'],
    input: Closed({ sessionIds: Type.Array(Id, { maxItems: 5_000 }) }),
    output: Closed({ alive: Type.Array(Id) }),
    timeoutMs: 5_000,
  },
  'auth.notify': {
    summary: 'Tell a user something, as their preferences allow',
    callers: ['admin', 'billing', 'memory', 'media', 'chat'],
    input: Closed({
      userId: Id,
      /** Becomes the notification’s id: asking again with it changes nothing. */
      id: Id,
      notification: NewNotification,
    }),
    output: Closed({
      /** `muted`: the user does not want this kind. `unknown`: there is no such user. */
      outcome: Type.Enum(['created', 'repeated', 'muted', 'unknown']),
    }),
    timeoutMs: 3_000,
  },
})

/** What other services ask of what users allow. */
export const privacyRequests = defineRequests({
  'auth.read-consents': {
    summary: 'What a user has allowed; of an account that is gone, nothing',
    callers: ['fortune', 'admin', 'memory', 'chat'],
    input: Closed({ userId: Id }),
    output: Closed({
      /** That what they tell is remembered here, by rules of ours: also what a guest agrees to. */
      remembering: Type.Boolean(),
      dataProcessing: Type.Boolean(),
      marketing: Type.Boolean(),
      analytics: Type.Boolean(),
      partners: Type.Boolean(),
    }),
    timeoutMs: 2_000,
  },
  'auth.may-contact': {
    summary:
      'Whether companions may write to a user by themselves: never to an account that is suspended, closing or gone',
    callers: ['chat'],
    input: Closed({ userId: Id }),
    output: Closed({ allowed: Type.Boolean() }),
    timeoutMs: 2_000,
  },
  'auth.list-retention': {
    summary: 'A page of users whose conversations are kept for a limited time',
    callers: ['chat'],
    input: Closed({ after: Type.Union([Id, Type.Null()]) }),
    output: Closed({
      users: Type.Array(Closed({ userId: Id, days: Type.Integer({ minimum: 1 }) })),
      /** Where the next page begins; null: that was all. */
      next: Type.Union([Id, Type.Null()]),
    }),
    timeoutMs: 30_000,
  },
})

/** Frames of auth on `subjects.liveUser`, to every device of a user. */
export const NotificationFrame = Type.Union([
  Closed({
    kind: Type.Literal('notification'),
    notification: Notification,
    unreadCount: Type.Integer({ minimum: 0 }),
  }),
  Closed({
    kind: Type.Literal('notifications-read'),
    unreadCount: Type.Integer({ minimum: 0 }),
  }),
])
export type NotificationFrame = Static<typeof NotificationFrame>

/** Frame of auth on `subjects.liveUser`: who the user is has changed, as `/api/auth/me` tells it. */
export const AccountFrame = Closed({ kind: Type.Literal('user-changed') })
export type AccountFrame = Static<typeof AccountFrame>

/** Broadcast on `subjects.sessionRevoked`. */
export const SessionRevoked = Closed({
  userId: Id,
  sessionIds: Type.Array(Id),
  tokenHashes: Type.Array(Type.String()),
  /** `ended`: the session is over. `changed`: identity data changed, ask again. */
  reason: Type.Enum(['ended', 'changed']),
})
export type SessionRevoked = Static<typeof SessionRevoked>
