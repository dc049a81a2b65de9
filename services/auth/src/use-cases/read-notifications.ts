import type { NotificationFrame } from '@lumen/contracts/auth/bus'
import { notificationLimits } from '@lumen/contracts/auth/limits'
import type { Notification } from '@lumen/contracts/auth/notifications'
import { subjects } from '@lumen/contracts/bus'
import type { AuthContext } from '../context.ts'
import { countUnread, listNotifications, markRead } from '../store/notifications.ts'

/** A page of a user’s notifications, newest first, and how many are unread in all. */
export async function readNotifications(
  { db }: AuthContext,
  userId: string,
  page: { limit?: number; cursor?: string },
): Promise<{ notifications: Notification[]; unreadCount: number; nextCursor: string | null }> {
  const limit = page.limit ?? notificationLimits.pageSize
  const [found, unreadCount] = await Promise.all([
    listNotifications(db, userId, { limit: limit + 1, after: page.cursor ?? null }),
    countUnread(db, userId),
  ])
  const notifications = found.slice(0, limit)
  const nextCursor = found.length > limit ? (notifications.at(-1)?.id ?? null) : null
  return { notifications, unreadCount, nextCursor }
}

/** Marks notifications as read, all without `ids`, on every device; returns how many are left. */
export async function markNotificationsRead(
  { db, bus, clock }: AuthContext,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<number> {
  const changed = await markRead(db, userId, ids ?? null, clock.now())
  const unreadCount = await countUnread(db, userId)
  const frame: NotificationFrame = { kind: 'notifications-read', unreadCount }
  if (changed > 0) bus.broadcast(subjects.liveUser(userId), frame)
  return unreadCount
}
