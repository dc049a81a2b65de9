import type { NewNotification } from '@lumen/contracts/auth/bus'
import type {
  Notification,
  NotificationPreference,
  PreferenceKind,
} from '@lumen/contracts/auth/notifications'
import { mandatoryKinds, preferenceKinds } from '@lumen/contracts/auth/notifications'
import { AppError } from '@lumen/http/app-error'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AuthTables, NotificationTable } from './tables.ts'

type Db = Kysely<AuthTables>
type Tx = Transaction<AuthTables>

const present = (row: Omit<Selectable<NotificationTable>, 'position' | 'user_id'>) =>
  ({
    id: row.id,
    kind: row.kind,
    params: row.params,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  }) as Notification

const columns = ['id', 'kind', 'params', 'created_at', 'read_at'] as const

/**
 * Stores a notification; null when it is there already.
 * @throws AppError `conflict` for an id under which something else was told
 */
export async function insertNotification(
  tx: Tx,
  notification: NewNotification & { id: string; userId: string; createdAt: Date },
): Promise<Notification | null> {
  const row = await tx
    .insertInto('notifications')
    .values({
      id: notification.id,
      user_id: notification.userId,
      kind: notification.kind,
      params: JSON.stringify(notification.params),
      created_at: notification.createdAt,
      read_at: null,
    })
    .onConflict((c) => c.column('id').doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (row !== undefined) return present(row)
  const { userId, kind } = notification
  const known = await tx
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', notification.id)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (known === undefined) throw new AppError('conflict', 'Something else was told under this id')
  return null
}

/** A page of a user's notifications, newest first; `after` is the id that the page before ended with. */
export async function listNotifications(
  db: Db,
  userId: string,
  page: { limit: number; after: string | null },
): Promise<Notification[]> {
  const { limit, after } = page
  const rows = await db
    .selectFrom('notifications')
    .select(columns)
    .where('user_id', '=', userId)
    .$if(after !== null, (query) =>
      query.where('position', '<', (inner) =>
        inner
          .selectFrom('notifications')
          .select('position')
          .where('id', '=', after)
          .where('user_id', '=', userId),
      ),
    )
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()
  return rows.map(present)
}

export async function findNotification(
  db: Db,
  id: string,
): Promise<{ userId: string; notification: Notification } | null> {
  const row = await db
    .selectFrom('notifications')
    .select([...columns, 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id, notification: present(row) }
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Marks notifications of a user as read, all without `ids`; returns how many were not before. */
export async function markRead(
  db: Db,
  userId: string,
  ids: readonly string[] | null,
  now: Date,
): Promise<number> {
  const result = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** What a user wants of each kind. Without a row of their own: everything, by mail what protects the account. */
export async function readPreferences(db: Db, userId: string): Promise<NotificationPreference[]> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['kind', 'in_app', 'push', 'mail'])
    .where('user_id', '=', userId)
    .execute()
  return preferenceKinds.map((kind) => {
    const own = rows.find((row) => row.kind === kind)
    const mandatory = mandatoryKinds.includes(kind)
    return {
      kind,
      inApp: mandatory || (own?.in_app ?? true),
      push: own?.push ?? true,
      mail: own?.mail ?? mandatory,
      mandatory,
    }
  })
}

/** Changes what is given of one kind's preference. */
export async function updatePreference(
  db: Db,
  userId: string,
  change: { kind: PreferenceKind; inApp?: boolean; push?: boolean; mail?: boolean },
): Promise<void> {
  const { kind, inApp, push, mail } = change
  await db
    .insertInto('notification_preferences')
    .values({
      user_id: userId,
      kind,
      in_app: inApp ?? true,
      push: push ?? true,
      mail: mail ?? null,
    })
    .onConflict((c) =>
      c.columns(['user_id', 'kind']).doUpdateSet((set) => ({
        in_app: inApp ?? set.ref('notification_preferences.in_app'),
        push: push ?? set.ref('notification_preferences.push'),
        mail: mail ?? set.ref('notification_preferences.mail'),
      })),
    )
    .execute()
}

/** Removes notifications from before a moment; returns how many. */
export async function removeOldNotifications(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('notifications')
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
