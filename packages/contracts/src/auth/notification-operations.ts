import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, Id, Success } from '../schema.ts'
import { notificationLimits } from './limits.ts'
import { Notification, NotificationPreference, preferenceKinds } from './notifications.ts'

const UnreadCount = Type.Integer({ minimum: 0 })
const Key = (length: number) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]+={0,2}$', minLength: 1, maxLength: length })
const Endpoint = Type.String({
  format: 'uri',
  pattern: '^https?://[!-~]+$',
  maxLength: notificationLimits.endpoint,
})
const Preferences = Type.Array(NotificationPreference)

/** Notifications, and the devices they go to. */
export const notificationOperations = defineOperations({
  'GET /api/notifications': {
    service: 'auth',
    access: 'user',
    summary: 'Own notifications, newest first',
    query: Closed({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: notificationLimits.pageSizeMax })),
      cursor: Type.Optional(
        Type.String({ format: 'uuid', description: '`nextCursor` of the page before' }),
      ),
    }),
    replies: {
      200: Closed({
        notifications: Type.Array(Notification),
        unreadCount: UnreadCount,
        nextCursor: Type.Union([Id, Type.Null()]),
      }),
    },
  },
  'POST /api/notifications/read': {
    service: 'auth',
    access: 'user',
    summary: 'Mark notifications as read: those named, or all',
    body: Closed({
      ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: notificationLimits.pageSizeMax })),
    }),
    replies: { 200: Closed({ unreadCount: UnreadCount }) },
  },
  'GET /api/notifications/preferences': {
    service: 'auth',
    access: 'user',
    summary: 'Which kinds of notifications come, and where to',
    replies: { 200: Preferences },
  },
  'PATCH /api/notifications/preferences': {
    service: 'auth',
    access: 'user',
    summary: 'Switch a kind of notification on or off',
    body: Closed(
      {
        kind: Type.Enum(preferenceKinds),
        inApp: Type.Optional(Type.Boolean()),
        push: Type.Optional(Type.Boolean()),
        mail: Type.Optional(Type.Boolean()),
      },
      { minProperties: 2 },
    ),
    replies: { 200: Preferences },
  },
  'GET /api/notifications/web-push-key': {
    service: 'auth',
    access: 'user',
    summary: 'The applicationServerKey (VAPID, base64url); null where Web Push is not set up',
    replies: { 200: Closed({ publicKey: Type.Union([Type.String(), Type.Null()]) }) },
  },
  'POST /api/notifications/subscriptions': {
    service: 'auth',
    access: 'user',
    summary: 'Send push messages to this browser: the JSON of its PushSubscription',
    body: Closed({
      endpoint: Endpoint,
      keys: Closed({ p256dh: Key(128), auth: Key(64) }),
      expirationTime: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
    }),
    replies: { 200: Success },
    rate: { max: 60, windowSeconds: 3600 },
  },
  'DELETE /api/notifications/subscriptions': {
    service: 'auth',
    access: 'user',
    summary: 'Send no more push messages to this browser',
    body: Closed({ endpoint: Endpoint }),
    replies: { 200: Success },
  },
  'POST /api/mobile/push-token': {
    service: 'auth',
    access: 'user',
    summary: 'Send push messages to this installation of the mobile app',
    body: Closed({
      token: Type.String({
        pattern: '^[!-~]+$',
        minLength: 8,
        maxLength: notificationLimits.pushToken,
      }),
      /** Must be the caller's. */
      userId: Id,
      /** android when absent. */
      platform: Type.Optional(Type.Enum(['android', 'ios'])),
    }),
    replies: { 200: Success },
    rate: { max: 60, windowSeconds: 3600 },
  },
})
