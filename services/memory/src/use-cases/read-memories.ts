import { memoryLimits } from '@lumen/contracts/memory/limits'
import type { Memory, MemoryAnalysis, MemoryType } from '@lumen/contracts/memory/schema'
import type { Box } from '@lumen/database/sealing'
import { AppError } from '@lumen/http/app-error'
import type { Kysely } from 'kysely'
import type { MemoryContext } from '../context.ts'
import { analyseMemories } from '../domain/analyse-memories.ts'
import type { OwnerRef } from '../store/conversations.ts'
import { readMemories, type StoredMemory } from '../store/memories.ts'
import { listMemories, listStanding } from '../store/memory-lists.ts'
import type { MemoryTables } from '../store/tables.ts'
import { restorableSince } from './forget-memory.ts'
import { ownedConversation } from './owned-conversation.ts'
import { presentMemory } from './present-memory.ts'
import { searchMemories } from './search-memories.ts'

export type MemoryQuery = {
  type?: MemoryType
  query?: string
  includeSuperseded?: boolean
  deleted?: boolean
  limit?: number
  cursor?: string
}

/** What a companion knows, newest first; found by words, best first, when something is asked. */
export async function readMemoriesOf(
  context: MemoryContext,
  owner: OwnerRef,
  query: MemoryQuery,
): Promise<Memory[]> {
  const conversation = await ownedConversation(context, owner)
  const { db, sealer, clock } = context
  const box = await sealer.open(db, owner.userId)
  const now = clock.now()
  const present = (memory: StoredMemory) => presentMemory(memory, now)
  const limit = query.limit ?? memoryLimits.pageSizeDefault
  const past = query.includeSuperseded ?? false
  const deleted = query.deleted ?? false
  const which = {
    ...(query.type !== undefined && { types: [query.type] }),
    ...(deleted ? { deletedSince: restorableSince(context) } : { past }),
  }
  if (query.query === undefined) {
    const { cursor } = query
    const page = { ...which, limit, ...(cursor !== undefined && { before: cursor }) }
    return (await listMemories(db, box, owner, page)).map(present)
  }
  const needle = query.query.trim().toLowerCase()
  // What is over or forgotten is in no index: it is looked through.
  const looked = await listMemories(db, box, owner, which)
  const literal = looked.filter(({ content, contextTags }) =>
    [content, ...contextTags].some((text) => text.toLowerCase().includes(needle)),
  )
  const found = deleted
    ? []
    : await searchMemories(context, {
        ...owner,
        turns: [{ content: query.query, isFromUser: true }],
        language: conversation.language,
        timeZone: conversation.timeZone,
        askedAt: now,
      })
  const ids = found.filter(({ kind }) => kind === 'memory').map(({ id }) => id)
  const byId = new Map((await readMemories(db, box, owner.userId, ids)).map((m) => [m.id, m]))
  const ranked = ids.flatMap((id) => byId.get(id) ?? [])
  const fits = ranked.filter(({ type }) => query.type === undefined || type === query.type)
  const all = new Map([...literal, ...fits].map((memory) => [memory.id, memory]))
  return [...all.values()].slice(0, limit).map(present)
}

/** The newest memories of a user that stand, whichever companion knows them. */
export async function readNewest(
  { db, sealer, clock }: MemoryContext,
  userId: string,
  limit: number,
): Promise<Memory[]> {
  const memories = await listStanding(db, await sealer.open(db, userId), userId, limit)
  return memories.map((memory) => presentMemory(memory, clock.now()))
}

/** Memories by id that this companion knows; deleted ones too. */
export async function readKnown(
  db: Kysely<MemoryTables>,
  box: Box,
  { userId, companionId }: OwnerRef,
  ids: readonly string[],
): Promise<StoredMemory[]> {
  const memories = await readMemories(db, box, userId, ids)
  return memories.filter((memory) => memory.scope === 'user' || memory.companionId === companionId)
}

export const noSuchMemory = () => new AppError('not_found', 'There is no such memory')

/** One memory, also a superseded one or one that can be restored. Errors: `not_found`. */
export async function readMemoryOf(
  context: MemoryContext,
  owner: OwnerRef,
  memoryId: string,
): Promise<Memory> {
  await ownedConversation(context, owner)
  const { db, sealer } = context
  const [memory] = await readKnown(db, await sealer.open(db, owner.userId), owner, [memoryId])
  if (memory === undefined) throw noSuchMemory()
  if (memory.deletedAt !== null && memory.deletedAt <= restorableSince(context))
    throw noSuchMemory()
  return presentMemory(memory, context.clock.now())
}

/** Figures about what a companion knows. */
export async function analyseCompanion(
  context: MemoryContext,
  owner: OwnerRef,
): Promise<MemoryAnalysis> {
  const { timeZone } = await ownedConversation(context, owner)
  const { db, sealer, clock } = context
  const box = await sealer.open(db, owner.userId)
  return analyseMemories(await listMemories(db, box, owner), clock.now(), timeZone)
}
