import { ModelFailure } from '@lumen/ai/model-failure'
import { createOpenAiEmbedding } from '@lumen/ai/openai-embedding'
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

const connect = (more: { dimensions?: number; timeoutMs?: number } = {}) =>
  createOpenAiEmbedding({ apiKey, baseUrl: server.baseUrl, model: 'small', log, ...more })

const failureOf = async (embedding: Promise<unknown>): Promise<ModelFailure> => {
  const failure: unknown = await embedding.catch((error: unknown) => error)
  if (failure instanceof ModelFailure) return failure
  throw new Error('the embedding did not fail as it should', { cause: failure })
}
const vectors = (...embeddings: unknown[]) => ({
  data: embeddings.map((embedding, index) => ({ index, embedding })),
})

test('a server that speaks the protocol gives a vector for each text', async () => {
  const model = await startModelDouble()
  const embedding = createOpenAiEmbedding({ apiKey, baseUrl: model.baseUrl, model: 'small' })
  const [one, two, again] = await embedding.embed(['雨天', 'sunny', '雨天'])
  expect(one?.length).toBeGreaterThan(1)
  expect(two?.length).toBe(one?.length)
  expect(again).toEqual(one)
  expect(two).not.toEqual(one)
  await model.close()
})

test('asks for numbers and puts vectors in the order of the texts', async () => {
  server.answer(
    httpError(200, {
      data: [
        { index: 1, embedding: [0, 1] },
        { index: 0, embedding: [1, 0] },
      ],
    }),
  )
  const found = await connect({ dimensions: 2 }).embed(['a', ''])
  expect(found.map((vector) => [...vector])).toEqual([
    [1, 0],
    [0, 1],
  ])
  expect(server.bodies.at(-1)).toMatchObject({
    model: 'small',
    input: ['a', ' '],
    encoding_format: 'float',
    dimensions: 2,
  })
  expect(await connect().embed([])).toEqual([])
})

test.each([
  [401, { error: {} }, 'unauthorized'],
  [404, { error: {} }, 'not_offered'],
  [429, { error: {} }, 'rate_limited'],
  [429, { error: { code: 'insufficient_quota' } }, 'quota'],
  [500, 'broken', 'unavailable'],
  [200, '<html>', 'malformed'],
  [200, { data: [] }, 'malformed'],
  [200, vectors([1, 0]), 'malformed'],
  [200, vectors([1, 0], [1]), 'malformed'],
  [200, vectors([1, 0], []), 'malformed'],
  [200, vectors([1, 0], 'AACAPwAAAAA='), 'malformed'],
  [200, vectors([1, 0], [1, 'x']), 'malformed'],
  [
    200,
    {
      data: [
        { index: 0, embedding: [1] },
        { index: 0, embedding: [1] },
      ],
    },
    'malformed',
  ],
])('%i %j is %s', async (status, body, code) => {
  lines.length = 0
  server.answer(httpError(status, body))
  const failure = await failureOf(connect().embed(['a', 'b'], undefined, 'request-3'))
  expect(failure.code).toBe(code)
  expect(JSON.parse(lines.join(''))).toMatchObject({ level: 'warn', code, requestId: 'request-3' })
  expect(lines[0]).not.toContain(apiKey)
})

test('a vector of another length than asked for is refused', async () => {
  server.answer(httpError(200, vectors([1, 0, 0])))
  expect((await failureOf(connect({ dimensions: 2 }).embed(['a']))).message).toBe(
    'a vector has 3 numbers and not 2',
  )
})

test('there is a time limit, and the caller can stop it', async () => {
  server.answer(() => {})
  expect((await failureOf(connect({ timeoutMs: 200 }).embed(['a']))).code).toBe('timeout')
  const controller = new AbortController()
  const before = server.bodies.length
  const failure = failureOf(connect().embed(['a'], controller.signal))
  await vi.waitUntil(() => server.bodies.length > before)
  controller.abort()
  expect((await failure).code).toBe('aborted')
  await vi.waitUntil(() => server.openResponses() === 0)
})
