import type { Language } from '@lumen/contracts/languages'
import type { MemoryScope, MemoryType } from '@lumen/contracts/memory/schema'
import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { MemoryOrigin, MemoryTable, MemoryTables, OwnerEdit } from './tables.ts'

type Db = Kysely<MemoryTables>
type Tx = Transaction<MemoryTables>

/** A memory as the service works with it, its text opened. */
export type StoredMemory = {
  id: string
  userId: string
  companionId: string | null
  scope: MemoryScope
  type: MemoryType
  content: string
  contextTags: string[]
  importance: number
  emotionalWeight: number
  confidence: number
  accessCount: number
  lastAccessedAt: Date | null
  pinned: boolean
  connections: string[]
  sourceMessageIds: string[]
  validFrom: Date
  validTo: Date | null
  supersededBy: string | null
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
  origin: MemoryOrigin
  edited: OwnerEdit
  slot: string | null
  fingerprint: string | null
  language: Language
}

type Made = 'origin' | 'slot' | 'fingerprint' | 'language'
/** Without an origin it is its owner's own. */
export type NewMemory = Omit<
  StoredMemory,
  'accessCount' | 'lastAccessedAt' | 'supersededBy' | 'updatedAt' | 'deletedAt' | 'edited' | Made
> &
  Partial<Pick<StoredMemory, Made | 'supersededBy'>>

const contentContext = (id: string) => `memories.content:${id}`
const tagsContext = (id: string) => `memories.context_tags:${id}`

export function openMemory(box: Box, row: Selectable<MemoryTable>): StoredMemory {
  return {
    id: row.id,
    userId: row.user_id,
    companionId: row.companion_id,
    scope: row.scope,
    type: row.type,
    content: box.unseal(row.content, contentContext(row.id)),
    contextTags: JSON.parse(box.unseal(row.context_tags, tagsContext(row.id))) as string[],
    importance: row.importance,
    emotionalWeight: row.emotional_weight,
    confidence: row.confidence,
    accessCount: row.access_count,
    lastAccessedAt: row.last_accessed_at,
    pinned: row.pinned,
    connections: row.connections,
    sourceMessageIds: row.source_message_ids,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    supersededBy: row.superseded_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
    origin: row.origin,
    edited: row.edited,
    slot: row.slot,
    fingerprint: row.fingerprint,
    language: row.language,
  }
}

/** Inserts memories as they are; making them searchable is `indexMemories`. */
export async function insertMemories(
  tx: Tx,
  box: Box,
  memories: readonly NewMemory[],
): Promise<StoredMemory[]> {
  if (memories.length === 0) return []
  const rows = await tx
    .insertInto('memories')
    .values(
      memories.map((memory) => ({
        id: memory.id,
        user_id: memory.userId,
        companion_id: memory.companionId,
        scope: memory.scope,
        type: memory.type,
        content: box.seal(memory.content, contentContext(memory.id)),
        context_tags: box.seal(JSON.stringify(memory.contextTags), tagsContext(memory.id)),
        importance: memory.importance,
        emotional_weight: memory.emotionalWeight,
        confidence: memory.confidence,
        access_count: 0,
        last_accessed_at: null,
        pinned: memory.pinned,
        connections: memory.connections,
        source_message_ids: memory.sourceMessageIds,
        valid_from: memory.validFrom,
        valid_to: memory.validTo,
        superseded_by: memory.supersededBy ?? null,
        origin: memory.origin ?? 'owner',
        slot: memory.slot ?? null,
        fingerprint: memory.fingerprint ?? null,
        ...(memory.language !== undefined && { language: memory.language }),
        created_at: memory.createdAt,
        updated_at: memory.createdAt,
        deleted_at: null,
      })),
    )
    .returningAll()
    .execute()
  return rows.map((row) => openMemory(box, row))
}

