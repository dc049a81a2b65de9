import { analyserVersion } from '@lumen/language/analyser'
import type { Transaction } from 'kysely'
import { findSpan } from '../domain/find-span.ts'
import { hashesOf } from '../domain/slots.ts'
import { eraseEvidence, insertEvidence, type Evidence } from '../store/evidence.ts'
import { readMemories } from '../store/memories.ts'
import type { MemoryTables } from '../store/tables.ts'
import type { Turn } from '../store/turns.ts'
import { isChangeable, type Ending, type ToldByMessage } from './read-told.ts'
import { refreshSummaries } from './refresh-summaries.ts'
import { settleSlots, type Settled, type Settling } from './settle-slots.ts'

type Tx = Transaction<MemoryTables>

/**
 * Puts what turns tell in the place of what was read in them before, and brings the memories in line.
 * The user must be locked.
 */
export async function keepTold(
  tx: Tx,
  settling: Settling,
  turns: readonly Turn[],
  told: ReadonlyMap<string, ToldByMessage>,
): Promise<Settled> {
  const { box, userId } = settling
  const ids = turns.map(({ messageId }) => messageId)
  const former = await eraseEvidence(tx, userId, ids)
  const targets = await readTargets(tx, settling, turns, told)
  const evidence = turns.flatMap(({ messageId, companionId, position, saidAt, content }) => {
    const { endings = [], over = [], told: candidates = [] } = told.get(messageId) ?? {}
    const row = { messageId, userId, companionId, position, saidAt, analyser: analyserVersion }
    // What ends comes before what takes its place.
    const ended = endings.flatMap(({ operation, target: { id }, words }) => {
      const target = targets.get(id)
      if (target === undefined || target.slot === null || target.fingerprint === null) return []
      const { slot, fingerprint, scope } = target
      const span = findSpan(content, { content: words, value: '', slot: '' })
      return [{ ...row, operation, scope, slot, fingerprint, span }]
    })
    const ofRules = over.map(({ operation, of }) => ({
      ...row,
      operation,
      scope: of.scope,
      span: { start: 0, end: content.length },
      ...hashesOf(box, companionId, of),
    }))
    const asserted = candidates.map((candidate) => ({
      ...row,
      operation: 'assert' as const,
      span: findSpan(content, candidate),
      told: candidate,
      ...hashesOf(box, companionId, candidate),
    }))
    return [...ended, ...ofRules, ...asserted].map((each, ordinal): Evidence => ({
      ...each,
      ordinal,
    }))
  })
  await insertEvidence(tx, box, evidence)
  const settled = await settleSlots(tx, settling, [...former, ...evidence.map(({ slot }) => slot)])
  await refreshSummaries(tx, settling, settled.touched)
  return settled
}

/** Those of the turns whose reading holds: nothing that they end or retract changed meanwhile. */
export async function dropOutdated(
  tx: Tx,
  settling: Settling,
  turns: readonly Turn[],
  told: ReadonlyMap<string, ToldByMessage>,
): Promise<Turn[]> {
  const targets = await readTargets(tx, settling, turns, told)
  const isCurrent = ({ target }: Ending): boolean => {
    const now = targets.get(target.id)
    return (
      now !== undefined &&
      isChangeable(now) &&
      now.updatedAt.getTime() === target.updatedAt.getTime()
    )
  }
  return turns.filter(({ messageId }) => told.get(messageId)?.endings.every(isCurrent) ?? true)
}

async function readTargets(
  tx: Tx,
  { box, userId }: Settling,
  turns: readonly Turn[],
  told: ReadonlyMap<string, ToldByMessage>,
) {
  const ids = turns.flatMap(
    ({ messageId }) => told.get(messageId)?.endings.map(({ target }) => target.id) ?? [],
  )
  return new Map((await readMemories(tx, box, userId, ids)).map((memory) => [memory.id, memory]))
}
