import { analyserVersion } from '@lumen/language/analyser'
import type { Transaction } from 'kysely'
import type { Candidate } from '../domain/candidate.ts'
import { findSpan } from '../domain/extract/find-span.ts'
import { hashesOf } from '../domain/slots.ts'
import { eraseEvidence, insertEvidence } from '../store/evidence.ts'
import type { MemoryTables } from '../store/tables.ts'
import type { Turn } from '../store/turns.ts'
import { refreshSummaries } from './refresh-summaries.ts'
import { settleSlots, type Settled, type Settling } from './settle-slots.ts'

/**
 * Puts what turns tell in the place of what was read in them before, and brings the memories in line.
 * The user must be locked.
 */
export async function keepTold(
  tx: Transaction<MemoryTables>,
  settling: Settling,
  turns: readonly Turn[],
  told: ReadonlyMap<string, readonly Candidate[]>,
): Promise<Settled> {
  const { box, userId } = settling
  const ids = turns.map(({ messageId }) => messageId)
  const former = await eraseEvidence(tx, userId, ids)
  const evidence = turns.flatMap(({ messageId, companionId, position, saidAt, content }) =>
    (told.get(messageId) ?? []).map((candidate, ordinal) => ({
      messageId,
      ordinal,
      userId,
      companionId,
      position,
      saidAt,
      span: findSpan(content, candidate),
      told: candidate,
      analyser: analyserVersion,
      ...hashesOf(box, companionId, candidate),
    })),
  )
  await insertEvidence(tx, box, evidence)
  const settled = await settleSlots(tx, settling, [...former, ...evidence.map(({ slot }) => slot)])
  await refreshSummaries(tx, settling, settled.touched)
  return settled
}
