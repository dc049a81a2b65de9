import { readAiConfig } from '@lumen/ai/config'
import type { ChatProvider } from '@lumen/ai/chat'
import { startModelServer, type ModelServerDouble } from '@lumen/ai/test-support/model-servers'
import { subjects } from '@lumen/contracts/bus'
import type { ModelsState, Provider } from '@lumen/contracts/models/schema'
import type { ModelUse } from '@lumen/contracts/models/use'
import { systemClock } from '@lumen/runtime/clock'
import { createCloser } from '@lumen/runtime/lifecycle'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { noTracing } from '@lumen/runtime/tracing'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { runForPlan } from './models/for-plan.ts'
import { openModels, type ModelOptions } from './models.ts'
import type { OpenedProcess, Opening } from './open-process.ts'

const log = createLogger({ service: 'test', level: 'silent' })
const metrics = createMetrics({ service: 'test' })
let server: ModelServerDouble
beforeAll(async () => {
  server = await startModelServer('ollama', [{ name: 'qwen3' }])
})
afterAll(() => server.close())
const closers: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const closer of closers.splice(0)) await closer.close()
})

const offer = (name: string, contextTokens: number | null = null) => ({
  name,
  title: name,
  contextTokens,
  sees: false,
  family: null,
})
const ollama = (change: Partial<Provider> = {}): Provider => ({
  id: 'ollama',
  kind: 'ollama',
  name: 'Ollama',
  baseUrl: `${server.address}/v1`,
  local: true,
  state: 'ready',
  model: 'qwen3',
  offers: [offer('qwen3', 4_000), offer('gemma')],
  embedding: 'bge',
  limits: { firstTokenMs: 60_000, betweenTokensMs: 60_000 },
  ...change,
})
const answeredBy = (revision: number, ...providers: Provider[]): ModelsState => ({
  revision,
  answering: {
    providerId: 'ollama',
    model: 'qwen3',
    kind: 'ollama',
    why: 'accepted',
    chosen: false,
  },
  embedding: { providerId: 'ollama', model: 'bge' },
  providers,
})

/** A client on a bus that says what the test tells it to. */
async function open(
  env: Record<string, string> = {},
  said: ModelsState | null = null,
  options: ModelOptions = {},
) {
  let hear: (data: unknown) => void = () => {}
  const told: [string, unknown][] = []
  const asked: [string, unknown][] = []
  const bus = {
    request(_table: unknown, name: string, input: unknown) {
      asked.push([name, input])
      return said === null ? Promise.reject(new Error('nobody there')) : Promise.resolve(said)
    },
    listen(_subject: string, handler: (data: unknown) => void) {
      hear = handler
      return { stop: () => {} }
    },
    onStatus: () => () => {},
    broadcast: (subject: string, data: unknown) => void told.push([subject, data]),
  }
  const closer = createCloser(log)
  closers.push(closer)
  const context = {
    bus,
    clock: systemClock,
    log,
    metrics,
    tracing: noTracing,
  } as unknown as OpenedProcess
  const opening = { base: {}, context, closer } as unknown as Opening<OpenedProcess>
  const models = await openModels(opening, readAiConfig(env), options)
  return {
    models,
    told,
    asked,
    close: () => closer.close(),
    tell: (state: ModelsState) => hear(state),
  }
}

const key = { OPENAI_API_KEY: 'k', OPENAI_CHAT_MODEL: 'configured-model' }

it('knows its own configuration until it hears more, and takes up each change', async () => {
  const { models, tell } = await open(key)
  expect(models.chat()).toMatchObject({ providerId: 'configured', model: 'configured-model' })
  const changes = vi.fn()
  models.onChange(changes)
  tell(answeredBy(5, ollama()))
  expect(changes).toHaveBeenCalledOnce()
  expect(models.chat()).toMatchObject({
    providerId: 'ollama',
    local: true,
    provider: { name: 'ollama', model: 'qwen3' },
  })
  expect(models.embedding()).toMatchObject({ model: 'bge' })
  // What was said before arrives late.
  tell({ ...answeredBy(4), answering: null })
  expect(models.chat()).not.toBeNull()
  tell({ ...answeredBy(6), answering: null, embedding: null })
  expect([models.chat(), models.embedding()]).toEqual([null, null])
})

