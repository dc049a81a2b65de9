import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@lumen/runtime/logger'
import type OpenAI from 'openai'
import { abortOnReturn } from './abort-on-return.ts'
import type { ChatProvider, ChatRequest, ChatStage } from './chat.ts'
import { readChunk } from './completion-chunk.ts'
import { loggedReply } from './logged-reply.ts'
import { isOfficial, loadOpenAi, OPENAI_BASE_URL } from './openai-client.ts'
import type { OpenAiAccess } from './openai-client.ts'
import { hasStatus, readFault } from './openai-fault.ts'
import { createParameters } from './openai-parameters.ts'
import type { ReasoningEffort, ServerParameters } from './openai-parameters.ts'
import { streamReply, type ReplyServer } from './reply-stream.ts'
import { watchLoading } from './watch-loading.ts'

/**
 * `headersTimeoutMs` (30 s) bounds the wait from one sign of life to the next until the first token,
 * `idleTimeoutMs` (30 s) each pause between chunks after it, `totalTimeoutMs` (5 min) the whole
 * reply: a model that thinks in hidden chunks for ever trips neither of the others.
 */
export type OpenAiChatConfig = OpenAiAccess & {
  model: string
  /** What kind of provider it is, as replies record it; `openai` when absent. */
  name?: string
  reasoningEffort?: ReasoningEffort
  extras?: ServerParameters
  headers?: Record<string, string>
  /** It answers 503 while it loads its model: then it is asked again until it has. */
  waitsForLoading?: boolean
  /** Asked beside a reply whose stages somebody wants to know; null: it does not say. */
  isLoaded?: (signal: AbortSignal) => Promise<boolean | null>
  headersTimeoutMs?: number
  idleTimeoutMs?: number
  totalTimeoutMs?: number
  log?: Pick<Logger, 'debug' | 'warn'>
}

const loadingPauseMs = 500

/**
 * A chat model behind any server that speaks OpenAI's `chat.completions` with streaming. No retry
 * (see chat-retry.ts), except that a request whose optional parameter the server does not know is
 * repeated at once without it. Each failure is logged once with its request id.
 */
export function createOpenAiChat(config: OpenAiChatConfig): ChatProvider {
  const firstTokenMs = config.headersTimeoutMs ?? 30_000
  const client = loadOpenAi(config, firstTokenMs)
  // A library that cannot be loaded is reported by each reply that needs it, not as a rejection
  // nobody handles.
  client.catch(() => {})
  const parameters = createParameters({
    model: config.model,
    official: isOfficial(config.baseUrl ?? OPENAI_BASE_URL),
    ...(config.reasoningEffort !== undefined && { reasoningEffort: config.reasoningEffort }),
    ...(config.extras !== undefined && { extras: config.extras }),
  })
  const server: ReplyServer = {
    model: config.model,
    limits: {
      firstTokenMs,
      betweenTokensMs: config.idleTimeoutMs ?? 30_000,
      totalMs: config.totalTimeoutMs ?? 300_000,
    },
    prefilled: null,
    open: (request, signal, tell) =>
      openStream({ ...config, client, parameters }, request, signal, tell),
    read: readChunk,
    faultOf: (error) => readFault(error, config.apiKey),
    hasStatus,
  }
  return {
    name: config.name ?? 'openai',
    model: config.model,
    stream: (request) =>
      abortOnReturn(request.signal, (controller) =>
        loggedReply(config, request, streamReply(server, request, controller)),
      ),
  }
}

type Asked = Pick<OpenAiChatConfig, 'headers' | 'waitsForLoading' | 'isLoaded'> & {
  client: Promise<OpenAI>
  parameters: ReturnType<typeof createParameters>
}

async function openStream(
  { client: loading, parameters, ...config }: Asked,
  request: ChatRequest,
  signal: AbortSignal,
  tell: (stage: ChatStage) => void,
) {
  const client = await loading
  const headers = { ...config.headers, ...requestHeaders(request) }
  if (config.isLoaded !== undefined && request.onStage !== undefined)
    void watchLoading(config.isLoaded, signal, tell)
  for (;;) {
    const body = parameters.body(request)
    try {
      return await client.chat.completions.create(body, { signal, headers })
    } catch (error) {
      if (config.waitsForLoading === true && isLoading(error)) {
        tell({ stage: 'loading' })
        await sleep(loadingPauseMs, undefined, { signal })
      } else if (!parameters.learn(error, body)) throw error
    }
  }
}

const isLoading = (error: unknown): boolean =>
  hasStatus(error) && error.status === 503 && /loading/i.test(error.message)

/** OpenAI keeps this id beside its own, so that a reply can be found in its records. */
function requestHeaders({ requestId, background }: ChatRequest): Record<string, string> {
  const sendable = requestId !== undefined && /^[\x21-\x7e]{1,128}$/.test(requestId)
  return {
    ...(sendable && { 'X-Client-Request-Id': requestId }),
    ...(background === true && { 'X-Lumen-Background': '1' }),
  }
}
