import type { ModelOffer } from '@lumen/contracts/models/schema'

/** Tokens: of a prompt and its reply together, and of the reply. */
export type Room = { contextTokens: number; replyTokens: number }

export const usualRoom: Room = { contextTokens: 8_000, replyTokens: 800 }

/** Prompts are made by an estimate of their tokens, which may be a little short. */
const counted = 0.85
/** Of a short context, an answer takes a quarter at most. */
const ofContext = 0.25

/** How much of the wished room a model has. */
export function roomOf({ contextTokens }: Pick<ModelOffer, 'contextTokens'>, wished: Room): Room {
  if (contextTokens === null) return wished
  const all = Math.min(wished.contextTokens, Math.floor(contextTokens * counted))
  return {
    contextTokens: all,
    replyTokens: Math.min(wished.replyTokens, Math.floor(all * ofContext)),
  }
}
