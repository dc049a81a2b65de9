import type { Transaction } from 'kysely'
import { eraseEvidence } from '../store/evidence.ts'
import type { MemoryTables } from '../store/tables.ts'
import { eraseTurns, readTurns } from '../store/turns.ts'
import { indexClausesAfter } from './index-clauses.ts'
import { dropReflectionsOf } from './drop-reflections.ts'
import { removeEntries } from './index-entries.ts'
import { refreshSummaries } from './refresh-summaries.ts'
import { settleSlots, type Settled, type Settling } from './settle-slots.ts'

type Tx = Transaction<MemoryTables>

/**
 * Removes exactly what came from messages: memories that only they told, reflections on them, and their
 * part in others.
 */
export async function forgetTold(
  tx: Tx,
  settling: Settling,
  messageIds: readonly string[],
): Promise<Settled> {
  const slots = await eraseEvidence(tx, settling.userId, messageIds)
  const settled = await settleSlots(tx, settling, slots)
  await refreshSummaries(tx, settling, settled.touched)
  const dropped = await dropReflectionsOf(tx, settling, messageIds)
  return {
    ...settled,
    touched: [...settled.touched, ...dropped],
    erased: [...settled.erased, ...dropped],
  }
}

/** The same, and the turns themselves: the messages are gone. */
export async function forgetTurns(
  tx: Tx,
  settling: Settling,
  companionId: string,
  messageIds: readonly string[],
): Promise<Settled> {
  const settled = await forgetTold(tx, settling, messageIds)
  const { box, userId, reading } = settling
  const turns = await readTurns(tx, box, userId, messageIds)
  // Their clauses go with them.
  await eraseTurns(tx, userId, messageIds)
  for (const turn of turns) await indexClausesAfter(tx, box, turn, reading)
  await removeEntries(tx, { userId, companionId }, messageIds)
  return settled
}
