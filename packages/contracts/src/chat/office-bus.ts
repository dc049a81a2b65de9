import { Type, type Static } from 'typebox'
import { defineRequests } from '../bus.ts'
import { officeLimits } from '../admin/limits.ts'
import { Closed, Id, Timestamp } from '../schema.ts'
import { messageTypes } from './schema.ts'
import type { careKinds } from './care-kinds.ts'

export const ListedCompanion = Closed({
  id: Id,
  userId: Id,
  createdAt: Timestamp,
  hidden: Type.Boolean(),
  /** What its owner wrote. */
  messages: Type.Integer({ minimum: 0 }),
  /** UTC; null: nobody wrote yet. */
  lastWrittenOn: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
})
export type ListedCompanion = Static<typeof ListedCompanion>

/** A conversation without a word of it: not even what the companion is called. */
export const ListedTalk = Closed({
  companionId: Id,
  createdAt: Timestamp,
  messages: Type.Integer({ minimum: 0 }),
  lastWrittenAt: Type.Union([Timestamp, Type.Null()]),
  /** Its owner deleted it; it can still be restored. */
  hidden: Type.Boolean(),
})
export type ListedTalk = Static<typeof ListedTalk>

/** A message as whoever was let in reads it. */
export const ReadMessage = Closed({
  id: Id,
  position: Type.String(),
  isFromUser: Type.Boolean(),
  messageType: Type.Enum(messageTypes),
  content: Type.String(),
  createdAt: Timestamp,
})
export type ReadMessage = Static<typeof ReadMessage>

/**
 * What the back office asks of talks: that they are there, and what was said in one alone while an
 * access to it stands, which its owner is told of.
 */
export type CareKind = (typeof careKinds)[number]

/** How often help lines were shown in a month; of whom, is not kept. */
export const CareCounts = Closed(
  {
    month: Type.String({ pattern: '^\\d{4}-\\d{2}$', description: 'UTC' }),
    direct: Type.Integer({ minimum: 0 }),
    indirect: Type.Integer({ minimum: 0 }),
    third_party: Type.Integer({ minimum: 0 }),
  },
  { $id: 'CareCounts' },
)
export type CareCounts = Static<typeof CareCounts>

export const chatOfficeRequests = defineRequests({
  'chat.count-care': {
    summary: 'How often help lines were shown, by month, newest first, without anybody’s name',
    callers: ['admin'],
    input: Closed({ months: Type.Integer({ minimum: 1, maximum: 60 }) }),
    output: Closed({ months: Type.Array(CareCounts) }),
    timeoutMs: 3_000,
  },
  'chat.list-all-companions': {
    summary:
      'Page by page all companions, those that are hidden too, with the last day they were written to',
    callers: ['admin'],
    input: Closed({
      /** Only companions with a greater id; null: from the first. */
      after: Type.Union([Id, Type.Null()]),
      limit: Type.Integer({ minimum: 1, maximum: 500 }),
    }),
    output: Closed({
      companions: Type.Array(ListedCompanion),
    }),
    timeoutMs: 10_000,
  },
  'chat.list-talks': {
    summary: 'The conversations of a user, without what was said in them',
    callers: ['admin'],
    input: Closed({ userId: Id }),
    output: Closed({ talks: Type.Array(ListedTalk) }),
    timeoutMs: 3_000,
  },
  'chat.open-talk': {
    summary: 'Let one administrator read one conversation for a while; once for its id',
    callers: ['admin'],
    input: Closed({ id: Id, userId: Id, companionId: Id, actor: Id, expiresAt: Timestamp }),
    output: Closed({ outcome: Type.Enum(['opened', 'unknown']) }),
    timeoutMs: 2_000,
  },
  'chat.read-talk': {
    summary: 'A page of a conversation, newest first, for whom it was opened and while it is',
    callers: ['admin'],
    input: Closed({
      accessId: Id,
      actor: Id,
      /** Only messages before this position; null: the newest. */
      before: Type.Union([Type.String({ pattern: '^[0-9]{1,18}$' }), Type.Null()]),
      limit: Type.Integer({ minimum: 1, maximum: officeLimits.page }),
    }),
    output: Type.Union([
      Closed({ outcome: Type.Literal('read'), messages: Type.Array(ReadMessage) }),
      Closed({ outcome: Type.Literal('closed') }),
    ]),
    timeoutMs: 3_000,
  },
  'chat.close-talk': {
    summary: 'End an access before its time',
    callers: ['admin'],
    input: Closed({ accessId: Id }),
    output: Closed({}),
    timeoutMs: 2_000,
  },
})
