import type { ChatProvider } from '@lumen/ai/chat'
import { withOneRetry } from '@lumen/ai/chat-retry'
import type { AiConfig } from '@lumen/ai/config'
import type { EmbeddingProvider } from '@lumen/ai/embedding'
import { contextByMemory } from '@lumen/ai/context-by-memory'
import { createOpenAiChat } from '@lumen/ai/openai-chat'
import { openChatProvider } from '@lumen/ai/open-chat-provider'
import type { OpenAiAccess } from '@lumen/ai/openai-client'
import { createOpenAiEmbedding } from '@lumen/ai/openai-embedding'
import type { Provider } from '@lumen/contracts/models/schema'
import type { Logger } from '@lumen/runtime/logger'

/** What a process has of its own: keys, and the addresses they are for. */
export type AiAccess = Pick<AiConfig, 'chat' | 'embedding' | 'own'>

/** A server that asks for no key takes any. */
const noKey = 'local'

/** The providers that were opened so far; each answers null where this process has no way to it. */
export type OpenProviders = {
  chat(provider: Provider, model: string): ChatProvider | null
  embedding(provider: Provider, model: string): EmbeddingProvider | null
}

/** What is put around each model. */
export type Meters = {
  chat(provider: ChatProvider, providerId: string): ChatProvider
  embedding(provider: EmbeddingProvider, providerId: string): EmbeddingProvider
}

/** Opens providers as they are asked for, once each. */
export function createOpenProviders(ai: AiAccess, log: Logger, meters: Meters): OpenProviders {
  const chats = new Map<string, ChatProvider>()
  const embeddings = new Map<string, EmbeddingProvider>()
  const nameOf = (provider: Provider, model: string) =>
    [provider.id, provider.baseUrl, ...Object.values(provider.limits), model].join(' ')
  return {
    chat(provider, model) {
      const open = chatOpener(ai, provider, model, log)
      return open && once(chats, nameOf(provider, model), () => meters.chat(open(), provider.id))
    },
    embedding(provider, model) {
      const settings = embeddingSettings(ai, provider, model)
      return (
        settings &&
        once(embeddings, nameOf(provider, model), () =>
          meters.embedding(createOpenAiEmbedding({ ...settings, log }), provider.id),
        )
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

/** How a chat model is opened; null: this process has no way to it. */
function chatOpener(
  ai: AiAccess,
  provider: Provider,
  model: string,
  log: Logger,
): (() => ChatProvider) | null {
  if (provider.id === 'configured') {
    const { chat } = ai
    return chat && (() => withOneRetry(createOpenAiChat({ ...chat, model, log }), { log }))
  }
  const access = accessTo(ai, provider)
  if (access?.baseUrl === undefined) return null
  const { kind, limits, offers } = provider
  const { apiKey, baseUrl } = access
  const offered = offers.find(({ name }) => name === model)?.contextTokens ?? null
  const contextTokens = contextByMemory(offered, baseUrl)
  return () => openChatProvider(kind, { apiKey, baseUrl, model, contextTokens, limits, log })
}

function embeddingSettings(ai: AiAccess, provider: Provider, model: string): AiConfig['embedding'] {
  if (provider.id === 'configured') return ai.embedding && { ...ai.embedding, model }
  const access = accessTo(ai, provider)
  // Its model, too, may have to be loaded first.
  return access && { ...access, model, timeoutMs: provider.limits.firstTokenMs }
}

function accessTo({ own }: AiAccess, { id, baseUrl }: Provider): OpenAiAccess | null {
  if (id === 'own') return own
  return baseUrl === null ? null : { apiKey: noKey, baseUrl }
}
