import { authEvents, type NewNotification, type NotificationFrame } from '@lumen/contracts/auth/bus'
import type { Notification } from '@lumen/contracts/auth/notifications'
import { subjects } from '@lumen/contracts/bus'
import { appendEvent } from '@lumen/database/outbox'
import type { Transaction } from 'kysely'
import type { AuthContext } from '../context.ts'
import { countUnread, insertNotification, readPreferences } from '../store/notifications.ts'
import type { AuthTables } from '../store/tables.ts'
import { queueNotificationMail } from './queue-notification-mail.ts'

/**
 * Stores a notification, the event that sends it to devices and the mail that tells it, in the
 * transaction of what it tells. Follow with `announceNotification` after the commit. `muted` when the user does not want
 * the kind, `repeated` when the id is there already.
 */
export async function createNotification(
  context: AuthContext,
  tx: Transaction<AuthTables>,
  input: { id: string; userId: string; notification: NewNotification; now: Date },
  { byMail = true }: { byMail?: boolean } = {},
): Promise<Notification | 'muted' | 'repeated'> {
  const { id, userId, notification, now } = input
  const preferences = await readPreferences(tx, userId)
  const wanted = preferences.find(({ kind }) => kind === notification.kind)
  if (wanted?.inApp === false) return 'muted'
  const stored = await insertNotification(tx, { ...notification, id, userId, createdAt: now })
  if (stored === null) return 'repeated'
  if (wanted?.mail === true && byMail) await queueNotificationMail(context, tx, userId, stored)
  if (wanted?.push === true)
    await appendEvent(tx, authEvents, 'auth.notification-created', { userId, notificationId: id })
  return stored
}

/**
 * Tells the user’s open pages. Who is not there sees it in the list; a failure is only logged,
 * because what it tells of has happened.
 */
export async function announceNotification(
  context: AuthContext,
  userId: string,
  notification: Notification,
): Promise<void> {
  context.eventsCommitted()
  context.courier.wake()
  try {
    const frame: NotificationFrame = {
      kind: 'notification',
      notification,
      unreadCount: await countUnread(context.db, userId),
    }
    context.bus.broadcast(subjects.liveUser(userId), frame)
  } catch (error) {
    context.log.error({ err: error, userId }, 'open pages were not told of a notification')
  }
}
