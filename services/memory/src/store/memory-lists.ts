import type { MemoryType } from '@lumen/contracts/memory/schema'
import type { Box } from '@lumen/database/sealing'
import type { Reader } from '@lumen/database/reader'
import { sql, type Kysely } from 'kysely'
import { openMemory, type StoredMemory } from './memories.ts'
import type { MemoryTables } from './tables.ts'

type Db = Kysely<MemoryTables>

export type MemoryFilter = {
  types?: readonly MemoryType[]
  /** Those deleted since, instead of those that stand. */
  deletedSince?: Date
  /** Also what has been superseded or is over; left out unless asked for. */
  past?: boolean
  limit?: number
  /** Only what is older than this memory of the user. */
  before?: string
}

/** What a companion knows, newest first: its own memories and those about the user. */
export async function listMemories(
  db: Db,
  box: Box,
  owner: { userId: string; companionId: string },
  filter: MemoryFilter = {},
): Promise<StoredMemory[]> {
  let query = db
    .selectFrom('memories')
    .selectAll()
    .where('user_id', '=', owner.userId)
    .where((eb) => eb.or([eb('companion_id', '=', owner.companionId), eb('scope', '=', 'user')]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  if (filter.deletedSince === undefined) {
    query = query.where('deleted_at', 'is', null)
    if (filter.past !== true) query = query.where('valid_to', 'is', null)
  } else query = query.where('deleted_at', '>', filter.deletedSince)
  if (filter.types !== undefined) query = query.where('type', 'in', [...filter.types])
  if (filter.limit !== undefined) query = query.limit(filter.limit)
  const { before } = filter
  if (before !== undefined)
    query = query.where(
      sql<boolean>`(created_at, id) < (select created_at, id from memories
        where id = ${before} and user_id = ${owner.userId})`,
    )
  return (await query.execute()).map((row) => openMemory(box, row))
}

/** A memory that stands, with what decides whether a prompt tells it by heart. */
export type KnownMemory = {
  memory: StoredMemory
  /** Something else was taken for true before it. */
  corrects: boolean
  /** Nothing else tells it than messages of the talk from a position on. */
  shown: boolean
}

/**
 * What a companion knows and may tell by heart, without feelings and summaries: pinned first, then
 * by importance, then by age; at most `limit`.
 *
 * @param shownFrom position in the talk with this companion; null: no message is shown
 */
export async function listKnown(
  db: Db,
  box: Box,
  /** `companionId` null: what any of the user’s companions knows. */
  owner: { userId: string; companionId: string | null },
  shownFrom: string | null,
  limit: number,
): Promise<KnownMemory[]> {
  const rows = await db
    .selectFrom('memories as m')
    .selectAll('m')
    .select([
      sql<boolean>`m.id in (select superseded_by from memories
        where user_id = ${owner.userId} and superseded_by is not null)`.as('corrects'),
      sql<boolean>`cardinality(m.source_message_ids) > 0 and not exists (
        select from unnest(m.source_message_ids) as source
        left join turns on turns.user_id = m.user_id and turns.message_id = source
          and turns.companion_id = ${owner.companionId}
          and turns.position >= ${shownFrom}::bigint
        where turns.message_id is null)`.as('shown'),
    ])
    .where('m.user_id', '=', owner.userId)
    .$if(owner.companionId !== null, (query) =>
      query.where((eb) =>
        eb.or([eb('m.companion_id', '=', owner.companionId), eb('m.scope', '=', 'user')]),
      ),
    )
    .where('m.deleted_at', 'is', null)
    .where('m.valid_to', 'is', null)
    .where('m.type', 'not in', ['emotion', 'summary', 'reflection'])
    .orderBy('m.pinned', 'desc')
    .orderBy('m.importance', 'desc')
    .orderBy('m.created_at')
    .orderBy('m.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    memory: openMemory(box, row),
    corrects: row.corrects,
    shown: row.shown,
  }))
}

