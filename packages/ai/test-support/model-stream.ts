import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRecord } from '@lumen/ai/record'

/** Waits before the first chunk and between chunks, in milliseconds, and how the reply ends. */
export type ReplyPace = {
  ttftMs?: number
  chunkDelayMs?: number
  finish?: 'stop' | 'length' | 'content_filter'
}

/**
 * How a reply can go wrong. Instead of an answer:
 * - `silent`: no response headers, ever
 * - `html`: 200 with a web page
 * - `429` (asks to come back in 20 ms), `400`, `500`, `quota`, `unauthorized`: OpenAI's error bodies
 *
 * In the stream, after as many tokens as asked for:
 * - `stall`: nothing more comes, the connection stays open
 * - `cut`: the socket dies
 * - `eof`: the response ends properly, without finish reason and `[DONE]`
 * - `broken-json`: a chunk that is not JSON, then the end
 * - `error-event`: an error object as a chunk, then the end
 */
export type Fault =
  | 'silent'
  | 'html'
  | '400'
  | '429'
  | '500'
  | 'quota'
  | 'unauthorized'
  | 'stall'
  | 'cut'
  | 'eof'
  | 'broken-json'
  | 'error-event'

function errorBody(code: string, type: string) {
  return { error: { message: `simulated ${code}`, type, param: null, code } }
}

const ERRORS = new Map<Fault, { status: number; code: string; type: string }>([
  ['400', { status: 400, code: 'invalid_request', type: 'invalid_request_error' }],
  ['429', { status: 429, code: 'rate_limit_exceeded', type: 'requests' }],
  ['500', { status: 500, code: 'server_error', type: 'server_error' }],
  ['quota', { status: 429, code: 'insufficient_quota', type: 'insufficient_quota' }],
  ['unauthorized', { status: 401, code: 'invalid_api_key', type: 'invalid_request_error' }],
])

/** Answers with a fault that needs no stream; false when the fault belongs into one. */
export function answerWithFault(response: ServerResponse, fault: Fault): boolean {
  if (fault === 'silent') return true
  if (fault === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Welcome</title><p>data: no</p>')
    return true
  }
  const error = ERRORS.get(fault)
  if (error === undefined) return false
  const patience = fault === '429' ? { 'retry-after-ms': '20' } : {}
  response.writeHead(error.status, { 'content-type': 'application/json', ...patience })
  response.end(JSON.stringify(errorBody(error.code, error.type)))
  return true
}

function breakStream(response: ServerResponse, fault: Fault): void {
  if (fault === 'cut') response.destroy()
  if (fault === 'eof') response.end()
  if (fault === 'broken-json') {
    response.end('data: {"choices":[{"index":0,"delta":{"content":"half\n\n')
  }
  if (fault === 'error-event') {
    response.end(`data: ${JSON.stringify(errorBody('server_error', 'server_error'))}\n\n`)
  }
}

/** One word, Han word or run of punctuation per token; together they are the text again. */
export function splitTokens(text: string): string[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** Streams the tokens, then either ends the reply properly or with the fault. */
export async function streamReply(
  response: ServerResponse,
  reply: {
    body: Record<string, unknown>
    tokens: Iterable<string> | AsyncIterable<string>
    pace: ReplyPace
  },
  fault: Fault | null,
): Promise<void> {
  const { body, tokens, pace } = reply
  const chunk = (choices: unknown[], more: object = {}) => ({
    id: 'chatcmpl-double',
    object: 'chat.completion.chunk',
    created: 0,
    model: body['model'],
    choices,
    ...more,
  })
  const choice = (delta: object, finish: string | null = null) =>
    chunk([{ index: 0, delta, finish_reason: finish }])

  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  await send(response, choice({ role: 'assistant', content: '' }))
  let sent = 0
  for await (const content of tokens) {
    await pause(response, (sent === 0 ? pace.ttftMs : pace.chunkDelayMs) ?? 0)
    await send(response, choice({ content }))
    sent += 1
  }
  if (response.destroyed) return
  if (fault !== null) {
    breakStream(response, fault)
    return
  }
  await send(response, choice({}, pace.finish ?? 'stop'))
  if (isRecord(body['stream_options']) && body['stream_options']['include_usage'] === true) {
    const used = { prompt_tokens: 7, completion_tokens: sent }
    const usage = { ...used, total_tokens: used.prompt_tokens + used.completion_tokens }
    await send(response, chunk([], { usage }))
  }
  response.end('data: [DONE]\n\n')
}

/** Resolves once the chunk is on the wire, so that a fault cannot overtake it. */
async function send(response: ServerResponse, chunk: object): Promise<void> {
  if (response.destroyed) return
  const { promise, resolve } = Promise.withResolvers<void>()
  response.once('close', resolve)
  response.write(`data: ${JSON.stringify(chunk)}\n\n`, () => resolve())
  await promise
  response.off('close', resolve)
}

async function pause(response: ServerResponse, ms: number): Promise<void> {
  if (ms === 0 || response.destroyed) return
  const stop = new AbortController()
  const { signal } = stop
  await Promise.race([
    sleep(ms, undefined, { signal }).catch(() => {}),
    once(response, 'close', { signal }).catch(() => {}),
  ])
  stop.abort()
}
