import type { Transaction } from 'kysely'
import { eraseEvidence } from '../store/evidence.ts'
import type { MemoryTables } from '../store/tables.ts'
import { eraseTurns } from '../store/turns.ts'
import { removeEntries } from './index-entries.ts'
import { refreshSummaries } from './refresh-summaries.ts'
import { settleSlots, type Settled, type Settling } from './settle-slots.ts'

type Tx = Transaction<MemoryTables>

/** Removes exactly what came from messages: memories that only they told, and their part in others. */
export async function forgetTold(
  tx: Tx,
  settling: Settling,
  messageIds: readonly string[],
): Promise<Settled> {
  const slots = await eraseEvidence(tx, settling.userId, messageIds)
  const settled = await settleSlots(tx, settling, slots)
  await refreshSummaries(tx, settling, settled.touched)
  return settled
}

/** The same, and the turns themselves: the messages are gone. */
export async function forgetTurns(
  tx: Tx,
  settling: Settling,
  companionId: string,
  messageIds: readonly string[],
): Promise<Settled> {
  const settled = await forgetTold(tx, settling, messageIds)
  await eraseTurns(tx, settling.userId, messageIds)
  await removeEntries(tx, { userId: settling.userId, companionId }, messageIds)
  return settled
}
