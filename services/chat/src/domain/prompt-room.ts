/** Of a short prompt, what is remembered and summed up takes these shares at most. */
const shares = { memory: 1 / 6, summary: 1 / 10 } as const

/** How much of a prompt each part may take, in estimated tokens. */
export type PromptRoom = { contextTokens: number; memoryTokens: number; summaryTokens: number }

/**
 * The room of a prompt in estimated tokens: what the model takes without its reply.
 *
 * @param perEstimate tokens of the model for each estimated one
 */
export function promptRoom(
  model: { contextTokens: number; replyTokens: number },
  wished: { memoryTokens: number; summaryTokens: number },
  perEstimate: number,
): PromptRoom {
  const contextTokens = Math.floor((model.contextTokens - model.replyTokens) / perEstimate)
  const atMost = (tokens: number, share: number) =>
    Math.min(tokens, Math.floor(Math.max(0, contextTokens) * share))
  return {
    contextTokens,
    memoryTokens: atMost(wished.memoryTokens, shares.memory),
    summaryTokens: atMost(wished.summaryTokens, shares.summary),
  }
}
