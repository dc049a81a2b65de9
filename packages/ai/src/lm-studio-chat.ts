import type { ChatPrompt, ChatProvider } from './chat.ts'
import { asOpenAi, askServer, messagesOf, within, type LocalServer } from './local-server.ts'
import { createOpenAiChat } from './openai-chat.ts'
import { isRecord } from './record.ts'

const stateWithinMs = 1_000

/** LM Studio: it loads a model when it is asked for, and says beside the reply whether it has. */
export function createLmStudioChat(server: LocalServer): ChatProvider {
  const { model } = server
  const statePath = `/api/v0/models/${model.split('/').map(encodeURIComponent).join('/')}`
  return {
    ...createOpenAiChat({
      ...asOpenAi(server, 'lm-studio'),
      reasoningEffort: 'none',
      async isLoaded(signal) {
        const limited = within({ turns: [], signal }, stateWithinMs)
        const answer = await askServer(server, statePath, { signal: limited })
        const state = isRecord(answer) ? answer['state'] : undefined
        return state === undefined ? null : state === 'loaded'
      },
    }),
    async warm(prompt: ChatPrompt) {
      // It keeps what it has read, and reads nothing without writing a word.
      const body = { model, messages: messagesOf(prompt), max_tokens: 1, reasoning_effort: 'none' }
      const signal = within(prompt, server.limits.totalMs)
      await askServer(server, '/v1/chat/completions', { body, signal })
    },
  }
}
