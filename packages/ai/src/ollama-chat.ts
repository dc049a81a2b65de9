import type { Logger } from '@lumen/runtime/logger'
import { abortOnReturn } from './abort-on-return.ts'
import type { ChatPrompt, ChatProvider, ChatRequest, ChatStage } from './chat.ts'
import { isCount, type Received } from './completion-chunk.ts'
import { readJsonLines } from './json-lines.ts'
import { loggedReply } from './logged-reply.ts'
import { ollamaBody } from './ollama-body.ts'
import { OllamaError, readOllamaFault } from './ollama-fault.ts'
import { isRecord } from './record.ts'
import { streamReply, type ReplyServer } from './reply-stream.ts'
import type { ReplyLimits } from './reply-watch.ts'
import { watchLoading } from './watch-loading.ts'

export type OllamaChatConfig = {
  /** Without a path, such as `http://127.0.0.1:11434`. */
  baseUrl: string
  model: string
  /** Tokens of prompt and reply together. */
  contextTokens: number
  limits: ReplyLimits
  log?: Pick<Logger, 'debug' | 'warn'>
}

/** An error of a server is not read further. */
const longestError = 10_000
const stateWithinMs = 1_000

/** A chat model behind Ollama's own protocol, whose OpenAI way takes neither context nor thinking off. */
export function createOllamaChat(config: OllamaChatConfig): ChatProvider {
  /** Some models refuse to be told not to think. */
  let thinks: false | null = false
  const ask = async (
    request: Parameters<typeof ollamaBody>[0],
    signal: AbortSignal,
  ): Promise<AsyncIterable<unknown>> => {
    try {
      return await post(config, ollamaBody(request, { ...config, thinks }), signal)
    } catch (error) {
      if (!(error instanceof OllamaError && error.status === 400 && error.thinking)) throw error
      thinks = null
      return post(config, ollamaBody(request, { ...config, thinks }), signal)
    }
  }
  const server: ReplyServer = {
    model: config.model,
    limits: config.limits,
    prefilled: null,
    open: (request, signal, tell) => openStream(config, ask, request, signal, tell),
    read: readOllamaChunk,
    faultOf: readOllamaFault,
    hasStatus: (error) => error instanceof OllamaError,
  }
  return {
    name: 'ollama',
    model: config.model,
    stream: (request) =>
      abortOnReturn(request.signal, (controller) =>
        loggedReply(config, request, streamReply(server, request, controller)),
      ),
    async warm({ turns, signal }: ChatPrompt) {
      const limit = AbortSignal.timeout(config.limits.totalMs)
      const both = signal === undefined ? limit : AbortSignal.any([signal, limit])
      // It reads no prompt without writing a word.
      for await (const chunk of await ask({ turns, maxTokens: 1 }, both)) void chunk
    },
  }
}

async function openStream(
  config: OllamaChatConfig,
  ask: (request: ChatRequest, signal: AbortSignal) => Promise<AsyncIterable<unknown>>,
  request: ChatRequest,
  signal: AbortSignal,
  tell: (stage: ChatStage) => void,
): Promise<AsyncIterable<unknown>> {
  const answered = new AbortController()
  const until = AbortSignal.any([signal, answered.signal])
  if (request.onStage !== undefined)
    void watchLoading((each) => isLoaded(config, each), until, tell)
  try {
    return await ask(request, signal)
  } finally {
    answered.abort()
  }
}

async function post(
  { baseUrl }: OllamaChatConfig,
  body: object,
  signal: AbortSignal,
): Promise<AsyncIterable<unknown>> {
  const response = await fetch(new URL('/api/chat', baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  })
  if (!response.ok)
    throw new OllamaError(response.status, (await response.text()).slice(0, longestError))
  return readJsonLines((response.body ?? []) as AsyncIterable<Uint8Array>)
}

/** Whether the model is in memory; null when Ollama does not say. */
async function isLoaded(
  { baseUrl, model }: OllamaChatConfig,
  signal: AbortSignal,
): Promise<boolean | null> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(stateWithinMs)])
  const response = await fetch(new URL('/api/ps', baseUrl), { redirect: 'error', signal: limited })
  const answer: unknown = await response.json()
  const models = isRecord(answer) ? answer['models'] : null
  if (!Array.isArray(models)) return null
  const names = new Set([model, `${model}:latest`])
  return models.some((each) => isRecord(each) && names.has(String(each['name'])))
}

/** Notes what a line of an answer says and returns the text it carries; thoughts are left out. */
function readOllamaChunk(chunk: unknown, received: Received): string {
  if (!isRecord(chunk)) return ''
  const { message, model, done, done_reason: reason, error } = chunk
  if (error !== undefined) {
    const words = typeof error === 'string' ? error : ''
    throw new OllamaError(null, words.slice(0, longestError))
  }
  if (typeof model === 'string' && model !== '') received.model = model
  if (isRecord(message)) received.chunks = true
  const text = isRecord(message) && typeof message['content'] === 'string' ? message['content'] : ''
  const thinks = isRecord(message) && typeof message['thinking'] === 'string'
  received.begun ||= text !== '' || thinks
  if (done === true) {
    received.finish = typeof reason === 'string' && reason !== '' ? reason : 'stop'
    const { prompt_eval_count: promptTokens = 0, eval_count: completionTokens } = chunk
    if (isCount(promptTokens) && isCount(completionTokens))
      received.usage = { promptTokens, completionTokens }
  }
  return text
}
