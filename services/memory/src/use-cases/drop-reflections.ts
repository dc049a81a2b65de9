import type { Transaction } from 'kysely'
import { eraseMemories, type StoredMemory } from '../store/memories.ts'
import { listReflectionsOf, reflectAgain } from '../store/reflections.ts'
import type { MemoryTables } from '../store/tables.ts'
import { removeEntries } from './index-entries.ts'
import type { Settling } from './settle-slots.ts'

type Tx = Transaction<MemoryTables>

/**
 * Erases what was written about these messages, which say something else by now or are gone; it is
 * written anew when the talk is looked back on again. What its owner rewrote stays. Returns the ids.
 */
export async function dropReflectionsOf(
  tx: Tx,
  settling: Settling,
  messageIds: readonly string[],
): Promise<string[]> {
  const { box, userId } = settling
  return dropReflections(tx, settling, await listReflectionsOf(tx, box, userId, messageIds))
}

export async function dropReflections(
  tx: Tx,
  { userId }: Settling,
  reflections: readonly StoredMemory[],
): Promise<string[]> {
  const dropped = reflections.filter(({ edited }) => edited !== 'words')
  for (const reflection of dropped) {
    await removeEntries(tx, reflection, [reflection.id])
    const { companionId } = reflection
    if (companionId !== null)
      await reflectAgain(tx, { userId, companionId }, reflection.sourceMessageIds)
  }
  const ids = dropped.map(({ id }) => id)
  await eraseMemories(tx, userId, ids)
  return ids
}
