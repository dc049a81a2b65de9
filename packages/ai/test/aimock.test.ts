import { LLMock } from '@copilotkit/aimock'
import { createOpenAiChat } from '@lumen/ai/openai-chat'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collect } from './collect.ts'

const text = 'I am here with you. '.repeat(20)
let mock: LLMock

beforeEach(async () => {
  mock = new LLMock({ port: 0, host: '127.0.0.1' })
  await mock.start()
})
afterEach(() => mock.stop())

const connect = () =>
  createOpenAiChat({ apiKey: 'sk-test', baseUrl: `${mock.url}/v1`, model: 'gpt-test' })
const ask = { turns: [{ role: 'user' as const, content: 'hello' }] }

test('a paced reply', async () => {
  mock.on({ userMessage: 'hello' }, { content: text }, { streamingProfile: { ttft: 20, tps: 500 } })
  const { text: whole, end } = await collect(connect(), ask)
  expect(whole).toBe(text)
  expect(end).toMatchObject({ finish: 'stop', model: 'gpt-test' })
  expect(end?.usage?.completionTokens).toBeGreaterThan(0)
})

test('a queued 429 with the Retry-After it sends', async () => {
  mock.onMessage('hello', { content: text })
  mock.nextRequestError(429, { message: 'slow down', code: 'rate_limit_exceeded' })
  const { failure } = await collect(connect(), ask)
  expect(failure).toMatchObject({ code: 'rate_limited', retryable: true, retryAfterMs: 1000 })
  expect((await collect(connect(), ask)).text).toBe(text)
})

test('a stream truncated after some chunks', async () => {
  mock.on({ userMessage: 'hello' }, { content: text }, { truncateAfterChunks: 4, latency: 20 })
  const { text: kept, failure } = await collect(connect(), ask)
  expect(failure).toMatchObject({ code: 'cut', afterFirstToken: true, retryable: false })
  expect(text.startsWith(kept)).toBe(true)
  expect(kept).not.toBe('')
})

test.each([
  [{ dropRate: 1 }, 'unavailable'],
  [{ malformedRate: 1 }, 'malformed'],
])('chaos %j', async (chaos, code) => {
  mock.on({ userMessage: 'hello' }, { content: text }, { chaos })
  expect((await collect(connect(), ask)).failure).toMatchObject({ code, retryable: true })
})

test('a model that does not exist', async () => {
  const { failure } = await collect(connect(), ask)
  expect(failure).toMatchObject({ code: 'unavailable', retryable: false })
  expect(failure?.message).toContain('check the base URL')
})
