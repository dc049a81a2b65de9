import type { notificationOperations } from '@lumen/contracts/auth/notification-operations'
import { AppError } from '@lumen/http/app-error'
import type { Handlers } from '@lumen/http/operations'
import type { AuthContext } from '../context.ts'
import { readPreferences } from '../store/notifications.ts'
import { removeBrowser } from '../store/push-devices.ts'
import { changeNotificationPreference } from '../use-cases/change-notification-preference.ts'
import { markNotificationsRead, readNotifications } from '../use-cases/read-notifications.ts'
import { registerDevice } from '../use-cases/register-device.ts'

/** Entrance of /api/notifications and /api/mobile. */
export const notificationRoutes = (
  context: AuthContext,
): Handlers<typeof notificationOperations> => ({
  'GET /api/notifications': ({ caller, query }) => readNotifications(context, caller.userId, query),
  'POST /api/notifications/read': async ({ caller, body }) => ({
    unreadCount: await markNotificationsRead(context, caller.userId, body.ids),
  }),
  'GET /api/notifications/preferences': ({ caller }) => readPreferences(context.db, caller.userId),
  'PATCH /api/notifications/preferences': ({ caller, body }) =>
    changeNotificationPreference(context, caller.userId, body),
  'GET /api/notifications/web-push-key': () =>
    Promise.resolve({ publicKey: context.push.webPushKey }),
  'POST /api/notifications/subscriptions': async ({ caller, body }) => {
    const { endpoint, keys } = body
    await registerDevice(context, caller, { kind: 'web', endpoint, keys })
    return { success: true }
  },
  'DELETE /api/notifications/subscriptions': async ({ caller, body }) => {
    await removeBrowser(context.db, caller.userId, body.endpoint)
    return { success: true }
  },
  'POST /api/mobile/push-token': async ({ caller, body }) => {
    if (body.userId !== caller.userId)
      throw new AppError('forbidden', 'The userId does not belong to this session')
    await registerDevice(context, caller, {
      kind: body.platform ?? 'android',
      token: body.token,
    })
    return { success: true }
  },
})
