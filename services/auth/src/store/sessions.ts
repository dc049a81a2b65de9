import type { Kysely, Transaction } from 'kysely'
import type { AuthTables } from './tables.ts'

export type NewSession = {
  id: string
  userId: string
  tokenHash: string
  createdAt: Date
  expiresAt: Date
}

type Db = Kysely<AuthTables>

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
    })
    .execute()
}

/** The live session behind a token hash, if any. */
export async function findLiveSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ id: string; userId: string; expiresAt: Date } | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, userId: row.user_id, expiresAt: row.expires_at }
}

/** Which of the given sessions are still live. */
export async function findLiveSessionIds(db: Db, ids: string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
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
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

/** Ends a session and returns its token hash; null when it had ended before. */
export async function endSession(db: Db, id: string, now: Date): Promise<string | null> {
  const row = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst()
  return row?.token_hash ?? null
}

/** Removes sessions that ended or expired before a moment; returns how many. */
export async function removeEndedSessions(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where((w) => w.or([w('ended_at', '<', before), w('expires_at', '<', before)]))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
