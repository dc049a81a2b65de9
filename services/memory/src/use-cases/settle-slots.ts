import { newId } from '@lumen/database/ids'
import type { Box } from '@lumen/database/sealing'
import type { Transaction } from 'kysely'
import { memoryLimits } from '@lumen/contracts/memory/limits'
import { atNoon } from '../domain/open-plan.ts'
import { localDay } from '../domain/ranking/dates.ts'
import { settleSlot, type Episode } from '../domain/settle-slot.ts'
import { tagWords } from '../domain/tag-words.ts'
import { listEvidence } from '../store/evidence.ts'
import {
  connectBySource,
  disconnect,
  eraseMemories,
  insertMemories,
  updateMemory,
  type MemoryChange,
  type StoredMemory,
} from '../store/memories.ts'
import { listOfSlot } from '../store/memory-lists.ts'
import type { MemoryTables } from '../store/tables.ts'
import { findForgottenPlaces, findTombstones } from '../store/tombstones.ts'
import { indexMemories, removeEntries, type Reading } from './index-entries.ts'
import { textsOf } from '../texts.ts'

type Tx = Transaction<MemoryTables>

/** Memories that are new, ids of all that changed, and of those among them that are gone. */
export type Settled = { made: StoredMemory[]; touched: string[]; erased: string[] }

export type Settling = { box: Box; userId: string; reading: Reading; now: Date }

/**
 * Brings the memories of slots in line with their evidence: inserts, changes, supersedes, erases
 * and indexes. What its owner rewrote or deleted stays as they left it.
 */
export async function settleSlots(
  tx: Tx,
  settling: Settling,
  slots: readonly string[],
): Promise<Settled> {
  const made: StoredMemory[] = []
  const touched: string[] = []
  const erased: string[] = []
  const sources = new Set<string>()
  for (const slot of new Set(slots)) {
    const { userId, box, reading } = settling
    const places = await findForgottenPlaces(tx, userId, slot)
    const said = (await listEvidence(tx, box, userId, slot))
      .filter(({ messageId, ordinal }) => !places.endings.has(`${messageId} ${ordinal}`))
      .map((evidence) => ({
        ...evidence,
        saidOn: localDay(evidence.saidAt, reading.timeZone),
      }))
    const known = await listOfSlot(tx, box, userId, slot)
    const prints = [...new Set(said.map(({ fingerprint }) => fingerprint))]
    const forgotten = await findTombstones(tx, userId, prints)
    const episodes = settleSlot(said, ({ fingerprint, saidAt, messageId, ordinal }) => {
      const until = forgotten.get(fingerprint)
      if (until !== undefined && saidAt <= until) return true
      return places.readOtherwise.has(`${messageId} ${ordinal}`)
    })
    for (const memory of known) memory.sourceMessageIds.forEach((id) => sources.add(id))
    const change = await settle(tx, settling, slot, episodes, known)
    for (const memory of change.made) memory.sourceMessageIds.forEach((id) => sources.add(id))
    made.push(...change.made)
    touched.push(...change.touched)
    erased.push(...change.erased)
  }
  await connectBySource(tx, settling.userId, [...sources])
  return { made, touched, erased }
}

