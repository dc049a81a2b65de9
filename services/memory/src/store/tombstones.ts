import { sql, type Kysely, type Transaction } from 'kysely'
import type { Mask } from '@lumen/understanding/masker'
import type { MemoryTables } from './tables.ts'

type Tx = Transaction<MemoryTables>

export type NewTombstone = Pick<Mask, 'companionId' | 'tokens' | 'echoes' | 'longest'> & {
  memoryId: string
  userId: string
  fingerprint: string | null
  /** Of what holds one thing at a time. */
  slot: string | null
  createdAt: Date
}

/**
 * Remembers that a memory was deleted by its owner: nothing that was said so far derives it again.
 * Clocks differ a little, so everything that was heard counts as said before.
 */
export async function insertTombstone(tx: Tx, tombstone: NewTombstone): Promise<void> {
  const { userId, createdAt } = tombstone
  await tx
    .insertInto('tombstones')
    .values({
      memory_id: tombstone.memoryId,
      user_id: userId,
      companion_id: tombstone.companionId,
      fingerprint: tombstone.fingerprint,
      slot: tombstone.slot,
      tokens: [...tombstone.tokens],
      echoes: [...tombstone.echoes],
      longest: tombstone.longest,
      until: sql<Date>`greatest(${createdAt}::timestamptz,
        (select max(last_said_at) from conversations where user_id = ${userId}))`,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.column('memory_id').doNothing())
    .execute()
}

/** Undo of a delete. */
export async function removeTombstone(tx: Tx, userId: string, memoryId: string): Promise<void> {
  await tx
    .deleteFrom('tombstones')
    .where('memory_id', '=', memoryId)
    .where('user_id', '=', userId)
    .execute()
}

/** Which of these fingerprints this user deleted, and until when what was said of them is gone. */
export async function findTombstones(
  db: Kysely<MemoryTables>,
  userId: string,
  fingerprints: readonly string[],
): Promise<Map<string, Date>> {
  if (fingerprints.length === 0) return new Map()
  const rows = await db
    .selectFrom('tombstones')
    .select((eb) => ['fingerprint', eb.fn.max('until').as('until')])
    .where('user_id', '=', userId)
    .where('fingerprint', 'in', [...fingerprints])
    .groupBy('fingerprint')
    .execute()
  return new Map(rows.map(({ fingerprint, until }) => [fingerprint ?? '', until]))
}
