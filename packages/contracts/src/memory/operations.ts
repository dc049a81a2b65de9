import { Type, type TProperties } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, FilledText, Id, Success } from '../schema.ts'
import { memoryLimits } from './limits.ts'
import { Growth } from './growth.ts'
import { Upcoming } from './upcoming.ts'
import {
  ChatMemory,
  EmotionalIntelligence,
  EmotionalWeight,
  Importance,
  Memory,
  MemoryAnalysis,
  MemoryContent,
  memoryScopes,
  MemoryTags,
  memoryTypes,
  SaidPage,
} from './schema.ts'

const CompanionParams = Type.Object({ companionId: Id })
const MemoryParams = Type.Object({ companionId: Id, memoryId: Id })
const UserParams = Type.Object({ userId: Id })
const optional = <P extends TProperties>(properties: P) => Type.Partial(Type.Object(properties))

/** What an owner may change of a memory. */
const changes = {
  content: MemoryContent,
  memoryType: Type.Enum(memoryTypes),
  scope: Type.Enum(memoryScopes),
  importance: Importance,
  emotionalWeight: EmotionalWeight,
  contextTags: MemoryTags,
  pinned: Type.Boolean(),
}
const MemoryChange = Closed(optional(changes).properties, { minProperties: 1 })

export const memoryOperations = defineOperations({
  'GET /api/growth/:companionId': {
    service: 'memory',
    access: 'user',
    summary: 'What the level of a relationship is counted from, and what was reached when',
    params: CompanionParams,
    replies: { 200: Growth },
  },
  'GET /api/upcoming': {
    service: 'memory',
    access: 'user',
    summary:
      'What comes up in the next seven days: plans and birthdays that were told, the next first',
    query: Closed({ timeZone: Type.String({ minLength: 1, maxLength: 64 }) }),
    replies: { 200: Type.Array(Upcoming) },
  },
  'GET /api/memories/:companionId': {
    service: 'memory',
    access: 'user',
    summary: 'What a companion knows, newest first: its own memories and those about the user',
    params: CompanionParams,
    query: Closed({
      type: Type.Optional(Type.Enum(memoryTypes)),
      query: Type.Optional(FilledText(memoryLimits.searchLength)),
      includeSuperseded: Type.Optional(Type.Boolean()),
      deleted: Type.Optional(
        Type.Boolean({ description: 'Only deleted ones that can still be restored' }),
      ),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: memoryLimits.pageSize })),
      cursor: Type.Optional(
        Type.String({ format: 'uuid', description: 'Only what is older than this memory' }),
      ),
    }),
    replies: { 200: Type.Array(Memory) },
  },
  'GET /api/memories/:companionId/analysis': {
    service: 'memory',
    access: 'user',
    summary: 'Figures about what a companion knows',
    params: CompanionParams,
    replies: { 200: MemoryAnalysis },
  },
  'POST /api/memories/:companionId': {
    service: 'memory',
    access: 'user',
    summary: 'Write a memory oneself',
    params: CompanionParams,
    body: Closed(
      {
        content: MemoryContent,
        memoryType: Type.Enum(memoryTypes),
        scope: Type.Optional(Type.Enum(memoryScopes)),
        importance: Type.Optional(Importance),
        emotionalWeight: Type.Optional(EmotionalWeight),
        contextTags: Type.Optional(MemoryTags),
        pinned: Type.Optional(Type.Boolean()),
      },
      { examples: [{ content: 'Plays the tuba at weekends.', memoryType: 'fact', importance: 7 }] },
    ),
    replies: { 201: Memory },
    rate: { max: 60, windowSeconds: 60 },
  },
  'POST /api/memories/:companionId/bulk': {
    service: 'memory',
    access: 'user',
    summary: 'Change or delete several memories together; unknown ones are left out',
    params: CompanionParams,
    body: Closed({
      ids: Type.Array(Id, { minItems: 1, maxItems: memoryLimits.bulk, uniqueItems: true }),
      delete: Type.Optional(Type.Literal(true)),
      change: Type.Optional(MemoryChange),
    }),
    replies: { 200: Closed({ changed: Type.Array(Memory) }) },
    rate: { max: 60, windowSeconds: 60 },
  },
  'GET /api/memories/:companionId/:memoryId': {
    service: 'memory',
    access: 'user',
    summary: 'One memory that a companion knows: what stands, was superseded or can be restored',
    params: MemoryParams,
    replies: { 200: Memory },
  },
  'PATCH /api/memories/:companionId/:memoryId': {
    service: 'memory',
    access: 'user',
    summary: 'Correct a memory, pin it, or say who knows it',
    params: MemoryParams,
    body: MemoryChange,
    replies: { 200: Memory },
  },
  'DELETE /api/memories/:companionId/:memoryId': {
    service: 'memory',
    access: 'user',
    summary: 'Forget a memory; it can be restored for 30 days and is never derived again',
    params: MemoryParams,
    replies: { 200: Success },
  },
  'POST /api/memories/:companionId/:memoryId/restore': {
    service: 'memory',
    access: 'user',
    summary: 'Bring a forgotten memory back',
    params: MemoryParams,
    replies: { 200: Memory },
  },
  'GET /api/chat-memories/:userId': {
    service: 'memory',
    access: 'user',
    summary: 'Newest memories over all companions, with importance from 0 to 1',
    params: UserParams,
    query: Closed({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: memoryLimits.pageSize })),
    }),
    replies: { 200: Type.Array(ChatMemory) },
  },
  'GET /api/emotional-intelligence/:userId': {
    service: 'memory',
    access: 'user',
    summary: 'Mood, insights and relationships of a user, from what is shared with companions',
    params: UserParams,
    replies: { 200: EmotionalIntelligence },
  },
  'GET /api/said': {
    service: 'memory',
    access: 'user',
    summary: 'Messages of one’s talks that hold all of some words, newest first',
    query: Closed({
      words: FilledText(memoryLimits.saidWords),
      companionId: Type.Optional(Id),
      before: Type.Optional(
        Type.String({ format: 'uuid', description: 'Only what is older than this message' }),
      ),
    }),
    replies: { 200: SaidPage },
    rate: { max: 120, windowSeconds: 60 },
  },
})
