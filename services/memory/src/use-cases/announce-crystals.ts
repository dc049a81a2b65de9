import { authRequests } from '@lumen/contracts/auth/bus'
import { derivedId } from '@lumen/database/ids'
import type { MemoryContext } from '../context.ts'
import { localDay } from '../domain/ranking/dates.ts'
import { isoDay } from '../domain/ranking/dates.ts'
import { findConversation, updateConversation, type OwnerRef } from '../store/conversations.ts'
import type { StoredMemory } from '../store/memories.ts'

/** Tells a user of the most important new memory, at most once a day and companion. */
export async function announceCrystals(
  context: MemoryContext,
  owner: OwnerRef,
  made: readonly StoredMemory[],
): Promise<void> {
  const { db, bus, clock, log } = context
  const [best] = made.toSorted((a, b) => b.importance - a.importance)
  const conversation = best === undefined ? null : await findConversation(db, owner)
  if (best === undefined || conversation === null) return
  const today = isoDay(localDay(clock.now(), conversation.timeZone))
  if (conversation.notifiedOn === today) return
  try {
    await bus.request(authRequests, 'auth.notify', {
      userId: owner.userId,
      // One id for the day: of two processes one tells.
      id: derivedId('crystal of a day', owner.companionId, today),
      notification: {
        kind: 'memory-crystal',
        params: { companionId: owner.companionId, memoryId: best.id },
      },
    })
    await db.transaction().execute((tx) => updateConversation(tx, owner, { notifiedOn: today }))
  } catch (error) {
    log.warn({ err: error, companionId: owner.companionId }, 'a new memory was not announced')
  }
}
