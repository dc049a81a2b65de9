import type { Language } from '@lumen/contracts/languages'
import type { MemoryScope, MemoryType } from '@lumen/contracts/memory/schema'
import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import { asReal } from './as-real.ts'
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
  /** The words that told it last, and when; null when no message did, or its content is of them. */
  quote: Quote | null
}

export type Quote = { text: string; saidAt: string }

type Made = 'origin' | 'slot' | 'fingerprint' | 'language' | 'quote'
/** Without an origin it is its owner's own. */
export type NewMemory = Omit<
  StoredMemory,
  'accessCount' | 'lastAccessedAt' | 'supersededBy' | 'updatedAt' | 'deletedAt' | 'edited' | Made
> &
  Partial<Pick<StoredMemory, Made | 'supersededBy'>>

const contentContext = (id: string) => `memories.content:${id}`
const quoteContext = (id: string) => `memories.quote:${id}`
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
    quote:
      row.quote === null
        ? null
        : (JSON.parse(box.unseal(row.quote, quoteContext(row.id))) as Quote),
  }
}

const sealQuote = (box: Box, id: string, quote: Quote | null): Buffer | null =>
  quote === null ? null : box.seal(JSON.stringify(quote), quoteContext(id))

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
        emotional_weight: asReal(memory.emotionalWeight),
        confidence: asReal(memory.confidence),
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
        quote: sealQuote(box, memory.id, memory.quote ?? null),
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
    | 'createdAt'
    | 'deletedAt'
    | 'edited'
    | 'slot'
    | 'quote'
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
    emotional_weight: change.emotionalWeight && asReal(change.emotionalWeight),
    confidence: change.confidence && asReal(change.confidence),
    pinned: change.pinned,
    connections: change.connections,
    source_message_ids: change.sourceMessageIds,
    valid_from: change.validFrom,
    valid_to: change.validTo,
    superseded_by: change.supersededBy,
    created_at: change.createdAt,
    deleted_at: change.deletedAt,
    edited: change.edited,
    slot: change.slot,
    origin: undefined,
    fingerprint: undefined,
    language: undefined,
    quote: change.quote === undefined ? undefined : sealQuote(box, id, change.quote),
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

/** Under which hashes a memory is kept. */
export type Keys = { slot: string; fingerprint: string }

/** Puts other keys in the place of those that memories were made under, by their fingerprint. */
export async function rekeyMemories(
  tx: Tx,
  userId: string,
  keys: ReadonlyMap<string, Keys>,
): Promise<void> {
  if (keys.size === 0) return
  const fresh = [...keys.values()]
  await sql`
    update memories set slot = fresh.slot, fingerprint = fresh.fingerprint
    from unnest(${[...keys.keys()]}::bigint[], ${fresh.map(({ slot }) => slot)}::bigint[],
      ${fresh.map(({ fingerprint }) => fingerprint)}::bigint[]) as fresh (was, slot, fingerprint)
    where user_id = ${userId} and memories.fingerprint = fresh.was
      and memories.slot is not null`.execute(tx)
}