it('gives the same model each time, as long as it is the same', async () => {
  const { models } = await open({}, answeredBy(1, ollama()))
  const provider = () => (models.chat() as { provider: ChatProvider }).provider
  expect(provider()).toBe(provider())
  expect(models.embedding()).toBe(models.embedding())
})

it('has the room that the model has, and no more than was wished', async () => {
  const { models } = await open({}, answeredBy(1, ollama()), { contextTokens: 6_000 })
  expect(models.chat()).toMatchObject({ contextTokens: 3_400, replyTokens: 800 })
  const gemma = { providerId: 'ollama', model: 'gemma' }
  expect(models.chat(gemma)).toMatchObject({ contextTokens: 6_000, replyTokens: 800 })
})

describe('a chosen model', () => {
  it.each([
    ['is away', { state: 'away' }, 'qwen3'],
    ['is not there any more', { offers: [] }, 'qwen3'],
    ['was never there', {}, 'llama'],
    ['has no way from this process', { id: 'own', baseUrl: null }, 'qwen3'],
  ] as const)('that %s is away, whoever else could answer', async (_, change, model) => {
    const provider = ollama({ ...change, offers: 'offers' in change ? [] : ollama().offers })
    const { models } = await open(key, answeredBy(1, provider))
    expect(models.chat({ providerId: provider.id, model })).toBe('away')
  })

  it('answers when it is there, whoever answers otherwise', async () => {
    const { models } = await open(key, { ...answeredBy(1, ollama()), answering: null })
    expect(models.chat()).toBeNull()
    expect(models.chat({ providerId: 'ollama', model: 'gemma' })).toMatchObject({ model: 'gemma' })
  })
})

it('does not use what it cannot reach', async () => {
  const { models } = await open({}, answeredBy(1, ollama({ baseUrl: 'http://127.0.0.1:9/v1' })))
  await vi.waitFor(() => expect(models.chat()).toBeNull(), { timeout: 60_000 })
  expect(models.chat({ providerId: 'ollama', model: 'gemma' })).toBe('away')
})

it('counts what models do, and says when one may be gone', async () => {
  const { models, told, asked, close } = await open({}, answeredBy(1, ollama()))
  const ask = async () => {
    const model = models.chat()
    if (model === null || model === 'away') throw new Error('nobody answers')
    let text = ''
    for await (const piece of model.provider.stream({ turns: [{ role: 'user', content: 'hi' }] }))
      text += piece
    return text
  }
  expect(await runForPlan('premium', ask)).toBe(server.text)
  expect(told).toEqual([])
  await server.stop()
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' })
  expect(told).toEqual([[subjects.modelFailed, { providerId: 'ollama' }]])
  const { text } = await metrics.expose()
  const ofChat = 'model_call_seconds_count{service="test",kind="chat",provider="ollama"'
  expect(text).toContain(`${ofChat},model="qwen3",outcome="stop"} 1`)
  expect(text).toContain(`${ofChat},model="qwen3",outcome="unavailable"} 1`)
  expect(text).toMatch(/model_tokens_total\{[^}]*plan="premium",direction="in"[^}]*\} 7/)
  expect(
    await models
      .embedding()
      ?.embed(['the sea'])
      .catch(() => 'gone'),
  ).toBe('gone')
  await close()
  // Told every other second: a busy machine tells it in several parts.
  const uses = asked.flatMap(([name, report]) =>
    name === 'models.count-use' ? (report as { uses: ModelUse[] }).uses : [],
  )
  const sumOf = (purpose: ModelUse['purpose']) => {
    const of = uses.filter((use) => use.purpose === purpose)
    return {
      models: [...new Set(of.map(({ providerId, model }) => `${providerId}/${model}`))],
      requests: of.reduce((sum, { requests }) => sum + requests, 0),
      tokensIn: of.reduce((sum, { tokensIn }) => sum + tokensIn, 0),
    }
  }
  expect(sumOf('talks')).toEqual({ models: ['ollama/qwen3'], requests: 2, tokensIn: 7 })
  expect(sumOf('meanings')).toEqual({ models: ['ollama/bge'], requests: 1, tokensIn: 0 })
})
