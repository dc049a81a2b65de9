import type { Logger } from '@lumen/runtime/logger'
import type OpenAI from 'openai'
import { abortOnReturn } from './abort-on-return.ts'
import type { ChatEnd, ChatProvider, ChatRequest } from './chat.ts'
import { createTextCleaner } from './clean-text.ts'
import { emptyReply, finishOf, readChunk } from './completion-chunk.ts'
import type { Received } from './completion-chunk.ts'
import { ModelFailure } from './model-failure.ts'
import { isOfficial, loadOpenAi, OPENAI_BASE_URL } from './openai-client.ts'
import type { OpenAiAccess } from './openai-client.ts'
import { hasStatus, readFault } from './openai-fault.ts'
import { createParameters } from './openai-parameters.ts'
import type { ReasoningEffort } from './openai-parameters.ts'
import { pickRequestId } from './request-id.ts'
import { createTemplateFilter } from './template-filter.ts'
import { createThinkFilter } from './think-filter.ts'

/**
 * `headersTimeoutMs` (30 s) bounds the wait for the answer to begin, `idleTimeoutMs` (25 s) each
 * pause between chunks, `totalTimeoutMs` (5 min) the whole reply: a model that thinks in hidden
 * chunks for ever trips neither of the others.
 */
export type OpenAiChatConfig = OpenAiAccess & {
  model: string
  /** What kind of provider it is, as replies record it; `openai` when absent. */
  name?: string
  reasoningEffort?: ReasoningEffort
  headersTimeoutMs?: number
  idleTimeoutMs?: number
  totalTimeoutMs?: number
  log?: Pick<Logger, 'debug' | 'warn'>
}

// After the finish reason only the usage figures can follow; nobody should wait long for them.
const USAGE_GRACE_MS = 1000

/**
 * A chat model behind any server that speaks OpenAI's `chat.completions` with streaming. No retry
 * (see chat-retry.ts), except that a request whose optional parameter the server does not know is
 * repeated at once without it. Each failure is logged once with its request id.
 */
export function createOpenAiChat(config: OpenAiChatConfig): ChatProvider {
  const headersTimeoutMs = config.headersTimeoutMs ?? 30_000
  const server: Server = {
    client: loadOpenAi(config, headersTimeoutMs),
    parameters: createParameters({
      model: config.model,
      official: isOfficial(config.baseUrl ?? OPENAI_BASE_URL),
      ...(config.reasoningEffort === undefined ? {} : { reasoningEffort: config.reasoningEffort }),
    }),
    model: config.model,
    apiKey: config.apiKey,
    headersTimeoutMs,
    idleTimeoutMs: config.idleTimeoutMs ?? 25_000,
    totalTimeoutMs: config.totalTimeoutMs ?? 300_000,
    prefilled: false,
  }
  // A library that cannot be loaded is reported by each reply that needs it, not as a rejection
  // nobody handles.
  server.client.catch(() => {})
  return {
    name: config.name ?? 'openai',
    model: config.model,
    stream: (request) =>
      abortOnReturn(request.signal, (controller) =>
        logged(config, request, streamReply(server, request, controller)),
      ),
  }
}

type Server = {
  client: Promise<OpenAI>
  parameters: ReturnType<typeof createParameters>
  model: string
  apiKey: string
  headersTimeoutMs: number
  idleTimeoutMs: number
  totalTimeoutMs: number
  /** Its template begins replies within thoughts, as the last one showed. */
  prefilled: boolean
}

async function* streamReply(
  server: Server,
  request: ChatRequest,
  controller: AbortController,
): AsyncGenerator<string, ChatEnd, void> {
  const watch = createWatch(controller)
  const cleaner = createTextCleaner()
  const thoughts = createThinkFilter(server.prefilled)
  const template = createTemplateFilter()
  const received: Received = { chunks: false, finish: null, model: server.model, usage: null }
  let started = false
  const total = setTimeout(() => watch.expire('timeout'), server.totalTimeoutMs)
  try {
    watch.arm('timeout', server.headersTimeoutMs)
    const stream = await openStream(server, request, controller.signal)
    watch.arm('idle', server.idleTimeoutMs)
    for await (const chunk of tolerant(stream, () => received.finish !== null)) {
      watch.disarm()
      const text = thoughts.push(template.push(cleaner.push(readChunk(chunk, received))))
      if (text !== '') {
        started = true
        yield text
      }
      if (template.ended()) {
        received.finish ??= 'stop'
        break
      }
      watch.arm('idle', received.finish === null ? server.idleTimeoutMs : USAGE_GRACE_MS)
    }
    watch.disarm()
    const finish = finishOf(received)
    const rest = thoughts.push(template.end()) + thoughts.end()
    if (rest !== '') {
      started = true
      yield rest
    }
    if (!started && finish !== 'content_filter') throw emptyReply(finish)
    server.prefilled = thoughts.strayed()
    const thoughtLength = thoughts.thoughtLength()
    return {
      finish,
      model: received.model,
      usage: received.usage,
      ...(thoughtLength > 0 && { thoughtLength }),
    }
  } catch (error) {
    // What was held of a reply that broke off belongs to it; whoever stopped it wants no more.
    const stopped = controller.signal.aborted && watch.expired() === null
    const rest = stopped ? '' : thoughts.push(template.end()) + thoughts.end()
    if (rest !== '') {
      started = true
      yield rest
    }
    throw toModelFailure(error, {
      apiKey: server.apiKey,
      aborted: controller.signal.aborted,
      expired: watch.expired(),
      afterFirstToken: started,
    })
  } finally {
    watch.disarm()
    clearTimeout(total)
  }
}

