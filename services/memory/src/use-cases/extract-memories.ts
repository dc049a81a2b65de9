import { jobCatalog } from '@lumen/contracts/jobs'
import type { MemoryContext } from '../context.ts'
import { findConversation, lockUser, recountUnread, type OwnerRef } from '../store/conversations.ts'
import type { StoredMemory } from '../store/memories.ts'
import { endReading, takeReading } from '../store/readings.ts'
import { listNewestTurns, listUnreadTurns, markRead, type Turn } from '../store/turns.ts'
import { listNearest } from './list-nearest.ts'
import { dropOutdated, keepTold } from './keep-told.ts'
import { maskTurns } from './mask-readings.ts'
import { readTold } from './read-told.ts'
import { rekeyUser } from './rekey-user.ts'
import { tellFeelings } from './tell-feelings.ts'
import { changesOf, tellChanges } from './tell-changes.ts'

const batch = 40
const turnsBefore = 6
/** Longer than any job that reads: a talk of a process that was killed waits so long. */
const claimedMs = jobCatalog['memory.extract-paused'].timeoutMs + 60_000

/**
 * Reads what was said since the last time and makes memories of it, in batches; returns the new
 * ones. A turn that changes meanwhile waits for the next time, and so does one that ends or retracts what
 * changed meanwhile; so does a talk that somebody reads already.
 */
export async function extractMemories(
  context: MemoryContext,
  owner: OwnerRef,
  signal?: AbortSignal,
): Promise<StoredMemory[]> {
  const { db, clock } = context
  // What was heard before the consent was withdrawn waits for another one.
  if (!(await context.mayRemember(owner.userId))) return []
  const now = clock.now()
  const until = new Date(now.getTime() + claimedMs)
  if (!(await takeReading(db, owner, { now, until }))) return []
  try {
    return await readTalk(context, owner, signal)
  } finally {
    await endReading(db, owner, until)
  }
}

async function readTalk(
  context: MemoryContext,
  owner: OwnerRef,
  signal: AbortSignal | undefined,
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
        : await listNewestTurns(db, box, owner, { before: first.position, limit: turnsBefore })
    const { language, timeZone } = conversation
    const reading = { language, timeZone }
    // Who reads it is settled first: what one may not see is left out for that one.
    const reader = (await context.mayProcess(userId)) ? await context.readerOf(owner) : null
    // Rules need no mask: what they find of it is known as forgotten, and is kept apart.
    const shown = (said: Turn[]) => (reader === null ? said : maskTurns(db, box, userId, said))
    const told = await readTold(context, reader, {
      turns: await shown(turns),
      before: await shown(before),
      known: reader === null ? [] : await listNearest(context, turns, reading),
      reading,
      signal,
    })
    const settling = { box, userId, reading, now: clock.now() }
    const settled = await db.transaction().execute(async (tx) => {
      await lockUser(tx, userId)
      await rekeyUser(tx, settling)
      const current = await dropOutdated(tx, settling, turns, told)
      const read = await markRead(
        tx,
        'unread',
        current.map((turn) => ({
          ...turn,
          rulesVersion: told.get(turn.messageId)?.rulesVersion ?? null,
        })),
      )
      const fresh = current.filter(({ messageId }) => read.has(messageId))
      const after = await keepTold(tx, settling, fresh, told)
      await tellFeelings(tx, owner, fresh, told)
      // What was dropped, said or changed while it was read waits for the next time.
      if (turns.length < batch) await recountUnread(tx, owner)
      return after
    })
    context.eventsCommitted()
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
