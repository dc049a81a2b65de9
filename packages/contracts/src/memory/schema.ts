import { Type, type Static } from 'typebox'
import { Closed, FilledText, Id, Timestamp } from '../schema.ts'
import { memoryLimits } from './limits.ts'

/** What a memory is about; `summary` is a day, week or month rolled into one. */
export const memoryTypes = [
  'fact',
  'preference',
  'person',
  'event',
  'plan',
  'emotion',
  'summary',
] as const
export type MemoryType = (typeof memoryTypes)[number]

/** `companion`: known to this companion alone. `user`: about the user, known to all of theirs. */
export const memoryScopes = ['companion', 'user'] as const
export type MemoryScope = (typeof memoryScopes)[number]

export const MemoryContent = FilledText(memoryLimits.contentLength)
export const MemoryTags = Type.Array(FilledText(memoryLimits.tag), {
  maxItems: memoryLimits.tags,
})
export const Importance = Type.Integer({ minimum: 1, maximum: 10 })

const NullableTime = Type.Union([Timestamp, Type.Null()])

export const Memory = Closed(
  {
    id: Id,
    /** Where it was learnt; null when that companion is gone and the memory is the user's. */
    companionId: Type.Union([Id, Type.Null()]),
    memoryType: Type.Enum(memoryTypes),
    scope: Type.Enum(memoryScopes),
    content: Type.String(),
    importance: Importance,
    emotionalWeight: Type.Number({ minimum: -1, maximum: 1 }),
    contextTags: Type.Array(Type.String()),
    /** Ids of memories that belong together with this one. */
    connections: Type.Array(Id),
    accessCount: Type.Integer({ minimum: 0 }),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    pinned: Type.Boolean(),
    /** Messages it was made from; empty when the user wrote it. */
    sourceMessageIds: Type.Array(Id),
    validFrom: Timestamp,
    /** Set once something newer took its place, or its time is over. */
    validTo: NullableTime,
    supersededBy: Type.Union([Id, Type.Null()]),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    deletedAt: NullableTime,
  },
  { $id: 'Memory' },
)
export type Memory = Static<typeof Memory>
