import { createLogger } from '@lumen/runtime/logger'
import { createOpenAiChat } from '@lumen/ai/openai-chat'
import { startModelDouble } from '@lumen/ai/test-support/model-double'
import type { ModelDouble } from '@lumen/ai/test-support/model-double'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { collect } from './collect.ts'

const apiKey = 'sk-secret-0123456789'
const text = '今天 was a 好 day'
const patient = { headersTimeoutMs: 10_000, idleTimeoutMs: 10_000 }
const hasty = { headersTimeoutMs: 1_500, idleTimeoutMs: 1_500 }
const lines: string[] = []
const log = createLogger({
  service: 'test',
  level: 'debug',
  destination: { write: (line: string) => void lines.push(line) },
})
let model: ModelDouble

beforeAll(async () => {
  model = await startModelDouble()
})
afterAll(() => model.close())
beforeEach(() => {
  model.reply(text)
  lines.length = 0
})

const connect = (more: object = {}) =>
  createOpenAiChat({ apiKey, baseUrl: model.baseUrl, model: 'small', ...patient, log, ...more })

test('a reply arrives piece by piece, with its finish and usage', async () => {
  const {
    pieces,
    text: whole,
    end,
  } = await collect(connect(), {
    turns: [
      { role: 'system', content: 'You are kind.\u0000' },
      { role: 'user', content: '你好' },
    ],
    maxTokens: 50,
    temperature: 0.7,
    requestId: 'request-1',
  })
  expect(whole).toBe(text)
  expect(pieces.length).toBeGreaterThan(1)
  expect(end).toEqual({
    finish: 'stop',
    model: 'small',
    // The first eight wait for each other.
    usage: { promptTokens: 7, completionTokens: pieces.length + 7 },
  })
  const request = model.requests().at(-1)
  expect(request?.turns).toEqual([
    { role: 'system', content: 'You are kind.' },
    { role: 'user', content: '你好' },
  ])
  expect(request?.body).toMatchObject({ stream: true, max_tokens: 50, temperature: 0.7 })
  expect(request?.headers).toMatchObject({
    authorization: `Bearer ${apiKey}`,
    'x-client-request-id': 'request-1',
  })
})

test.each([
  ['silent', 0, 'timeout', true],
  ['stall', 0, 'idle', true],
  ['stall', 2, 'idle', false],
  ['cut', 0, 'cut', true],
  ['cut', 2, 'cut', false],
  ['eof', 0, 'cut', true],
  ['eof', 2, 'cut', false],
  ['html', 0, 'malformed', true],
  ['broken-json', 0, 'malformed', true],
  ['broken-json', 2, 'malformed', false],
  ['error-event', 0, 'unavailable', true],
  ['error-event', 2, 'unavailable', false],
  ['429', 0, 'rate_limited', true],
  ['500', 0, 'unavailable', true],
  ['quota', 0, 'quota', false],
  ['unauthorized', 0, 'unauthorized', false],
] as const)('%s after %i tokens is %s', async (fault, afterTokens, code, retryable) => {
  const console_ = ['log', 'info', 'warn', 'error', 'debug'] as const
  const spies = console_.map((method) => vi.spyOn(console, method))
  model.fail(fault, { afterTokens })
  const before = model.requests().length

  const limits = fault === 'silent' || fault === 'stall' ? hasty : patient
  const { text: kept, failure } = await collect(connect(limits), { requestId: 'request-2' })

  expect(failure).toMatchObject({ code, retryable, afterFirstToken: afterTokens > 0 })
  expect(kept).toBe(afterTokens > 0 ? '今天 ' : '')
  expect(model.requests().length - before).toBe(1)
  await vi.waitUntil(() => model.requests().at(-1)?.ended !== 'no')

  for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', code, requestId: 'request-2' })
  expect(lines[0] + String(failure?.stack)).not.toContain(apiKey)
  expect(failure?.cause).toBeUndefined()
})