async function openStream(server: Server, request: ChatRequest, signal: AbortSignal) {
  const client = await server.client
  const headers = requestHeaders(request)
  for (;;) {
    const body = server.parameters.body(request)
    try {
      return await client.chat.completions.create(body, { signal, headers })
    } catch (error) {
      if (!server.parameters.learn(error, body)) throw error
    }
  }
}

/** OpenAI keeps this id beside its own, so that a reply can be found in its records. */
function requestHeaders({ requestId, background }: ChatRequest): Record<string, string> {
  const sendable = requestId !== undefined && /^[\x21-\x7e]{1,128}$/.test(requestId)
  return {
    ...(sendable && { 'X-Client-Request-Id': requestId }),
    ...(background === true && { 'X-Lumen-Background': '1' }),
  }
}

/** The stream's chunks; an error ends it quietly once `complete` says the reply is whole. */
async function* tolerant(
  stream: AsyncIterable<unknown>,
  complete: () => boolean,
): AsyncGenerator<unknown, void, void> {
  try {
    yield* stream
  } catch (error) {
    if (!complete()) throw error
  }
}

function toModelFailure(
  error: unknown,
  state: {
    apiKey: string
    aborted: boolean
    expired: 'timeout' | 'idle' | null
    afterFirstToken: boolean
  },
): ModelFailure {
  const { afterFirstToken } = state
  if (state.aborted && state.expired === null) {
    return new ModelFailure('aborted', 'the caller stopped the reply', { afterFirstToken })
  }
  // A status that came in time says more than a body that then took too long.
  if (state.expired !== null && !hasStatus(error)) {
    const message =
      state.expired === 'idle' ? 'the stream stalled' : 'the reply did not come in time'
    return new ModelFailure(state.expired, message, { afterFirstToken, retryable: true })
  }
  if (error instanceof ModelFailure) {
    const { code, message, retryable } = error
    return new ModelFailure(code, message, { afterFirstToken, retryable })
  }
  const fault = readFault(error, state.apiKey)
  return new ModelFailure(fault.code, `chat model: ${fault.detail}`, { ...fault, afterFirstToken })
}

/** One time limit at a time; the first to pass aborts the request and is remembered as the cause. */
function createWatch(controller: AbortController) {
  let expired: 'timeout' | 'idle' | null = null
  let timer: NodeJS.Timeout | undefined
  const expire = (cause: 'timeout' | 'idle') => {
    if (!controller.signal.aborted) expired = cause
    controller.abort()
  }
  return {
    expire,
    expired: () => expired,
    arm(cause: 'timeout' | 'idle', ms: number) {
      clearTimeout(timer)
      timer = setTimeout(expire, ms, cause)
    },
    disarm: () => clearTimeout(timer),
  }
}

async function* logged(
  config: OpenAiChatConfig,
  request: ChatRequest,
  reply: AsyncGenerator<string, ChatEnd, void>,
): AsyncGenerator<string, ChatEnd, void> {
  const begun = performance.now()
  const about = { model: config.model, ...pickRequestId(request) }
  try {
    const end = yield* reply
    const durationMs = Math.round(performance.now() - begun)
    config.log?.debug({ ...about, durationMs, finish: end.finish, usage: end.usage }, 'chat reply')
    return end
  } catch (error) {
    if (error instanceof ModelFailure) {
      const { code, message: reason, afterFirstToken, retryAfterMs } = error
      const durationMs = Math.round(performance.now() - begun)
      const fields = { ...about, durationMs, code, reason, afterFirstToken, retryAfterMs }
      if (code === 'aborted') config.log?.debug(fields, 'chat reply stopped')
      else config.log?.warn(fields, 'chat reply failed')
    }
    throw error
  }
}
