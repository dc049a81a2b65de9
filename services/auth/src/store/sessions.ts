import type { Device } from '@lumen/contracts/auth/notifications'
import { authLimits } from '@lumen/contracts/auth/limits'
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import type { AuthTables } from './tables.ts'

export type NewSession = {
  id: string
  userId: string
  tokenHash: string
  createdAt: Date
  expiresAt: Date
  device: Device
}

type Db = Kysely<AuthTables>

/** True for sessions that have not ended, are not too old, and were used not too long ago. */
const isLive = (now: Date) => (eb: ExpressionBuilder<AuthTables, 'sessions'>) =>
  eb.and([
    eb('sessions.ended_at', 'is', null),
    eb('sessions.expires_at', '>', now),
    eb('sessions.last_seen_at', '>', new Date(now.getTime() - authLimits.idleDays * 86_400_000)),
  ])

export async function insertSession(
  tx: Transaction<AuthTables>,
  session: NewSession,
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      ended_at: null,
      browser: session.device.browser,
      system: session.device.system,
      form: session.device.form,
      last_seen_at: session.createdAt,
      authenticated_at: session.createdAt,
    })
    .execute()
}

/** The live session behind a token hash, if any. */
export async function findLiveSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ id: string; userId: string; expiresAt: Date; lastSeenAt: Date } | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'expires_at', 'last_seen_at'])
    .where('token_hash', '=', tokenHash)
    .where(isLive(now))
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    userId: row.user_id,
    expiresAt: row.expires_at,
    lastSeenAt: row.last_seen_at,
  }
}

/** Removes all sessions of a user, with the devices that were registered in them. */
export const removeSessionsOf = (
  tx: Transaction<AuthTables>,
  userId: string,
): Promise<EndedSession[]> =>
  tx.deleteFrom('sessions').where('user_id', '=', userId).returning(['id', 'token_hash']).execute()

/** When somebody last showed in a session who they are; null when it is over. */
export async function findAuthenticatedAt(db: Db, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('authenticated_at')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row?.authenticated_at ?? null
}

/** Notes that somebody showed again who they are. */
export async function markAuthenticated(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ authenticated_at: now }).where('id', '=', id).execute()
}

/** Notes that a session was used. */
export async function markSeen(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute()
}

export type ListedSession = { id: string; device: Device; createdAt: Date; lastSeenAt: Date }

/** A user's live sessions, latest seen first. */
export async function listSessions(db: Db, userId: string, now: Date): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'form', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where(isLive(now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: { browser: row.browser, system: row.system, form: row.form },
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }))
}

/** Whether the account was used on such a device before; null when it was not used at all. */
export async function isKnownDevice(
  db: Db,
  userId: string,
  device: Device,
): Promise<boolean | null> {
  const rows = await db
    .selectFrom('sessions')
    .select(['browser', 'system', 'form'])
    .distinct()
    .where('user_id', '=', userId)
    .execute()
  if (rows.length === 0) return null
  return rows.some(
    ({ browser, system, form }) =>
      browser === device.browser && system === device.system && form === device.form,
  )
}

/** Which of the given sessions are still live. */
export async function findLiveSessionIds(db: Db, ids: string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', ids)
    .where(isLive(now))
    .execute()
  return rows.map((row) => row.id)
}

/** Token hashes and ids of a user's live sessions. */
export function listLiveSessions(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ id: string; token_hash: string }[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash'])
    .where('user_id', '=', userId)
    .where(isLive(now))
    .execute()
}

export type EndedSession = { id: string; token_hash: string }

/** One, all but one, those beyond so many, unused for longest, or all. */
export type EndedWhich = { only: string } | { except: string } | { beyond: number } | 'all'

/** Ends live sessions of a user. */
export function endSessions(
  tx: Transaction<AuthTables>,
  userId: string,
  which: EndedWhich,
  now: Date,
): Promise<EndedSession[]> {
  return tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where(isLive(now))
    .where(({ eb, selectFrom, val }) => {
      if (which === 'all') return eb(val(true), '=', true)
      if ('only' in which) return eb('id', '=', which.only)
      if ('except' in which) return eb('id', '!=', which.except)
      return eb(
        'id',
        'in',
        selectFrom('sessions')
          .select('id')
          .where('user_id', '=', userId)
          .where(isLive(now))
          .orderBy('last_seen_at', 'desc')
          .orderBy('id', 'desc')
          .offset(which.beyond),
      )
    })
    .returning(['id', 'token_hash'])
    .execute()
}

/** Removes sessions that ended or expired before a moment; returns how many. */
export async function removeEndedSessions(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where((w) => w.or([w('ended_at', '<', before), w('expires_at', '<', before)]))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
