import { Type, type Static } from 'typebox'
import { Closed, FilledText, Id, Timestamp } from '../schema.ts'
import { memoryLimits } from './limits.ts'

/**
 * What a memory is about; `summary` is a day, week or month rolled into one, `reflection` what changed
 * for the user in a talk.
 */
export const memoryTypes = [
  'fact',
  'preference',
  'person',
  'event',
  'plan',
  'emotion',
  'summary',
  'reflection',
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

export const EmotionalWeight = Type.Number({ minimum: -1, maximum: 1 })

const NullableTime = Type.Union([Timestamp, Type.Null()])

const Share = Type.Number({ minimum: 0, maximum: 1 })

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
    /** How much of it is left: it fades with time, rises with use; pins never fade. */
    strength: Share,
    pinned: Type.Boolean(),
    /** The words that told it last, and when; null when no message did. */
    quote: Type.Union([Closed({ text: Type.String(), saidAt: Timestamp }), Type.Null()]),
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

export const MemoryAnalysis = Closed(
  {
    /** Memories that stand: not superseded, not deleted. */
    totalMemories: Type.Integer({ minimum: 0 }),
    /** Mean feeling of the last 30 days, by importance and strength; as the dashboard shows it. */
    averageEmotionalWeight: EmotionalWeight,
    /** Kinds by how many there are, most first. */
    topCategories: Type.Array(
      Closed({ category: Type.Enum(memoryTypes), count: Type.Integer({ minimum: 1 }) }),
    ),
    /** Mean strength, 0 to 1: it fades with time, rises with use; pins never fade. */
    memoryStrength: Share,
    /** The same of each day on which memories were told, oldest first, at most 90 days. */
    emotionalJourney: Type.Array(
      Closed({
        date: Type.String({ format: 'date' }),
        emotionalWeight: EmotionalWeight,
        count: Type.Integer({ minimum: 1 }),
      }),
    ),
  },
  { $id: 'MemoryAnalysis' },
)
export type MemoryAnalysis = Static<typeof MemoryAnalysis>

/** A memory as the dashboard shows it. */
export const ChatMemory = Closed(
  {
    id: Id,
    companionId: Type.Union([Id, Type.Null()]),
    /** Who it comes from: what the user told or wrote, or what the companion rolled into one. */
    role: Type.Enum(['user', 'companion']),
    /** null when that companion is gone, or chat does not answer. */
    companionName: Type.Union([Type.String(), Type.Null()]),
    timestamp: Timestamp,
    content: Type.String(),
    memoryType: Type.Enum(memoryTypes),
    importance: Share,
    emotionalWeight: EmotionalWeight,
  },
  { $id: 'ChatMemory' },
)
export type ChatMemory = Static<typeof ChatMemory>

/** Moods of a user; `analyzing` until there is enough to tell. */
export const emotionalStates = [
  'radiant',
  'joyful',
  'harmonious',
  'reflective',
  'analyzing',
] as const
export const insightTypes = ['mood', 'bond', 'rhythm', 'growth'] as const

export const EmotionalIntelligence = Closed(
  {
    hasCompanions: Type.Boolean(),
    memoryCount: Type.Integer({ minimum: 0 }),
    /** Percent. */
    overallGrowthScore: Type.Number({ minimum: 0, maximum: 100 }),
    emotionalAnalysis: Closed({
      currentState: Type.Enum(emotionalStates),
      emotionalBalance: EmotionalWeight,
      /** null: nothing was said yet. */
      lastInteractionHours: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
      totalMemories: Type.Integer({ minimum: 0 }),
      averageImportance: Share,
      interactionFrequency: Type.Enum(['active', 'moderate', 'light']),
    }),
    insights: Type.Array(
      Closed({
        type: Type.Enum(insightTypes),
        title: Type.String(),
        description: Type.String(),
        strength: Share,
        recommendation: Type.String(),
        gradient: Type.String(),
        icon: Type.Enum(['crystal', 'sun', 'heart-pulse', 'star', 'flame']),
      }),
    ),
    companionAnalysis: Type.Array(
      Closed({
        companionId: Id,
        /** null: chat does not answer just now. */
        name: Type.Union([Type.String(), Type.Null()]),
        avatar: Type.Union([Type.String(), Type.Null()]),
        relationshipLevel: Type.Integer({ minimum: 1, maximum: 10 }),
        connectionStrength: Share,
        memoryCount: Type.Integer({ minimum: 0 }),
        /** This week against the one before, −1 to 1; null: there was nothing, or no whole week, before. */
        growthTrend: Type.Union([Type.Number({ minimum: -1, maximum: 1 }), Type.Null()]),
      }),
    ),
  },
  { $id: 'EmotionalIntelligence' },
)
export type EmotionalIntelligence = Static<typeof EmotionalIntelligence>

/** A message that holds what was looked for. */
export const SaidMessage = Closed({
  messageId: Id,
  companionId: Id,
  isFromUser: Type.Boolean(),
  saidAt: Timestamp,
  excerpt: Type.String(),
  /** Where the words stand in the excerpt, as UTF-16 offsets; none where only their form is alike. */
  marks: Type.Array(Closed({ from: Type.Integer(), to: Type.Integer() })),
})
export type SaidMessage = Static<typeof SaidMessage>

export const SaidPage = Closed({
  found: Type.Array(SaidMessage),
  /** What to ask with as `before` for older ones; null: there are none. A page may be empty before that. */
  next: Type.Union([Id, Type.Null()]),
})
export type SaidPage = Static<typeof SaidPage>
