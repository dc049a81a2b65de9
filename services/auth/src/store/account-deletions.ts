import { createHash } from 'node:crypto'
import { newId } from '@lumen/database/ids'
import type { Box } from '@lumen/database/sealing'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AccountDeletionTable, AuthTables, ErasureProgress } from './tables.ts'

type Db = Kysely<AuthTables>
type Tx = Transaction<AuthTables>
export type AccountDeletion = Selectable<AccountDeletionTable>

const tokenContext = (userId: string) => `account_deletions.token:${userId}`
export const hashReceiptToken = (token: string): Buffer =>
  createHash('sha256').update(token).digest()

/** Notes that an account is to be deleted; null when that was asked before. */
export async function insertDeletion(
  tx: Tx,
  box: Box,
  wish: { userId: string; requestedAt: Date; dueAt: Date; token: string },
): Promise<AccountDeletion | null> {
  const { userId, requestedAt, dueAt, token } = wish
  const row = await tx
    .insertInto('account_deletions')
    .values({
      user_id: userId,
      requested_at: requestedAt,
      due_at: dueAt,
      began_at: null,
      settled_from: null,
      token_hash: hashReceiptToken(token),
      token: box.seal(token, tokenContext(userId)),
    })
    .onConflict((c) => c.column('user_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export const readToken = (box: Box, { user_id: userId, token }: AccountDeletion): string =>
  box.unseal(token, tokenContext(userId))

export async function findDeletion(db: Db, userId: string): Promise<AccountDeletion | null> {
  const row = await db
    .selectFrom('account_deletions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

export async function findDeletionByToken(db: Db, token: string): Promise<AccountDeletion | null> {
  const row = await db
    .selectFrom('account_deletions')
    .selectAll()
    .where('token_hash', '=', hashReceiptToken(token))
    .executeTakeFirst()
  return row ?? null
}

/** Takes a wish back; false when there is none, or its erasure has begun. */
export async function removePending(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .where('began_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes out that somebody was to be deleted, once they are gone. */
export async function removeDeletion(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('account_deletions').where('user_id', '=', userId).execute()
}

/** Lets more time pass before a deletion that has not begun. */
export async function putOffDeletion(tx: Tx, userId: string, dueAt: Date): Promise<void> {
  await tx
    .updateTable('account_deletions')
    .set({ due_at: dueAt })
    .where('user_id', '=', userId)
    .where('began_at', 'is', null)
    .where('due_at', '<', dueAt)
    .execute()
}

/** Accounts whose time is over, and those whose erasure goes on. */
export async function listDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('account_deletions')
    .select('user_id')
    .where((eb) => eb.or([eb('due_at', '<=', now), eb('began_at', 'is not', null)]))
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

/**
 * The moment after which a deletion cannot be taken back: whoever revokes at the same time waits for
 * this row, and one of both finds it changed.
 */
export async function beginErasure(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_deletions')
    .set({ began_at: now })
    .where('user_id', '=', userId)
    .where('began_at', 'is', null)
    .where('due_at', '<=', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes up an erasure that has begun and that nobody else works on; null: there is none, or somebody does. */
export async function claimErasure(
  db: Db,
  userId: string,
  now: Date,
  leaseMs: number,
): Promise<AccountDeletion | null> {
  const row = await db
    .updateTable('account_deletions')
    .set({ lease_token: newId(), lease_until: new Date(now.getTime() + leaseMs) })
    .where('user_id', '=', userId)
    .where('began_at', 'is not', null)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Changes an erasure that is still the holder’s; false: somebody took it over, or it is done. */
export async function updateErasure(
  db: Db,
  { user_id, lease_token }: Pick<AccountDeletion, 'user_id' | 'lease_token'>,
  change: { progress?: ErasureProgress; settled_from?: Date; lease_until?: Date | null },
): Promise<boolean> {
  const { progress, ...others } = change
  const { numUpdatedRows } = await db
    .updateTable('account_deletions')
    .set({ ...others, ...(progress !== undefined && { progress: JSON.stringify(progress) }) })
    .where('user_id', '=', user_id)
    .where('lease_token', '=', lease_token)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
