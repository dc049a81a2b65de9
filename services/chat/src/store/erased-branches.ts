import { sql, type Kysely, type Transaction } from 'kysely'
import type { ChatTables } from './tables.ts'

type Db = Kysely<ChatTables>
type Tx = Transaction<ChatTables>

/** A branch that is erased, piece by piece. */
export type ErasedBranch = {
  id: string
  companionId: string
  userId: string
  parentId: string | null
}

/** Branches that were deleted before a moment, longest ago first. */
export async function listDeletedBranches(
  db: Db,
  before: Date,
  limit: number,
): Promise<ErasedBranch[]> {
  const rows = await db
    .selectFrom('branches')
    .select(['id', 'companion_id', 'user_id', 'parent_id'])
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    companionId: row.companion_id,
    userId: row.user_id,
    parentId: row.parent_id,
  }))
}

/** From now on a branch cannot come back; false: it did before. */
export async function markBranchErased(
  tx: Tx,
  id: string,
  before: Date,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('branches')
    .set((eb) => ({ erased_at: eb.fn.coalesce('erased_at', eb.val(at)) }))
    .where('id', '=', id)
    .where('deleted_at', '<', before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Some of the messages of an erased branch that no branch shows which parts from it. */
export const listUnshared = (
  db: Db,
  branchId: string,
  limit: number,
): Promise<{ id: string; companion_id: string }[]> =>
  db
    .selectFrom('all_messages')
    .select(['id', 'companion_id'])
    .where('aside_in', '=', branchId)
    .where('position', '>', (eb) =>
      eb
        .selectFrom('branches as child')
        .select((child) =>
          child.fn.coalesce(child.fn.max('child.forked_at'), sql<string>`0`).as('to'),
        )
        .where('child.parent_id', '=', branchId),
    )
    .limit(limit)
    .execute()

/** Removes an erased branch; where others part from it, it stays for their sake, and nobody asks for it again. */
export async function removeBranch(tx: Tx, { id, parentId }: ErasedBranch): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('branches')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('branches')
        .select(sql<string>`parent_id`.as('id'))
        .where('parent_id', '=', id),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return
  await tx.deleteFrom('branches').where('id', '=', id).execute()
  // What the parent kept for its sake may go now: its time was over before.
  await tx
    .updateTable('branches')
    .set({ deleted_at: new Date(0) })
    .where('id', '=', parentId)
    .where('erased_at', 'is not', null)
    .execute()
}
