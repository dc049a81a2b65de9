import type { Logger } from '@lumen/runtime/logger'
import type { ChatProvider } from './chat.ts'
import { withOneRetry } from './chat-retry.ts'
import { createLlamaChat } from './llama-chat.ts'
import { createLmStudioChat } from './lm-studio-chat.ts'
import { createOllamaChat } from './ollama-chat.ts'
import { createOpenAiChat } from './openai-chat.ts'
import { createOwnChat } from './own-chat.ts'
import type { ReplyLimits } from './reply-watch.ts'

/** What a server speaks. */
export type ServerKind = 'openai' | 'ollama' | 'lm-studio' | 'llama-server' | 'own'

/** `baseUrl` may end in `/v1` or before it. Servers without keys take any. */
export type ServerAccess = {
  baseUrl: string
  apiKey?: string
  model: string
  /** Of prompt and reply together, as `contextByMemory` says. */
  contextTokens: number
  limits: Omit<ReplyLimits, 'totalMs'>
  log?: Pick<Logger, 'debug' | 'warn'>
}

/** A long answer of a slow processor. */
const localTotalMs = 15 * 60_000

/**
 * Opens a chat model of a server that was accepted, each kind in its own way: thinking off, prompts
 * kept, stages told as far as it knows them. A reply that fails before its first word is tried once more.
 */
export function openChatProvider(kind: ServerKind, access: ServerAccess): ChatProvider {
  return withOneRetry(open(kind, access), access.log && { log: access.log })
}

function open(kind: ServerKind, access: ServerAccess): ChatProvider {
  const { origin } = new URL(access.baseUrl)
  const limits = { ...access.limits, totalMs: localTotalMs }
  const config = { ...access, origin, limits }
  switch (kind) {
    case 'ollama':
      return createOllamaChat({ ...config, baseUrl: origin })
    case 'llama-server':
      return createLlamaChat(config)
    case 'lm-studio':
      return createLmStudioChat(config)
    case 'own':
      return createOwnChat(config)
    case 'openai':
      return createOpenAiChat({
        apiKey: access.apiKey ?? 'local',
        baseUrl: access.baseUrl,
        model: access.model,
        headersTimeoutMs: access.limits.firstTokenMs,
        idleTimeoutMs: access.limits.betweenTokensMs,
        ...(access.log && { log: access.log }),
      })
  }
}
