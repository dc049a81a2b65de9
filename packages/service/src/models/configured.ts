import type { AiConfig } from '@lumen/ai/config'
import { isInternal } from '@lumen/ai/internal-host'
import { isOfficial, OPENAI_BASE_URL } from '@lumen/ai/openai-client'
import type { ModelsState, Provider } from '@lumen/contracts/models/schema'

type Configured = Pick<AiConfig, 'chat' | 'embedding'>

/** As long as its adapter waits when the configuration says nothing. */
const usualPatience = { firstTokenMs: 30_000, betweenTokensMs: 30_000 }

/** The server of the configuration (`OPENAI_*`) as a provider; null: there is none. */
export function configuredProvider({ chat, embedding }: Configured): Provider | null {
  if (chat === null && embedding === null) return null
  const baseUrl = (chat ?? embedding)?.baseUrl ?? OPENAI_BASE_URL
  return {
    id: 'configured',
    kind: 'openai',
    name: isOfficial(baseUrl) ? 'OpenAI' : 'OpenAI API',
    baseUrl: null,
    local: isInternal(new URL(baseUrl).hostname),
    // Nobody pays for being asked whether it is there: a reply finds out.
    state: 'ready',
    model: chat?.model ?? null,
    offers:
      chat === null
        ? []
        : [
            {
              name: chat.model,
              title: chat.model,
              contextTokens: null,
              sees: chat.sees ?? false,
              family: null,
            },
          ],
    embedding: embedding?.model ?? null,
    limits: {
      firstTokenMs: chat?.headersTimeoutMs ?? usualPatience.firstTokenMs,
      betweenTokensMs: chat?.idleTimeoutMs ?? usualPatience.betweenTokensMs,
    },
  }
}

/** What is known without asking anybody. */
export function configuredState(ai: Configured): ModelsState {
  const provider = configuredProvider(ai)
  const { id: providerId, kind, model, embedding } = provider ?? {}
  return {
    revision: 0,
    answering:
      providerId && kind && model
        ? { providerId, kind, model, why: 'configured', chosen: false }
        : null,
    embedding: providerId && embedding ? { providerId, model: embedding } : null,
    providers: provider === null ? [] : [provider],
  }
}
