import { Type, type Static } from 'typebox'
import { defineRequests } from '../bus.ts'
import { Closed, Id } from '../schema.ts'

/** What one deletion hides of what was said until then: places, and keyed hashes of words. */
const ForgottenMask = Closed({
  /** Where it holds; null: with every companion. */
  companionId: Type.Union([Id, Type.Null()]),
  /** In milliseconds since 1970. */
  until: Type.Integer(),
  spans: Type.Array(
    Closed({
      messageId: Id,
      version: Type.Integer(),
      start: Type.Integer(),
      end: Type.Integer(),
    }),
  ),
  tokens: Type.Array(Type.Integer()),
  echoes: Type.Array(Type.Integer()),
  longest: Type.Integer(),
  /** Version of the analyser that its words were hashed by; absent in what was kept before it was told: 1. */
  analyser: Type.Optional(Type.Integer()),
})
/** All that a user's deletions hide; who holds it can test a text and learns no word from it. */
const ForgottenMasks = Closed({
  /** Changes with whatever it holds. */
  version: Type.String(),
  /** Key of the hashes, base64. */
  key: Type.String(),
  masks: Type.Array(ForgottenMask),
})
export type ForgottenMasks = Static<typeof ForgottenMasks>

export const maskRequests = defineRequests({
  'memory.read-masks': {
    summary: 'What of their talks a user has forgotten; null: the same as the asker knows',
    callers: ['chat'],
    input: Closed({
      userId: Id,
      /** Version that the asker holds. */
      known: Type.Union([Type.String(), Type.Null()]),
    }),
    output: Closed({ masks: Type.Union([ForgottenMasks, Type.Null()]) }),
    timeoutMs: 300,
  },
})
