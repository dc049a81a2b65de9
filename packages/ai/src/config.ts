import { ConfigError } from '@lumen/runtime/config'
import { createReader, type Reader } from './config-reader.ts'
import { seesByName } from './model-sees.ts'
import type { OpenAiChatConfig } from './openai-chat.ts'
import { isOfficial, OPENAI_BASE_URL, type OpenAiAccess } from './openai-client.ts'
import type { OpenAiEmbeddingConfig } from './openai-embedding.ts'
import type { OpenAiModerationConfig } from './openai-moderation.ts'
import type { ReasoningEffort } from './openai-parameters.ts'

/** The smallest current model of OpenAI that takes `chat.completions` (November 2026). */
export const DEFAULT_CHAT_MODEL = 'gpt-6-luna'
export const DEFAULT_MODERATION_MODEL = 'omni-moderation-latest'
export const DEFAULT_EMBEDDING_MODEL = 'text-embedding-3-small'
/** Of OpenAI's own model: a third of its full length loses little and costs a third of the room. */
const DEFAULT_DIMENSIONS = 512

const EFFORTS = [
  'none',
  'minimal',
  'low',
  'medium',
  'high',
  'xhigh',
  'max',
] as const satisfies readonly ReasoningEffort[]

/** What each capability needs to be created; null where it is not configured. */
export type AiConfig = {
  /** `sees`: it takes pictures. */
  chat: (Omit<OpenAiChatConfig, 'log'> & { sees?: true }) | null
  moderation: Omit<OpenAiModerationConfig, 'log'> | null
  embedding: Omit<OpenAiEmbeddingConfig, 'log'> | null
  /** Where a model of this machine answers, whether or not one runs by now. */
  own: Required<OpenAiAccess> | null
}

/**
 * Reads the `OPENAI_*` and `LUMEN_OWN_MODEL_*` variables (README.md lists them). Without `OPENAI_API_KEY` chat is null; an
 * empty variable counts as not set. Moderation and embedding are on by default only with OpenAI
 * itself, because other servers rarely have them.
 * @throws ConfigError naming every problem
 */
export function readAiConfig(env: Readonly<Record<string, string | undefined>>): AiConfig {
  const problems: string[] = []
  const read = createReader(env, problems)

  const apiKey = read.key('OPENAI_API_KEY')
  const givenUrl = read.url('OPENAI_BASE_URL')
  if (givenUrl !== null && read.text('OPENAI_API_KEY') === null) {
    problems.push(
      'OPENAI_BASE_URL is set but OPENAI_API_KEY is empty (a server without keys takes any, such as "local")',
    )
  }
  const baseUrl = givenUrl ?? OPENAI_BASE_URL
  const effort =
    read.choice('OPENAI_REASONING_EFFORT', EFFORTS) ?? (isOfficial(baseUrl) ? 'none' : null)
  const headersTimeoutMs = read.milliseconds('OPENAI_HEADERS_TIMEOUT_MS')
  const idleTimeoutMs = read.milliseconds('OPENAI_IDLE_TIMEOUT_MS')
  const chatModel = read.text('OPENAI_CHAT_MODEL') ?? DEFAULT_CHAT_MODEL
  const vision = read.choice('OPENAI_CHAT_VISION', ['on', 'off'])
  const sees = vision === null ? seesByName(chatModel) : vision === 'on'
  const moderation = readModeration(read, problems, { apiKey, baseUrl })
  const embedding = readEmbedding(read, problems, { apiKey, baseUrl })
  const ownUrl = read.url('LUMEN_OWN_MODEL_URL')
  const ownKey = read.key('LUMEN_OWN_MODEL_KEY')
  if (ownUrl !== null && ownKey === null && read.text('LUMEN_OWN_MODEL_KEY') === null)
    problems.push('LUMEN_OWN_MODEL_URL is set but LUMEN_OWN_MODEL_KEY is empty')
  if (problems.length > 0) throw new ConfigError(problems)

  const chat = apiKey === null ? null : { apiKey, baseUrl, model: chatModel }
  return {
    chat: chat && {
      ...chat,
      ...(sees && { sees }),
      ...(effort === null ? {} : { reasoningEffort: effort }),
      ...(headersTimeoutMs === null ? {} : { headersTimeoutMs }),
      ...(idleTimeoutMs === null ? {} : { idleTimeoutMs }),
    },
    moderation,
    embedding,
    own: ownUrl === null || ownKey === null ? null : { baseUrl: ownUrl, apiKey: ownKey },
  }
}