test('a pause shorter than the limit is no stall, however long the reply', async () => {
  model.reply('a b c d', { chunkDelayMs: 500 })
  const { text: whole } = await collect(connect({ idleTimeoutMs: 2_500 }))
  expect(whole).toBe('a b c d')
})

test('a slow consumer is no stall', async () => {
  const reply = connect({ idleTimeoutMs: 1_500 }).stream({
    turns: [{ role: 'user', content: 'x' }],
  })
  let whole = ''
  let waited = false
  for await (const piece of reply) {
    whole += piece
    if (!waited) await new Promise((resolve) => setTimeout(resolve, 2_000))
    waited = true
  }
  expect(whole).toBe(text)
})

test('the whole reply has a limit too', async () => {
  model.reply('word '.repeat(1_000), { chunkDelayMs: 20 })
  const { failure } = await collect(connect({ totalTimeoutMs: 1_500 }))
  expect(failure).toMatchObject({ code: 'timeout', afterFirstToken: true, retryable: false })
})

test('a server that is not there', async () => {
  const gone = await startModelDouble()
  await gone.close()
  const { failure } = await collect(connect({ baseUrl: gone.baseUrl }))
  expect(failure).toMatchObject({ code: 'unavailable', retryable: true })
  expect(failure?.message).toContain('ECONNREFUSED')
})

test('the caller stops before it begins', async () => {
  const before = model.requests().length
  const { failure } = await collect(connect(), { signal: AbortSignal.abort() })
  expect(failure).toMatchObject({ code: 'aborted', retryable: false })
  expect(model.requests()).toHaveLength(before)
})

test('the caller stops before the headers', async () => {
  model.fail('silent')
  const controller = new AbortController()
  const before = model.requests().length
  const outcome = collect(connect(), { signal: controller.signal })
  await vi.waitUntil(() => model.requests().length > before)
  controller.abort()
  expect((await outcome).failure).toMatchObject({ code: 'aborted', afterFirstToken: false })
  await vi.waitUntil(() => model.requests().at(-1)?.ended === 'client')
})

test('the caller stops in mid-reply', async () => {
  model.fail('stall', { afterTokens: 2 })
  const controller = new AbortController()
  const before = model.requests().length
  const outcome = collect(connect(), { signal: controller.signal })
  await vi.waitUntil(() => model.requests().length > before)
  controller.abort()
  expect((await outcome).failure?.code).toBe('aborted')
  await vi.waitUntil(() => model.requests().at(-1)?.ended === 'client')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'debug', code: 'aborted' })
})

test('leaving the loop hangs up', async () => {
  model.reply('word '.repeat(1000), { chunkDelayMs: 5 })
  for await (const piece of connect().stream({ turns: [{ role: 'user', content: 'x' }] })) {
    expect(piece).toMatch(/^word/)
    break
  }
  await vi.waitUntil(() => model.requests().at(-1)?.ended === 'client')
})

test('return() hangs up at once although a next() is pending', async () => {
  model.fail('stall', { afterTokens: 8 })
  const reply = connect().stream({
    turns: [{ role: 'user', content: 'x' }],
  })
  await reply.next()
  const pending = reply.next()
  const refusal = pending.catch((error: unknown) => error)
  await reply.return({ finish: 'stop', model: '', usage: null })
  expect(await refusal).toMatchObject({ code: 'aborted' })
  await vi.waitUntil(() => model.requests().at(-1)?.ended === 'client')
})

test('a signal keeps no listener of a reply that is over', async () => {
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  await collect(connect(), { signal })
  model.fail('cut')
  await collect(connect(), { signal })
  expect(added).toHaveBeenCalledTimes(2)
  expect(removed).toHaveBeenCalledTimes(2)
})

test('a reply that is never read asks nothing', async () => {
  const before = model.requests().length
  const reply = connect().stream({ turns: [{ role: 'user', content: 'x' }] })
  await reply.return({ finish: 'stop', model: '', usage: null })
  expect(model.requests()).toHaveLength(before)
})
