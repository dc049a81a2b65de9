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
  /** Version of the analyser that its hashes are of. */
  analyser: number
  createdAt: Date
}

/** Where a span ends that is not known. */
const wholeMessage = 2_147_483_647

/**
 * Remembers that a memory was deleted by its owner: nothing that was said so far derives it again.
 * Clocks differ a little, so everything that was heard counts as said before. Where its messages
 * told it is kept as well: it holds when their words are hashed otherwise.
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
      analyser: tombstone.analyser,
      until: sql<Date>`greatest(${createdAt}::timestamptz,
        (select max(last_said_at) from conversations where user_id = ${userId}))`,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.constraint('tombstones_pkey').doNothing())
    .execute()
  await sql`
    insert into tombstone_sources
      (memory_id, user_id, message_id, message_version, span_start, span_end)
    select distinct on (e.message_id, e.span_start)
      t.memory_id, t.user_id, e.message_id, r.read_version,
      coalesce(e.span_start, 0), coalesce(e.span_end, ${wholeMessage})
    from tombstones t
    join evidence e on e.user_id = t.user_id and e.fingerprint = t.fingerprint and e.said_at <= t.until
    join turns r on r.message_id = e.message_id and r.user_id = e.user_id
    where t.memory_id = ${tombstone.memoryId} and t.user_id = ${userId}
    order by e.message_id, e.span_start, e.span_end desc
    on conflict do nothing`.execute(tx)
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

/**
 * Evidence of a slot that stands where its user has forgotten something since, as `messageId ordinal`:
 * endings and retractions, which count no more, and what another analyser read. Fingerprints of two
 * analysers cannot be compared; the place can.
 */
export async function findForgottenPlaces(
  db: Kysely<MemoryTables>,
  userId: string,
  slot: string,
): Promise<{ endings: Set<string>; readOtherwise: Set<string> }> {
  const { rows } = await sql<{ place: string; is_ending: boolean; is_read_otherwise: boolean }>`
    select e.message_id || ' ' || e.ordinal as place,
      bool_or(e.operation <> 'assert' and t.fingerprint is distinct from e.fingerprint) as is_ending,
      bool_or(t.analyser < e.analyser) as is_read_otherwise
    from evidence e
    join turns r on r.message_id = e.message_id and r.user_id = e.user_id
    join tombstone_sources s on s.user_id = e.user_id and s.message_id = e.message_id
      and s.message_version = r.read_version
    join tombstones t on t.memory_id = s.memory_id and t.user_id = e.user_id
    where e.user_id = ${userId} and e.slot = ${slot}
      and coalesce(e.span_start, 0) < s.span_end
      and coalesce(e.span_end, ${wholeMessage}) > s.span_start
    group by e.message_id, e.ordinal`.execute(db)
  return {
    endings: new Set(rows.filter((row) => row.is_ending).map(({ place }) => place)),
    readOtherwise: new Set(rows.filter((row) => row.is_read_otherwise).map(({ place }) => place)),
  }
}

export type StaleTombstone = {
  memoryId: string
  fingerprint: string | null
  slot: string | null
  /** Whether it hides words. */
  hidesWords: boolean
}

/** Deletions of a user of which an older analyser made the hashes. */
export async function listStaleTombstones(
  db: Kysely<MemoryTables>,
  userId: string,
  analyser: number,
): Promise<StaleTombstone[]> {
  const rows = await db
    .selectFrom('tombstones')
    .select(['memory_id', 'fingerprint', 'slot', 'longest'])
    .where('user_id', '=', userId)
    .where('analyser', '<', analyser)
    .execute()
  return rows.map((row) => ({
    memoryId: row.memory_id,
    fingerprint: row.fingerprint,
    slot: row.slot,
    hidesWords: row.longest > 0,
  }))
}

/** Puts other hashes in the place of those that a deletion had. */
export async function rehashTombstone(
  tx: Tx,
  { userId, memoryId }: { userId: string; memoryId: string },
  {
    tokens,
    echoes,
    ...hashes
  }: Pick<NewTombstone, 'fingerprint' | 'slot' | 'tokens' | 'echoes' | 'longest' | 'analyser'>,
): Promise<void> {
  await tx
    .updateTable('tombstones')
    .set({ ...hashes, tokens: [...tokens], echoes: [...echoes] })
    .where('user_id', '=', userId)
    .where('memory_id', '=', memoryId)
    .execute()
}
