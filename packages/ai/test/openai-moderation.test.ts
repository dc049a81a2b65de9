import { ModelFailure } from '@lumen/ai/model-failure'
import { createOpenAiModeration } from '@lumen/ai/openai-moderation'
import { startModelDouble } from '@lumen/ai/test-support/model-double'
import { createLogger } from '@lumen/runtime/logger'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { httpError, startScriptedServer } from './scripted-server.ts'

const apiKey = 'sk-secret-0123456789'
const lines: string[] = []
const log = createLogger({
  service: 'test',
  destination: { write: (line: string) => void lines.push(line) },
})
let server: Awaited<ReturnType<typeof startScriptedServer>>

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

const connect = (timeoutMs = 10_000) =>
  createOpenAiModeration({ apiKey, baseUrl: server.baseUrl, model: 'guard', timeoutMs, log })

const failureOf = async (check: Promise<unknown>): Promise<ModelFailure> => {
  const failure: unknown = await check.catch((error: unknown) => error)
  if (failure instanceof ModelFailure) return failure
  throw new Error('the check did not fail as it should', { cause: failure })
}

test('a verdict names the flagged categories', async () => {
  const model = await startModelDouble()
  model.flag('不想活', ['self-harm/intent', 'self-harm'])
  model.flag('hate', ['hate'])
  const moderation = createOpenAiModeration({ apiKey, baseUrl: model.baseUrl, model: 'guard' })
  expect(await moderation.check('我不想活了')).toEqual({
    selfHarm: true,
    flagged: true,
    categories: ['self-harm', 'self-harm/intent'],
  })
  expect(await moderation.check('hate')).toMatchObject({ selfHarm: false, flagged: true })
  expect(await moderation.check('今天很好')).toEqual({
    selfHarm: false,
    flagged: false,
    categories: [],
  })
  await model.close()
})

test('a picture is asked about by its bytes', async () => {
  server.answer(httpError(200, { results: [{ flagged: true, categories: { sexual: true } }] }))
  expect(await connect().checkPicture(Buffer.from('pic'), 'image/png')).toEqual({
    selfHarm: false,
    flagged: true,
    categories: ['sexual'],
  })
  expect(server.bodies.at(-1)).toEqual({
    model: 'guard',
    input: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,cGlj' } }],
  })
})

test.each([
  [401, { error: {} }, 'unauthorized'],
  [404, { error: {} }, 'not_offered'],
  [429, { error: {} }, 'rate_limited'],
  [429, { error: { code: 'insufficient_quota' } }, 'quota'],
  [400, { error: {} }, 'refused'],
  [500, 'broken', 'unavailable'],
  [200, '<html>', 'malformed'],
  [200, 'null', 'malformed'],
  [200, { results: [] }, 'malformed'],
  [200, { results: [{ flagged: 'yes', categories: {} }] }, 'malformed'],
  [200, { results: [{ flagged: true, categories: null }] }, 'malformed'],
])('%i %j is %s', async (status, body, code) => {
  lines.length = 0
  server.answer(httpError(status, body))
  const before = server.bodies.length
  const failure = await failureOf(connect().check('text', undefined, 'request-3'))
  expect(failure.code).toBe(code)
  expect(server.bodies.length - before).toBe(1)
  expect(JSON.parse(lines.join(''))).toMatchObject({ level: 'warn', code, requestId: 'request-3' })
  expect(lines[0]).not.toContain(apiKey)
})

test('there is a time limit, for the headers and for the body', async () => {
  server.answer(() => {})
  expect((await failureOf(connect(200).check('text'))).code).toBe('timeout')
  server.answer((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{')
  })
  expect((await failureOf(connect(200).check('text'))).code).toBe('timeout')
  await vi.waitUntil(() => server.openResponses() === 0)
})

test('the caller can stop it', async () => {
  server.answer(() => {})
  const { signal } = new AbortController()
  const removed = vi.spyOn(signal, 'removeEventListener')
  await failureOf(connect(100).check('text', signal))
  expect(removed).toHaveBeenCalledOnce()

  const controller = new AbortController()
  const before = server.bodies.length
  const failure = failureOf(connect().check('text', controller.signal))
  await vi.waitUntil(() => server.bodies.length > before)
  controller.abort()
  expect((await failure).code).toBe('aborted')
  await vi.waitUntil(() => server.openResponses() === 0)
})