export type MemoryFilter = {
  types?: readonly MemoryType[]
  /** Deleted ones that can still be brought back, instead of those that stand. */
  deleted?: boolean
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
    .where('deleted_at', filter.deleted === true ? 'is not' : 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  if (filter.past !== true && filter.deleted !== true) query = query.where('valid_to', 'is', null)
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

/** Memories of this user by id, deleted ones too; in no order. */
export async function readMemories(
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
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return rows.map((row) => openMemory(box, row))
}

export type MemoryChange = Partial<
  Pick<
    StoredMemory,
    | 'scope'
    | 'companionId'
    | 'type'
    | 'content'
    | 'contextTags'
    | 'importance'
    | 'emotionalWeight'
    | 'confidence'
    | 'pinned'
    | 'connections'
    | 'sourceMessageIds'
    | 'validFrom'
    | 'validTo'
    | 'supersededBy'
    | 'deletedAt'
    | 'edited'
    | 'slot'
  >
>

/** Changes a memory of this user; the memory as it then stands, or null when there is none. */
export async function updateMemory(
  tx: Tx,
  box: Box,
  userId: string,
  id: string,
  change: MemoryChange & { updatedAt: Date },
): Promise<StoredMemory | null> {
  const row = await tx
    .updateTable('memories')
    .set(toColumns(box, id, change))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : openMemory(box, row)
}

function toColumns(
  box: Box,
  id: string,
  change: MemoryChange & { updatedAt: Date },
): Updateable<MemoryTable> {
  const columns: Record<keyof MemoryTable, unknown> = {
    id: undefined,
    user_id: undefined,
    access_count: undefined,
    last_accessed_at: undefined,
    created_at: undefined,
    companion_id: change.companionId,
    scope: change.scope,
    type: change.type,
    content:
      change.content === undefined ? undefined : box.seal(change.content, contentContext(id)),
    context_tags:
      change.contextTags === undefined
        ? undefined
        : box.seal(JSON.stringify(change.contextTags), tagsContext(id)),
    importance: change.importance,
    emotional_weight: change.emotionalWeight,
    confidence: change.confidence,
    pinned: change.pinned,
    connections: change.connections,
    source_message_ids: change.sourceMessageIds,
    valid_from: change.validFrom,
    valid_to: change.validTo,
    superseded_by: change.supersededBy,
    deleted_at: change.deletedAt,
    edited: change.edited,
    slot: change.slot,
    origin: undefined,
    fingerprint: undefined,
    language: undefined,
    updated_at: change.updatedAt,
  }
  const given = Object.entries(columns).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given)
}

/** Counts that these memories went into a reply. */
export async function countAccess(
  db: Db,
  userId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('memories')
    .set((eb) => ({ access_count: eb('access_count', '+', 1), last_accessed_at: at }))
    .where('user_id', '=', userId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
}

/** Removes memories for good. */
export async function eraseMemories(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .deleteFrom('memories')
    .where('user_id', '=', userId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
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

/** Connects derived memories that come from the same messages, and drops ends that lead nowhere. */
export async function connectBySource(
  tx: Tx,
  userId: string,
  messageIds: readonly string[],
): Promise<void> {
  if (messageIds.length === 0) return
  await sql`
    update memories as m set connections = coalesce((
      select array_agg(o.id order by o.id) from memories o
      where o.user_id = m.user_id and o.id <> m.id and o.deleted_at is null
        and o.origin <> 'summary' and o.source_message_ids && m.source_message_ids
        and (o.scope = 'user' or m.scope = 'user' or o.companion_id = m.companion_id)), '{}')
    where m.user_id = ${userId} and m.origin <> 'summary'
      and m.source_message_ids && ${[...messageIds]}::uuid[]`.execute(tx)
}

/** Drops these ids from the connections of others. */
export async function disconnect(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update memories set connections = coalesce((
      select array_agg(each) from unnest(connections) as each
      where each <> all(${[...ids]}::uuid[])), '{}')
    where user_id = ${userId} and origin <> 'summary'
      and connections && ${[...ids]}::uuid[]`.execute(tx)
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

/** How many memories of a user stand, over all companions. */
export async function countMemories(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('memories')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('valid_to', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many memories a companion knows now: its own and those about the user. */
export async function countKnown(
  db: Db,
  owner: { userId: string; companionId: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('memories')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', owner.userId)
    .where((eb) => eb.or([eb('companion_id', '=', owner.companionId), eb('scope', '=', 'user')]))
    .where('deleted_at', 'is', null)
    .where('valid_to', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
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
