import { sql, type Kysely, type Transaction } from 'kysely'
import type { MemoryTables } from './tables.ts'

export type NewTombstone = {
  memoryId: string
  userId: string
  companionId: string | null
  /** `tombstoneOf` the memory's fingerprint. */
  fingerprints: readonly number[]
  sourceMessageIds: readonly string[]
  createdAt: Date
}

/** Remembers that a memory was deleted by its owner, so that nothing derives it again. */
export async function insertTombstone(
  tx: Transaction<MemoryTables>,
  tombstone: NewTombstone,
): Promise<void> {
  await tx
    .insertInto('tombstones')
    .values({
      memory_id: tombstone.memoryId,
      user_id: tombstone.userId,
      companion_id: tombstone.companionId,
      fingerprints: [...tombstone.fingerprints],
      source_message_ids: [...tombstone.sourceMessageIds],
      created_at: tombstone.createdAt,
    })
    .onConflict((conflict) => conflict.column('memory_id').doNothing())
    .execute()
}

/** Undo of a delete. */
export async function removeTombstone(
  tx: Transaction<MemoryTables>,
  userId: string,
  memoryId: string,
): Promise<void> {
  await tx
    .deleteFrom('tombstones')
    .where('memory_id', '=', memoryId)
    .where('user_id', '=', userId)
    .execute()
}

/** Which of these fingerprints belong to something this user deleted. */
export async function findTombstones(
  db: Kysely<MemoryTables>,
  userId: string,
  fingerprints: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ fingerprint: number }>`
    select distinct fingerprint from tombstones, unnest(fingerprints) as fingerprint
    where user_id = ${userId} and fingerprint = any(${[...fingerprints]}::int[])`.execute(db)
  return new Set(rows.map((row) => row.fingerprint))
}
