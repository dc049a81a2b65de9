import type { ChatPrompt, ChatProvider } from './chat.ts'
import { asOpenAi, askServer, messagesOf, within, type LocalServer } from './local-server.ts'
import { ModelFailure } from './model-failure.ts'
import { createOpenAiChat } from './openai-chat.ts'
import { isRecord } from './record.ts'

const countWithinMs = 2_000

/** The model that this installation runs itself: it tells its stages, reads ahead, and counts tokens. */
export function createOwnChat(server: LocalServer): ChatProvider {
  const { model } = server
  return {
    ...createOpenAiChat({
      ...asOpenAi(server, 'own'),
      headers: { 'X-Lumen-Stages': '1' },
    }),
    async warm(prompt: ChatPrompt) {
      const body = { model, messages: messagesOf(prompt), max_tokens: 0 }
      const signal = within(prompt, server.limits.totalMs)
      await askServer(server, '/v1/chat/completions', { body, signal })
    },
    async countTokens(prompt: ChatPrompt) {
      const counted = await askServer(server, '/v1/tokenize', {
        body: { messages: messagesOf(prompt) },
        signal: within(prompt, countWithinMs),
      })
      const tokens = isRecord(counted) ? counted['tokens'] : undefined
      if (typeof tokens !== 'number') throw new ModelFailure('malformed', 'no tokens were counted')
      return tokens
    },
  }
}
