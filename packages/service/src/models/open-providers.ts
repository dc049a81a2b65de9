import type { ChatProvider } from '@lumen/ai/chat'
import { withOneRetry } from '@lumen/ai/chat-retry'
import type { AiConfig } from '@lumen/ai/config'
import type { EmbeddingProvider } from '@lumen/ai/embedding'
import { createOpenAiChat } from '@lumen/ai/openai-chat'
import type { OpenAiAccess } from '@lumen/ai/openai-client'
import { createOpenAiEmbedding } from '@lumen/ai/openai-embedding'
import type { Provider } from '@lumen/contracts/models/schema'
import type { Logger } from '@lumen/runtime/logger'

/** What a process has of its own: keys, and the addresses they are for. */
export type AiAccess = Pick<AiConfig, 'chat' | 'embedding' | 'own'>

/** A vector of a model that has to be loaded first takes its time. */
const vectorsMs = 60_000

/** A server that asks for no key takes any. */
const noKey = 'local'

/** The providers that were opened so far; each answers null where this process has no way to it. */
export type OpenProviders = {
  chat(provider: Provider, model: string): ChatProvider | null
  embedding(provider: Provider, model: string): EmbeddingProvider | null
}

/**
 * Opens providers as they are asked for, once each.
 * @param meter what is put around each chat model
 */
export function createOpenProviders(
  ai: AiAccess,
  log: Logger,
  meter: (provider: ChatProvider, providerId: string) => ChatProvider,
): OpenProviders {
  const chats = new Map<string, ChatProvider>()
  const embeddings = new Map<string, EmbeddingProvider>()
  const nameOf = (provider: Provider, model: string) =>
    [provider.id, provider.baseUrl, ...Object.values(provider.limits), model].join(' ')
  return {
    chat(provider, model) {
      const settings = chatSettings(ai, provider, model)
      return (
        settings &&
        once(chats, nameOf(provider, model), () =>
          meter(withOneRetry(createOpenAiChat({ ...settings, log }), { log }), provider.id),
        )
      )
    },
    embedding(provider, model) {
      const settings = embeddingSettings(ai, provider, model)
      return (
        settings &&
        once(embeddings, nameOf(provider, model), () => createOpenAiEmbedding({ ...settings, log }))
      )
    },
  }
}

function once<T>(kept: Map<string, T>, name: string, make: () => T): T {
  const before = kept.get(name)
  if (before !== undefined) return before
  const made = make()
  kept.set(name, made)
  return made
}

function chatSettings(ai: AiAccess, provider: Provider, model: string): AiConfig['chat'] {
  if (provider.id === 'configured') return ai.chat && { ...ai.chat, model }
  const access = accessTo(ai, provider)
  const { firstTokenMs, betweenTokensMs } = provider.limits
  return (
    access && {
      ...access,
      name: provider.kind,
      model,
      headersTimeoutMs: firstTokenMs,
      idleTimeoutMs: betweenTokensMs,
      totalTimeoutMs: Math.max(300_000, firstTokenMs * 2),
    }
  )
}

function embeddingSettings(ai: AiAccess, provider: Provider, model: string): AiConfig['embedding'] {
  if (provider.id === 'configured') return ai.embedding && { ...ai.embedding, model }
  const access = accessTo(ai, provider)
  return access && { ...access, model, timeoutMs: vectorsMs }
}

function accessTo({ own }: AiAccess, { id, baseUrl }: Provider): OpenAiAccess | null {
  if (id === 'own') return own
  return baseUrl === null ? null : { apiKey: noKey, baseUrl }
}
