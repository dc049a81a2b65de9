import { Type, type Static } from 'typebox'
import { Closed, Id } from '../schema.ts'
import { memoryLimits } from './limits.ts'
import { EmotionalWeight, memoryTypes } from './schema.ts'

/** A memory that has just been made, as much of it as a page shows when it appears. */
export const CreatedMemory = Closed({
  id: Id,
  memoryType: Type.Enum(memoryTypes),
  /** Its first words, on one line. */
  excerpt: Type.String({ maxLength: memoryLimits.excerptLength + 1 }),
  emotionalWeight: EmotionalWeight,
  /** Messages it was made from, which a shard flies from; empty when the user wrote it. */
  sourceMessageIds: Type.Array(Id),
})
export type CreatedMemory = Static<typeof CreatedMemory>

/**
 * What changed about memories, once it is committed. What is about the user is known to their other
 * companions too: a page of another companion reads its list again as well.
 */
export const memoryChanges = {
  /** In whose talk or on whose page it happened. */
  companionId: Id,
  /** New ones, most important first; no more than a page can show. */
  created: Type.Array(CreatedMemory, { maxItems: memoryLimits.createdShown }),
  /** How many others changed: corrected, superseded, joined, restored, rolled into one. */
  edited: Type.Integer({ minimum: 0 }),
  /** How many are gone, deleted by the user or with the message they came from. */
  deleted: Type.Integer({ minimum: 0 }),
  /** How many this companion knows now: its own and those about the user. */
  total: Type.Integer({ minimum: 0 }),
}

/** From memory to every device of a user, on `subjects.liveUser`. */
export const MemoryFrame = Closed({ kind: Type.Literal('memories-changed'), ...memoryChanges })
export type MemoryFrame = Static<typeof MemoryFrame>
