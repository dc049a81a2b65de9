import { analyserVersion } from '@lumen/language/analyser'
import type { MemoryContext } from '../context.ts'
import { findSpan } from '../domain/extract/find-span.ts'
import { hashesOf } from '../domain/slots.ts'
import { clearUnread, findConversation, lockUser, type OwnerRef } from '../store/conversations.ts'
import { eraseEvidence, insertEvidence } from '../store/evidence.ts'
import type { StoredMemory } from '../store/memories.ts'
import { listTurnsBefore, listUnreadTurns, markRead, type Turn } from '../store/turns.ts'
import { maskTurns } from './mask-readings.ts'
import { readTold } from './read-told.ts'
import { rekeyUser } from './rekey-user.ts'
import { refreshSummaries } from './refresh-summaries.ts'
import { settleSlots } from './settle-slots.ts'
import { changesOf, tellChanges } from './tell-changes.ts'

const batch = 40
const turnsBefore = 6

/**
 * Reads what was said since the last time and makes memories of it, in batches; returns the new
 * ones. A turn that changes meanwhile waits for the next time.
 */
export async function extractMemories(
  context: MemoryContext,
  owner: OwnerRef,
  signal?: AbortSignal,
): Promise<StoredMemory[]> {
  const { db, sealer, clock, log } = context
  const { userId, companionId } = owner
  const box = await sealer.open(db, userId)
  const made: StoredMemory[] = []
  for (;;) {
    signal?.throwIfAborted()
    const conversation = await findConversation(db, owner)
    if (conversation === null) return made
    const turns = await listUnreadTurns(db, box, owner, batch)
    const [first] = turns
    const before =
      first === undefined
        ? []
        : await listTurnsBefore(db, box, owner, { before: first.position, limit: turnsBefore })
    const { language, timeZone } = conversation
    const reading = { language, timeZone }
    // Rules need no mask: what they find of it is known as forgotten, and is kept apart.
    const shown = (said: Turn[]) =>
      context.reader === null ? said : maskTurns(db, box, userId, said)
    const told = await readTold(context, {
      turns: await shown(turns),
      before: await shown(before),
      reading,
      signal,
    })
    const settling = { box, userId, reading, now: clock.now() }
    const settled = await db.transaction().execute(async (tx) => {
      await lockUser(tx, userId)
      await rekeyUser(tx, settling)
      const read = await markRead(tx, turns)
      const fresh = turns.filter(({ messageId }) => read.has(messageId))
      const former = await eraseEvidence(tx, userId, [...read])
      const evidence = fresh.flatMap((turn) =>
        (told.get(turn.messageId) ?? []).map((candidate, ordinal) => ({
          messageId: turn.messageId,
          ordinal,
          userId,
          companionId,
          position: turn.position,
          saidAt: turn.saidAt,
          span: findSpan(turn.content, candidate),
          told: candidate,
          analyser: analyserVersion,
          ...hashesOf(box, companionId, candidate),
        })),
      )
      await insertEvidence(tx, box, evidence)
      const slots = [...former, ...evidence.map(({ slot }) => slot)]
      const after = await settleSlots(tx, settling, slots)
      await refreshSummaries(tx, settling, after.touched)
      if (turns.length < batch) await clearUnread(tx, owner)
      return after
    })
    await tellChanges(context, owner, changesOf(settled))
    made.push(...settled.made)
    if (turns.length < batch) break
  }
  if (made.length > 0) {
    log.info({ companionId, made: made.length }, 'made memories of a talk')
    context.figures.made.inc({}, made.length)
  }
  return made
}
