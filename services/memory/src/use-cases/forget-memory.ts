import { memoryLimits } from '@lumen/contracts/memory/limits'
import type { Box } from '@lumen/database/sealing'
import { analyserVersion } from '@lumen/language/analyser'
import { tokenLength } from '@lumen/understanding/mask'
import type { Transaction } from 'kysely'
import type { MemoryContext } from '../context.ts'
import type { Candidate } from '../domain/candidate.ts'
import { extractFromText } from '../domain/extract-by-rules.ts'
import { findSpan } from '../domain/find-span.ts'
import { forgottenWords } from '../domain/forgotten-words.ts'
import { localDay } from '../domain/ranking/dates.ts'
import { assertionsOf, listEndedSlots, listEvidence, setSpan } from '../store/evidence.ts'
import { disconnect, eraseMemories, updateMemory, type StoredMemory } from '../store/memories.ts'
import { listForgottenBefore } from '../store/memory-lists.ts'
import type { MemoryTables } from '../store/tables.ts'
import { insertTombstone, removeTombstone } from '../store/tombstones.ts'
import { readTurns } from '../store/turns.ts'
import { indexMemories, removeEntries } from './index-entries.ts'
import { maskScope } from './mask-readings.ts'
import { refreshMasked, refreshSummaries } from './refresh-summaries.ts'
import { settleSlots, type Settling } from './settle-slots.ts'

type Tx = Transaction<MemoryTables>

/**
 * Forgets a memory: it can be restored for a while. Nothing that was said so far derives it again,
 * and no reader sees it there any more, see `listMasks`; who tells it anew tells something new.
 */
export async function forgetMemory(
  tx: Tx,
  settling: Settling,
  memory: StoredMemory,
): Promise<StoredMemory> {
  const { box, userId, now } = settling
  const change = { deletedAt: now, updatedAt: now }
  const forgotten = await updateMemory(tx, box, userId, memory.id, change)
  const told = await readTellings(tx, settling, memory)
  const sole = told.some(({ slot }) => !slot.includes(':'))
  await insertTombstone(tx, {
    memoryId: memory.id,
    userId,
    companionId: memory.scope === 'user' ? null : memory.companionId,
    fingerprint: memory.fingerprint,
    slot: sole ? memory.slot : null,
    ...hashWords(box, told),
    createdAt: now,
  })
  await removeEntries(tx, memory, [memory.id])
  await settleAround(tx, settling, memory)
  await refreshMasked(tx, settling)
  return forgotten ?? memory
}

/** What hides the words of what was told. */
export function hashWords(box: Box, told: readonly Candidate[]) {
  const { names, echoes } = forgottenWords(told)
  return {
    tokens: box.index(names, maskScope),
    echoes: box.index(echoes, maskScope),
    longest: Math.max(0, ...[...names, ...echoes].map(tokenLength)),
    analyser: analyserVersion,
  }
}

/** What a memory says: what was told of it, and what its owner wrote. Evidence gets its spans. */
export async function readTellings(
  tx: Tx,
  { box, userId, reading, now }: Settling,
  memory: StoredMemory,
): Promise<Candidate[]> {
  if (memory.origin === 'summary') return []
  const today = localDay(now, reading.timeZone)
  const { content: text, language, slot, fingerprint } = memory
  const written =
    memory.origin === 'owner' || memory.edited === 'words'
      ? extractFromText(text, language, today)
      : []
  const evidence = slot === null ? [] : assertionsOf(await listEvidence(tx, box, userId, slot))
  const unplaced = evidence.filter(({ span }) => span === null)
  const turns = await readTurns(
    tx,
    box,
    userId,
    unplaced.map(({ messageId }) => messageId),
  )
  const texts = new Map(turns.map(({ messageId, content }) => [messageId, content]))
  for (const each of unplaced)
    await setSpan(tx, each, findSpan(texts.get(each.messageId) ?? '', each.told))
  const same = evidence.filter((each) => each.fingerprint === fingerprint)
  return [...same.map(({ told }) => told), ...written]
}

/** Brings a forgotten memory back as it was; nothing but what superseded it since changes it. */
export async function restoreMemory(
  tx: Tx,
  settling: Settling,
  memory: StoredMemory,
): Promise<StoredMemory> {
  const { box, userId, now, reading } = settling
  await removeTombstone(tx, userId, memory.id)
  const change = { deletedAt: null, updatedAt: now }
  const restored = (await updateMemory(tx, box, userId, memory.id, change)) ?? memory
  if (restored.validTo === null) await indexMemories(tx, box, [restored], reading)
  await settleAround(tx, settling, restored)
  return restored
}

async function settleAround(tx: Tx, settling: Settling, memory: StoredMemory): Promise<void> {
  const derived = memory.origin === 'derived' && memory.slot !== null ? [memory.slot] : []
  // What was said there does nothing to what else is known either.
  const ended = await listEndedSlots(tx, settling.userId, memory.sourceMessageIds)
  const { touched } = await settleSlots(tx, settling, [...derived, ...ended])
  await refreshSummaries(tx, settling, [memory.id, ...touched])
}

const atOnce = 500

/** What was deleted after this moment can still be restored. */
export const restorableSince = ({ clock }: Pick<MemoryContext, 'clock'>): Date =>
  new Date(clock.now().getTime() - memoryLimits.undoDays * 86_400_000)

/** Erases for good what was forgotten longer ago than can be undone. The tombstones stay. */
export async function eraseForgotten(context: MemoryContext): Promise<number> {
  const { db } = context
  const before = restorableSince(context)
  let erased = 0
  for (;;) {
    const memories = await listForgottenBefore(db, before, atOnce)
    for (const [userId, group] of Map.groupBy(memories, (memory) => memory.userId)) {
      const ids = group.map(({ id }) => id)
      await db.transaction().execute(async (tx) => {
        await eraseMemories(tx, userId, ids)
        await disconnect(tx, userId, ids)
      })
    }
    erased += memories.length
    if (memories.length < atOnce) return erased
  }
}
