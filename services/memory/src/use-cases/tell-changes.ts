import { subjects } from '@lumen/contracts/bus'
import { memoryLimits } from '@lumen/contracts/memory/limits'
import type { MemoryFrame } from '@lumen/contracts/memory/live'
import type { MemoryContext } from '../context.ts'
import { excerpt } from '@lumen/runtime/excerpt'
import type { OwnerRef } from '../store/conversations.ts'
import type { StoredMemory } from '../store/memories.ts'
import { countMemories } from '../store/memory-lists.ts'
import { rounded } from './present-memory.ts'
import type { Settled } from './settle-slots.ts'

export type MemoryChanges = {
  created: readonly StoredMemory[]
  /** How many others are different now, and how many are gone. */
  edited: number
  deleted: number
}

export const noChanges: MemoryChanges = { created: [], edited: 0, deleted: 0 }

/** The changes that settling slots was. */
export const changesOf = ({ made, touched, erased }: Settled): MemoryChanges => ({
  // What the same talk superseded at once never appeared.
  created: made.filter(({ validTo }) => validTo === null),
  edited: touched.length - made.length - erased.length,
  deleted: erased.length,
})

/**
 * Tells the user's open pages what changed; call it after the commit. Who is not there sees it in
 * the list; a failure is only logged, because what it tells of has happened.
 */
export async function tellChanges(
  { db, bus, log }: Pick<MemoryContext, 'db' | 'bus' | 'log'>,
  owner: OwnerRef,
  { created, edited, deleted }: MemoryChanges,
): Promise<void> {
  if (created.length + edited + deleted === 0) return
  const { userId, companionId } = owner
  try {
    const frame: MemoryFrame = {
      kind: 'memories-changed',
      companionId,
      created: created
        .toSorted((a, b) => b.importance - a.importance)
        .slice(0, memoryLimits.createdShown)
        .map((memory) => ({
          id: memory.id,
          memoryType: memory.type,
          excerpt: excerpt(memory.content, memoryLimits.excerptLength),
          emotionalWeight: rounded(memory.emotionalWeight),
          sourceMessageIds: memory.sourceMessageIds,
        })),
      edited,
      deleted,
      total: await countMemories(db, userId, { knownTo: companionId }),
    }
    bus.broadcast(subjects.liveUser(userId), frame)
  } catch (error) {
    log.error({ err: error, companionId }, 'open pages were not told of memories')
  }
}
