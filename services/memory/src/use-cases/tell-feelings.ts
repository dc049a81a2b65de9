import { memoryEvents } from '@lumen/contracts/memory/bus'
import { appendEvent } from '@lumen/database/outbox'
import type { Transaction } from 'kysely'
import type { OwnerRef } from '../store/conversations.ts'
import type { MemoryTables } from '../store/tables.ts'
import type { Turn } from '../store/turns.ts'
import type { ToldByMessage } from './read-told.ts'

/** Tells which feelings a model read in messages; rules say nothing of them here. */
export async function tellFeelings(
  tx: Transaction<MemoryTables>,
  { userId, companionId }: OwnerRef,
  turns: readonly Turn[],
  told: ReadonlyMap<string, ToldByMessage>,
): Promise<void> {
  const feelings = turns.flatMap(({ messageId, version }) => {
    const feeling = told.get(messageId)?.feeling ?? null
    return feeling === null ? [] : [{ messageId, version, ...feeling }]
  })
  if (feelings.length === 0) return
  await appendEvent(tx, memoryEvents, 'memory.feelings-read', { userId, companionId, feelings })
}