function readModeration(
  read: Reader,
  problems: string[],
  chat: { apiKey: string | null; baseUrl: string },
): AiConfig['moderation'] {
  const named = read.text('OPENAI_MODERATION_MODEL')
  const givenUrl = read.url('OPENAI_MODERATION_BASE_URL')
  const ownKey = read.key('OPENAI_MODERATION_API_KEY')
  const timeoutMs = read.milliseconds('OPENAI_MODERATION_TIMEOUT_MS')
  const baseUrl = givenUrl ?? chat.baseUrl
  if (named === 'off') return null
  if (named === null && !isOfficial(baseUrl)) {
    if (givenUrl !== null) {
      problems.push('OPENAI_MODERATION_MODEL must name a model of OPENAI_MODERATION_BASE_URL')
    }
    return null
  }
  // A key belongs to one server; sending it to another would give it away.
  const sameServer = new URL(baseUrl).origin === new URL(chat.baseUrl).origin
  const apiKey = ownKey ?? (sameServer ? chat.apiKey : null)
  if (apiKey === null) {
    if (givenUrl !== null && read.text('OPENAI_MODERATION_API_KEY') === null) {
      problems.push('OPENAI_MODERATION_BASE_URL is set but OPENAI_MODERATION_API_KEY is empty')
    }
    return null
  }
  const model = named ?? DEFAULT_MODERATION_MODEL
  return { apiKey, baseUrl, model, ...(timeoutMs === null ? {} : { timeoutMs }) }
}

function readEmbedding(
  read: Reader,
  problems: string[],
  chat: { apiKey: string | null; baseUrl: string },
): AiConfig['embedding'] {
  const named = read.text('OPENAI_EMBEDDING_MODEL')
  const givenUrl = read.url('OPENAI_EMBEDDING_BASE_URL')
  const ownKey = read.key('OPENAI_EMBEDDING_API_KEY')
  const timeoutMs = read.milliseconds('OPENAI_EMBEDDING_TIMEOUT_MS')
  const given = read.count('OPENAI_EMBEDDING_DIMENSIONS', 8, 8_192)
  const baseUrl = givenUrl ?? chat.baseUrl
  if (named === 'off') return null
  if (named === null && !isOfficial(baseUrl)) {
    if (givenUrl !== null) {
      problems.push('OPENAI_EMBEDDING_MODEL must name a model of OPENAI_EMBEDDING_BASE_URL')
    }
    return null
  }
  const sameServer = new URL(baseUrl).origin === new URL(chat.baseUrl).origin
  const apiKey = ownKey ?? (sameServer ? chat.apiKey : null)
  if (apiKey === null) {
    if (givenUrl !== null && read.text('OPENAI_EMBEDDING_API_KEY') === null) {
      problems.push('OPENAI_EMBEDDING_BASE_URL is set but OPENAI_EMBEDDING_API_KEY is empty')
    }
    return null
  }
  const dimensions = given ?? (named === null ? DEFAULT_DIMENSIONS : null)
  return {
    apiKey,
    baseUrl,
    model: named ?? DEFAULT_EMBEDDING_MODEL,
    ...(dimensions === null ? {} : { dimensions }),
    ...(timeoutMs === null ? {} : { timeoutMs }),
  }
}
