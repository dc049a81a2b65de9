import { memoryLimits } from '@lumen/contracts/memory/limits'
import type { Transaction } from 'kysely'
import type { MemoryContext } from '../context.ts'
import { tombstoneOf } from '../domain/slots.ts'
import { disconnect, eraseMemories, updateMemory, type StoredMemory } from '../store/memories.ts'
import { listForgottenBefore } from '../store/memory-lists.ts'
import type { MemoryTables } from '../store/tables.ts'
import { insertTombstone, removeTombstone } from '../store/tombstones.ts'
import { indexMemories, removeEntries } from './index-entries.ts'
import { refreshSummaries } from './refresh-summaries.ts'
import { settleSlots, type Settling } from './settle-slots.ts'

type Tx = Transaction<MemoryTables>

/** Forgets a memory: it can be restored for a while, and nothing derives it again. */
export async function forgetMemory(
  tx: Tx,
  settling: Settling,
  memory: StoredMemory,
): Promise<StoredMemory> {
  const { box, userId, now } = settling
  const change = { deletedAt: now, updatedAt: now }
  const forgotten = await updateMemory(tx, box, userId, memory.id, change)
  await insertTombstone(tx, {
    memoryId: memory.id,
    userId,
    companionId: memory.scope === 'user' ? null : memory.companionId,
    fingerprints: memory.fingerprint === null ? [] : tombstoneOf(memory.fingerprint),
    sourceMessageIds: memory.sourceMessageIds,
    createdAt: now,
  })
  await removeEntries(tx, memory, [memory.id])
  await settleAround(tx, settling, memory)
  return forgotten ?? memory
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
  const { touched } = await settleSlots(tx, settling, derived)
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
