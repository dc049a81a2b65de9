import type { Memory } from '@lumen/contracts/memory/schema'
import { strengthOf } from '../domain/strength.ts'
import { isLevelTag } from '../domain/summarize.ts'
import type { StoredMemory } from '../store/memories.ts'

/** Four bytes in the database: 0.3 comes back as 0.30000001192092896. */
export const rounded = (value: number): number => Math.round(value * 1e4) / 1e4

/** A memory as clients see it at a moment. */
export const presentMemory = (memory: StoredMemory, now: Date): Memory => ({
  id: memory.id,
  companionId: memory.companionId,
  memoryType: memory.type,
  scope: memory.scope,
  content: memory.content,
  importance: memory.importance,
  emotionalWeight: rounded(memory.emotionalWeight),
  contextTags: memory.contextTags.filter((tag) => !isLevelTag(tag)),
  connections: memory.connections,
  accessCount: memory.accessCount,
  confidence: rounded(memory.confidence),
  strength: rounded(strengthOf(memory, now)),
  pinned: memory.pinned,
  sourceMessageIds: memory.sourceMessageIds,
  validFrom: memory.validFrom.toISOString(),
  validTo: memory.validTo?.toISOString() ?? null,
  supersededBy: memory.supersededBy,
  createdAt: memory.createdAt.toISOString(),
  updatedAt: memory.updatedAt.toISOString(),
  deletedAt: memory.deletedAt?.toISOString() ?? null,
})