async function settle(
  tx: Tx,
  settling: Settling,
  slot: string,
  episodes: readonly Episode[],
  known: readonly StoredMemory[],
): Promise<Settled> {
  const { box, userId, reading, now } = settling
  const left = new Set(known)
  const homes = episodes.map((episode) => {
    const home = findHome(episode, left)
    if (home !== null) left.delete(home)
    return home
  })
  const ids = episodes.map(({ forgotten }, at) => homes[at]?.id ?? (forgotten ? null : newId()))
  const made: StoredMemory[] = []
  const standing: StoredMemory[] = []
  const gone: StoredMemory[] = []
  // Newest first: what takes a place is there before what it supersedes.
  for (const [at, episode] of [...episodes.entries()].toReversed()) {
    const id = ids[at]
    if (id === undefined || id === null) continue
    const supersededBy = episode.successor === null ? null : (ids[episode.successor] ?? null)
    const home = homes[at]
    if (home === undefined || home === null) {
      const [memory] = await insertMemories(tx, box, [
        { ...describe(episode), id, userId, slot, supersededBy },
      ])
      made.push(memory!)
      ;(memory!.validTo === null ? standing : gone).push(memory!)
      continue
    }
    const change = changeOf(home, episode, supersededBy)
    if (change === null) continue
    const memory = await updateMemory(tx, box, userId, id, { ...change, updatedAt: now })
    if (memory !== null)
      (memory.validTo === null && memory.deletedAt === null ? standing : gone).push(memory)
  }
  const kept: StoredMemory[] = []
  const erased: StoredMemory[] = []
  for (const memory of left)
    (memory.edited === 'words' && memory.deletedAt === null ? kept : erased).push(memory)
  for (const memory of kept) {
    // Its owner's own words by now: no message carries them any more.
    const change = {
      slot: null,
      quote: null,
      sourceMessageIds: [],
      validTo: null,
      supersededBy: null,
    }
    const own = await updateMemory(tx, box, userId, memory.id, { ...change, updatedAt: now })
    if (own !== null) standing.push(own)
  }
  const erasedIds = erased.map(({ id }) => id)
  await eraseMemories(tx, userId, erasedIds)
  await disconnect(tx, userId, erasedIds)
  for (const memory of [...gone, ...erased]) await removeEntries(tx, memory, [memory.id])
  await indexMemories(tx, box, standing, reading)
  const changed = [...made, ...standing, ...gone, ...erased]
  const touched = [...new Set(changed.map(({ id }) => id))]
  return { made: made.toReversed(), touched, erased: erasedIds }
}

/** The memory that an episode already is: it says the same, at best from the same messages. */
function findHome(episode: Episode, left: ReadonlySet<StoredMemory>): StoredMemory | null {
  const same = [...left].filter(
    ({ fingerprint, deletedAt }) =>
      fingerprint === episode.fingerprint && (deletedAt !== null) === episode.forgotten,
  )
  const sources = new Set(episode.tellings.map(({ messageId }) => messageId))
  const shares = ({ sourceMessageIds }: StoredMemory) =>
    sourceMessageIds.some((id) => sources.has(id))
  return (
    same.find(shares) ??
    same.find(({ sourceMessageIds }) => sourceMessageIds.length === 0) ??
    same[0] ??
    null
  )
}

/** What a memory of an episode is; its last wording counts. */
function describe(episode: Episode) {
  const latest = episode.tellings.at(-1)!
  const { told } = latest
  const there = episode.tellings.filter(({ companionId }) => companionId !== null)
  const sources = there.map(({ messageId }) => messageId)
  const companionId = there.at(-1)?.companionId ?? null
  return {
    companionId,
    scope: told.scope,
    type: told.type,
    content: told.content,
    contextTags: tagWords(told.contextTags, textsOf(told.language).tags).slice(
      0,
      memoryLimits.tags,
    ),
    importance: told.importance,
    emotionalWeight: told.emotionalWeight,
    confidence: Math.min(1, told.confidence + 0.1 * (episode.tellings.length - 1)),
    pinned: false,
    connections: [],
    sourceMessageIds: [...new Set(sources)].slice(-memoryLimits.sourceMessages),
    validFrom: told.day === null ? episode.from : atNoon(told.day),
    validTo: episode.to,
    createdAt: episode.from,
    origin: 'derived' as const,
    fingerprint: episode.fingerprint,
    language: told.language,
    quote:
      told.quote === undefined || companionId === null
        ? null
        : { text: told.quote, saidAt: latest.saidAt.toISOString() },
  }
}

/** What has to change about a memory; null: nothing. */
function changeOf(
  memory: StoredMemory,
  episode: Episode,
  supersededBy: string | null,
): MemoryChange | null {
  const is = describe(episode)
  const change: MemoryChange = {
    sourceMessageIds: is.sourceMessageIds,
    validTo: is.validTo,
    createdAt: is.createdAt,
    supersededBy,
    confidence: is.confidence,
    quote: is.quote,
    ...(memory.edited !== 'words' && { content: is.content, validFrom: is.validFrom }),
    ...(memory.edited === 'none' && {
      type: is.type,
      contextTags: is.contextTags,
      importance: is.importance,
      emotionalWeight: is.emotionalWeight,
    }),
  }
  const differs = Object.entries(change).some(
    ([key, value]) =>
      JSON.stringify(memory[key as keyof StoredMemory]) !== JSON.stringify(value) &&
      // stored in four bytes
      !(
        typeof value === 'number' &&
        Math.abs(Number(memory[key as keyof StoredMemory]) - value) < 1e-6
      ),
  )
  return differs ? change : null
}