/** Memories derived for a slot, deleted ones too, oldest first. */
export async function listOfSlot(
  db: Db,
  box: Box,
  userId: string,
  slot: string,
): Promise<StoredMemory[]> {
  const rows = await db
    .selectFrom('memories')
    .selectAll()
    .where('user_id', '=', userId)
    .where('slot', '=', slot)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => openMemory(box, row))
}

/** Summaries and reflections of a user that stand, as they were written. */
export async function listSummaries(db: Db, box: Box, userId: string): Promise<StoredMemory[]> {
  const rows = await db
    .selectFrom('memories')
    .selectAll()
    .where('user_id', '=', userId)
    .where('origin', '=', 'summary')
    .where('edited', '<>', 'words')
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => openMemory(box, row))
}

/** Summaries that any of these memories are part of. */
export async function listSummariesOf(
  db: Db,
  box: Box,
  userId: string,
  ids: readonly string[],
): Promise<StoredMemory[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('memories')
    .selectAll()
    .where('user_id', '=', userId)
    .where('origin', '=', 'summary')
    .where(sql<boolean>`connections && ${[...ids]}::uuid[]`)
    .execute()
  return rows.map((row) => openMemory(box, row))
}

/** What was remembered with a companion since a moment, what is over too, without summaries. */
export async function listMadeSince(
  db: Db,
  box: Box,
  owner: { userId: string; companionId: string },
  since: Date,
): Promise<StoredMemory[]> {
  const rows = await db
    .selectFrom('memories')
    .selectAll()
    .where('user_id', '=', owner.userId)
    .where('companion_id', '=', owner.companionId)
    .where('origin', '<>', 'summary')
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => openMemory(box, row))
}

/** What was deleted before a moment, of all users; at most `limit`. */
export async function listForgottenBefore(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ id: string; userId: string }[]> {
  const rows = await db
    .selectFrom('memories')
    .select(['id', 'user_id'])
    .where('deleted_at', '<=', before)
    .orderBy('deleted_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, userId: row.user_id }))
}

/** How many memories of a user stand: of all companions, or that one of them made, or knows. */
export async function countMemories(
  db: Reader<MemoryTables>,
  userId: string,
  of: { madeWith?: string; knownTo?: string } = {},
): Promise<number> {
  const { madeWith, knownTo } = of
  const { count } = await db
    .selectFrom('memories')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('valid_to', 'is', null)
    .$if(madeWith !== undefined, (query) => query.where('companion_id', '=', madeWith!))
    .$if(knownTo !== undefined, (query) =>
      query.where((eb) => eb.or([eb('companion_id', '=', knownTo!), eb('scope', '=', 'user')])),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether anything was ever remembered with a companion, what was deleted since too. */
export async function hasRemembered(db: Db, companionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('memories')
    .select('id')
    .where('companion_id', '=', companionId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What stands of a user's memories over all companions that are not hidden, newest first. */
export async function listStanding(
  db: Db,
  box: Box,
  userId: string,
  limit: number,
): Promise<StoredMemory[]> {
  const rows = await db
    .selectFrom('memories')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('valid_to', 'is', null)
    .where((eb) =>
      eb.or([
        eb('companion_id', 'is', null),
        eb('scope', '=', 'user'),
        eb(
          'companion_id',
          'not in',
          eb
            .selectFrom('conversations')
            .select('companion_id')
            .where('user_id', '=', userId)
            .where('hidden', '=', true),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => openMemory(box, row))
}

/** Those of some messages that a memory was made of which its owner edited or pinned. */
export async function listKeptSources(
  db: Db,
  userId: string,
  messageIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct source as id from memories, unnest(source_message_ids) as source
    where user_id = ${userId} and origin = 'derived' and (pinned or edited <> 'none')
      and source = any(${[...messageIds]}::uuid[])`.execute(db)
  return rows.map(({ id }) => id)
}
