import { withOneRetry } from '@lumen/ai/chat-retry'
import { createOpenAiChat } from '@lumen/ai/openai-chat'
import { startModelDouble } from '@lumen/ai/test-support/model-double'
import type { ModelDouble } from '@lumen/ai/test-support/model-double'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collect } from './collect.ts'
import { httpError, startScriptedServer } from './scripted-server.ts'

let model: ModelDouble

beforeEach(async () => {
  model = await startModelDouble()
  model.reply('好 的')
})
afterEach(() => model.close())

const connect = (baseUrl: string, idleTimeoutMs = 10_000, headersTimeoutMs = 10_000) =>
  createOpenAiChat({
    apiKey: 'sk-test',
    baseUrl,
    model: 'small',
    headersTimeoutMs,
    idleTimeoutMs,
  })

test.each(['429', '500', 'html', 'cut', 'eof', 'broken-json', 'error-event'] as const)(
  '%s before the first token is tried once more',
  async (fault) => {
    model.fail(fault, { times: 1 })
    const { text, end } = await collect(withOneRetry(connect(model.baseUrl)))
    expect(text).toBe('好 的')
    expect(end?.finish).toBe('stop')
    expect(model.requests()).toHaveLength(2)
  },
)

test('a stall before the first token is tried once more', async () => {
  model.fail('stall', { times: 1 })
  // Both attempts have the same patience: long enough for a busy machine to answer in.
  const chat = withOneRetry(connect(model.baseUrl, 5000, 5000), { withinMs: 120_000 })
  const { text, end } = await collect(chat)
  expect(text).toBe('好 的')
  expect(end?.finish).toBe('stop')
  expect(model.requests()).toHaveLength(2)
})

test('only once', async () => {
  model.fail('500')
  expect((await collect(withOneRetry(connect(model.baseUrl)))).failure?.code).toBe('unavailable')
  expect(model.requests()).toHaveLength(2)
})

test.each(['quota', 'unauthorized'] as const)('%s is not tried again', async (fault) => {
  model.fail(fault)
  expect((await collect(withOneRetry(connect(model.baseUrl)))).failure?.code).toBe(fault)
  expect(model.requests()).toHaveLength(1)
})

test.each(['cut', 'eof', 'broken-json', 'error-event'] as const)(
  '%s after the first token is not tried again',
  async (fault) => {
    model.fail(fault, { afterTokens: 1 })
    const { text, failure } = await collect(withOneRetry(connect(model.baseUrl)))
    expect(text).toBe('好')
    expect(failure?.afterFirstToken).toBe(true)
    expect(model.requests()).toHaveLength(1)
  },
)

test('a failure that took long is not tried again', async () => {
  model.fail('stall')
  const chat = withOneRetry(connect(model.baseUrl, 200, 200), { withinMs: 100 })
  expect((await collect(chat)).failure?.code).toBe('idle')
  expect(model.requests()).toHaveLength(1)
})

test('Retry-After is honoured up to its cap', async () => {
  const server = await startScriptedServer()
  const chat = withOneRetry(connect(server.baseUrl), { maxWaitMs: 400 })
  server.answer(httpError(429, { error: {} }, { 'retry-after-ms': '350' }))
  const begun = performance.now()
  expect((await collect(chat)).failure?.code).toBe('rate_limited')
  expect(performance.now() - begun).toBeGreaterThan(345)
  expect(server.bodies).toHaveLength(2)

  server.answer(httpError(429, { error: {} }, { 'retry-after': '1' }))
  expect((await collect(chat)).failure).toMatchObject({ code: 'rate_limited', retryAfterMs: 1000 })
  expect(server.bodies).toHaveLength(3)
  await server.close()
})

test('stopping ends the wait between the attempts', async () => {
  const server = await startScriptedServer()
  server.answer(httpError(429, { error: {} }, { 'retry-after': '30' }))
  const controller = new AbortController()
  const chat = withOneRetry(connect(server.baseUrl), { maxWaitMs: 60_000 })
  const outcome = collect(chat, { signal: controller.signal })
  await vi.waitUntil(() => server.bodies.length === 1 && server.openResponses() === 0)
  controller.abort()
  expect((await outcome).failure?.code).toBe('aborted')
  expect(server.bodies).toHaveLength(1)
  await server.close()
})

test('leaving the loop hangs up through the retry', async () => {
  model.reply('word '.repeat(1000), { chunkDelayMs: 5 })
  const chat = withOneRetry(connect(model.baseUrl))
  for await (const piece of chat.stream({ turns: [{ role: 'user', content: 'x' }] })) {
    expect(piece).toMatch(/^word/)
    break
  }
  await vi.waitUntil(() => model.requests().at(-1)?.ended === 'client')
})
