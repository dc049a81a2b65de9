import type { ChatPrompt, ChatProvider } from './chat.ts'
import { asOpenAi, askServer, messagesOf, within, type LocalServer } from './local-server.ts'
import { ModelFailure } from './model-failure.ts'
import { createOpenAiChat } from './openai-chat.ts'
import { isRecord } from './record.ts'

/** Templates that can think are told not to; what was read is kept for the next turn. */
const extras = { cache_prompt: true, chat_template_kwargs: { enable_thinking: false } } as const
const countWithinMs = 2_000

/** llama.cpp's `llama-server`: it says how far it has read a prompt, reads one ahead, and counts tokens. */
export function createLlamaChat(server: LocalServer): ChatProvider {
  const { model } = server
  return {
    ...createOpenAiChat({
      ...asOpenAi(server, 'llama-server'),
      extras: { ...extras, return_progress: true },
      waitsForLoading: true,
    }),
    async warm(prompt: ChatPrompt) {
      const body = { model, messages: messagesOf(prompt), max_tokens: 0, n_predict: 0, ...extras }
      const signal = within(prompt, server.limits.totalMs)
      await askServer(server, '/v1/chat/completions', { body, signal })
    },
    async countTokens(prompt: ChatPrompt) {
      const signal = within(prompt, countWithinMs)
      const { enable_thinking } = extras.chat_template_kwargs
      const rendered = await askServer(server, '/apply-template', {
        body: { messages: messagesOf(prompt), chat_template_kwargs: { enable_thinking } },
        signal,
      })
      const content = isRecord(rendered) ? rendered['prompt'] : undefined
      const counted = await askServer(server, '/tokenize', {
        body: { content, add_special: true, parse_special: true },
        signal,
      })
      const tokens = isRecord(counted) ? counted['tokens'] : undefined
      if (!Array.isArray(tokens)) throw new ModelFailure('malformed', 'no tokens were counted')
      return tokens.length
    },
  }
}
