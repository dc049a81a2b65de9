import type { ContentAccess } from '@lumen/contracts/admin/office-schema'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AdminTables, ContentAccessTable } from './tables.ts'

type Db = Kysely<AdminTables>

export type StoredAccess = Selectable<ContentAccessTable>

export const presentAccess = (row: StoredAccess): ContentAccess => ({
  id: row.id,
  userId: row.user_id,
  companionId: row.companion_id,
  ground: row.ground,
  reason: row.reason,
  openedAt: row.opened_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  tellAt: row.tell_at.toISOString(),
  toldAt: row.told_at?.toISOString() ?? null,
})

/** Writes an access down, once for its id; whether it is new. */
export async function insertAccess(
  tx: Transaction<AdminTables>,
  access: Omit<StoredAccess, 'told_at'>,
): Promise<boolean> {
  const row = await tx
    .insertInto('content_accesses')
    .values(access)
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const findAccess = (
  db: Db | Transaction<AdminTables>,
  id: string,
): Promise<StoredAccess | undefined> =>
  db.selectFrom('content_accesses').selectAll().where('id', '=', id).executeTakeFirst()

/** Accesses that their owners are to be told of by now, and were not. */
export const listUntold = (db: Db, now: Date, limit: number): Promise<StoredAccess[]> =>
  db
    .selectFrom('content_accesses')
    .selectAll()
    .where('told_at', 'is', null)
    .where('tell_at', '<=', now)
    .orderBy('tell_at')
    .limit(limit)
    .execute()

/** Notes that the owner was told; false: that is known. */
export async function noteTold(
  tx: Transaction<AdminTables>,
  id: string,
  at: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('content_accesses')
    .set({ told_at: at })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function endAccess(
  tx: Transaction<AdminTables>,
  id: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('content_accesses')
    .set({ expires_at: now })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .execute()
}
