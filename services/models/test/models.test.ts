import { startModelServer, type ModelServerDouble } from '@lumen/ai/test-support/model-servers'
import { connectBus, type Bus } from '@lumen/bus/connect'
import { subjects } from '@lumen/contracts/bus'
import { modelRequests } from '@lumen/contracts/models/bus'
import { modelUseRequests } from '@lumen/contracts/models/use'
import { newId } from '@lumen/database/ids'
import { openDatabase } from '@lumen/database/open'
import type { ModelsState } from '@lumen/contracts/models/schema'
import { generateIdentityKeys } from '@lumen/http/identity'
import { openTestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadConfig } from '../src/config.ts'
import { startModels } from '../src/server.ts'
import { readProviderUse } from '../src/store/provider-use.ts'
import type { ModelsTables } from '../src/store/tables.ts'

const waiting = { timeout: 60_000 }
let environment: Awaited<ReturnType<typeof openTestEnvironment>>
let bus: Bus
let ollama: ModelServerDouble
const heard: ModelsState[] = []
const running: { close(): Promise<unknown> }[] = []

beforeAll(async () => {
  environment = await openTestEnvironment('models')
  const log = createLogger({ service: 'test', level: 'silent' })
  bus = await connectBus({ ...environment.nats, service: 'gateway', log })
  bus.listen(subjects.modelsChanged, (data) => void heard.push(data as ModelsState))
  ollama = await startModelServer('ollama', [{ name: 'qwen3:latest' }, { name: 'gemma4:e4b' }])
})
afterEach(async () => {
  for (const service of running.splice(0)) await service.close()
})
afterAll(async () => {
  await bus.close()
  await environment.close()
  await ollama.close()
})

async function start(change: Record<string, string>) {
  const service = await startModels(
    loadConfig({
      MODELS_DATABASE_URL: environment.databaseUrl,
      ...environment.env,
      LUMEN_IDENTITY_PUBLIC_KEY: generateIdentityKeys().publicKey,
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
      ...change,
    }),
  )
  running.push(service)
}
const state = () => bus.request(modelRequests, 'models.read-state', {})
const servers = () => ({ LUMEN_MODEL_SERVERS: `ollama=${ollama.address}` })

it('is told by the configuration whom to use, by a short name too, and goes before a key', async () => {
  await start({ ...servers(), LUMEN_MODEL: 'ollama:qwen3', OPENAI_API_KEY: 'k' })
  await vi.waitFor(async () => {
    expect((await state()).answering).toEqual({
      providerId: 'ollama',
      model: 'qwen3:latest',
      kind: 'ollama',
      why: 'accepted',
      chosen: true,
    })
  }, waiting)
  expect(await state()).toMatchObject({
    providers: [{ id: 'configured' }, { id: 'ollama', state: 'ready', model: 'qwen3:latest' }],
  })
})

it('does not hand what the configuration wanted here to a server outside while it is away', async () => {
  await ollama.stop()
  await start({ ...servers(), LUMEN_MODEL: 'ollama:qwen3', OPENAI_API_KEY: 'k' })
  await vi.waitFor(async () => {
    expect(await state()).toMatchObject({ answering: null, providers: [{}, { state: 'away' }] })
  }, waiting)
  await ollama.start()
  // Somebody was failed: it is looked at, and everybody told, without being asked.
  bus.broadcast(subjects.modelFailed, { providerId: 'ollama' })
  await vi.waitFor(() => expect(heard.at(-1)?.answering?.kind).toBe('ollama'), waiting)
  expect(heard.map(({ revision }) => revision)).toEqual(
    heard.map(({ revision }) => revision).toSorted((a, b) => a - b),
  )
})

it('accepts no longer what the configuration names no longer', async () => {
  await start({ ...servers(), OPENAI_API_KEY: 'k' })
  expect(await state()).toMatchObject({
    answering: { kind: 'openai', why: 'configured', chosen: false },
    providers: [{ id: 'configured' }],
  })
})

it('asks nobody in production whom nobody named', async () => {
  const { length } = ollama.asked
  await start({ NODE_ENV: 'production', LUMEN_MODEL: 'own:qwen3' })
  expect(await state()).toMatchObject({ answering: null, providers: [] })
  expect(ollama.asked).toHaveLength(length)
})

it('adds what processes tell that they used, once each', async () => {
  await start({})
  const day = new Date().toISOString().slice(0, 10)
  const use = {
    day,
    purpose: 'memories',
    providerId: 'own',
    model: 'qwen3-4b',
    requests: 1,
    tokensIn: 40,
    tokensOut: 8,
    seconds: 1.5,
  } as const
  const tell = (id: string) =>
    bus.request(modelUseRequests, 'models.count-use', { id, uses: [use, { ...use, model: 'x' }] })
  const [one, other] = [newId(), newId()]
  for (const id of [one, one, other]) await tell(id)
  const log = createLogger({ service: 'test', level: 'silent' })
  const db = openDatabase<ModelsTables>({ url: environment.databaseUrl, poolSize: 1, log })
  const twice = { ...use, requests: 2, tokensIn: 80, tokensOut: 16, seconds: 3 }
  expect(await readProviderUse(db, { from: day, limit: 10 })).toEqual([
    twice,
    { ...twice, model: 'x' },
  ])
  await db.destroy()
})
