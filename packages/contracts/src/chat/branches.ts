import { Type, type Static, type TSchema } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, Id, Timestamp } from '../schema.ts'

/** Branches of a talk that are not deleted, the first among them. */
export const branchesMost = 50
/** Of what a branch begins with, in characters. */
export const branchBeginning = 120

const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export const TalkBranch = Closed(
  {
    /** Of the first branch of a talk: that of the companion. */
    id: Id,
    /** The branch from which it parts; null: it is the first. */
    parentId: Nullable(Id),
    /** The last message that it shares with that one; null: it shares none, or that one is gone. */
    forkedFrom: Nullable(Id),
    createdAt: Timestamp,
    /** What was said in it alone: how many messages, when last, and how it begins. */
    messages: Type.Integer({ minimum: 0 }),
    lastSpokenAt: Nullable(Timestamp),
    beginning: Type.String(),
    /** It can be restored for 30 days from then on. */
    deletedAt: Nullable(Timestamp),
  },
  { $id: 'TalkBranch' },
)
export type TalkBranch = Static<typeof TalkBranch>

export const TalkBranches = Closed(
  {
    /** Those whose messages are shown: the open one last, before it those that it parts from. */
    shown: Type.Array(Id, { minItems: 1 }),
    /** Oldest first. */
    branches: Type.Array(TalkBranch),
  },
  { $id: 'TalkBranches' },
)
export type TalkBranches = Static<typeof TalkBranches>

const Talk = Type.Object({ companionId: Id })
const BranchOfTalk = Type.Object({ companionId: Id, branchId: Id })
const rate = { max: 60, windowSeconds: 60 }

export const branchOperations = defineOperations({
  'GET /api/messages/:companionId/branches': {
    service: 'chat',
    access: 'user',
    summary: 'The ways in which a conversation went on, oldest first',
    params: Talk,
    replies: { 200: TalkBranches },
  },
  'POST /api/messages/:companionId/branches': {
    service: 'chat',
    access: 'user',
    summary: 'Go on differently after a message, or begin anew; what was said stands aside',
    params: Talk,
    body: Closed({
      /** The last message that stays; absent: none does. */
      after: Type.Optional(Id),
    }),
    replies: { 200: TalkBranches },
    rate,
  },
  'PUT /api/messages/:companionId/branches/:branchId/open': {
    service: 'chat',
    access: 'user',
    summary: 'Go on with another branch; one that was deleted comes back',
    params: BranchOfTalk,
    replies: { 200: TalkBranches },
    rate,
  },
  'DELETE /api/messages/:companionId/branches/:branchId': {
    service: 'chat',
    access: 'user',
    summary: 'Delete a branch that is not open; it can be restored for 30 days',
    params: BranchOfTalk,
    replies: { 200: TalkBranches },
    rate,
  },
  'POST /api/messages/:companionId/branches/:branchId/restore': {
    service: 'chat',
    access: 'user',
    summary: 'Bring a deleted branch back without opening it',
    params: BranchOfTalk,
    replies: { 200: TalkBranches },
    rate,
  },
  'POST /api/messages/:companionId/clear': {
    service: 'chat',
    access: 'user',
    summary: 'Delete the open branch and begin anew; opened again within 30 days, it is back',
    params: Talk,
    replies: {
      200: Closed({
        /** The branch that was open; null: nothing was said in it. */
        cleared: Nullable(Id),
        ...TalkBranches.properties,
      }),
    },
    rate,
  },
  'GET /api/messages/:messageId/branch': {
    service: 'chat',
    access: 'user',
    summary: 'Where a message stands that is not shown',
    params: Type.Object({ messageId: Id }),
    replies: {
      200: Closed({
        companionId: Id,
        /** The branch to open to see it; null: it is shown. */
        branchId: Nullable(Id),
        /** That branch was deleted. */
        deleted: Type.Boolean(),
      }),
    },
  },
})
