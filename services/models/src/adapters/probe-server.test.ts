import {
  json,
  startModelServer,
  type ModelServerDouble,
} from '@lumen/ai/test-support/model-servers'
import { afterEach, describe, expect, it } from 'vitest'
import { createServerProbe } from './probe-server.ts'

const probe = createServerProbe()
const patienceMs = 60_000
let double: ModelServerDouble | undefined
afterEach(async () => {
  await double?.close()
  double = undefined
})

const started = async (...asked: Parameters<typeof startModelServer>) => {
  double = await startModelServer(...asked)
  return double
}
const read = async (
  { address }: ModelServerDouble,
  kind: Parameters<typeof probe>[0]['kind'] = null,
) => probe({ kind, address }, patienceMs)

describe('Ollama', () => {
  it('is read with kinds, context and capabilities of its models', async () => {
    const server = await started('ollama', [
      { name: 'qwen3:8b', contextTokens: 40_960 },
      { name: 'gemma4:e4b', kind: 'vision', family: 'gemma4' },
      { name: 'bge-m3', kind: 'embedding', family: 'bert' },
    ])
    const rest = { contextTokens: 40_960, sees: false, family: 'qwen3' }
    expect(await read(server)).toEqual({
      outcome: 'read',
      reading: {
        kind: 'ollama',
        state: 'ready',
        offers: [
          { name: 'qwen3:8b', title: 'qwen3:8b', ...rest },
          expect.objectContaining({ name: 'gemma4:e4b', sees: true, contextTokens: 32_768 }),
        ],
        embeddings: ['bge-m3'],
      },
    })
  })

  it('is asked once about a model that stays the same', async () => {
    const server = await started('ollama', [{ name: 'qwen3:8b' }])
    await read(server)
    await read(server)
    expect(server.asked.filter((path) => path === '/api/show')).toHaveLength(1)
  })

  it('of before capabilities were told is read by the families of its models', async () => {
    const server = await started('ollama', [{ name: 'a' }, { name: 'b', family: 'nomic-bert' }])
    server.routes.set('/api/show', (response) => json(response, 200, {}))
    expect(await read(server)).toMatchObject({
      reading: { offers: [{ name: 'a', contextTokens: null }], embeddings: ['b'] },
    })
  })
})

it('reads LM Studio: what is loaded has its context, what is not gets the usual one', async () => {
  const server = await started('lm-studio', [
    { name: 'qwen/qwen3-8b', contextTokens: 16_384 },
    { name: 'qwen2-vl', kind: 'vision' },
    { name: 'nomic', kind: 'embedding' },
  ])
  expect(await read(server)).toMatchObject({
    reading: {
      kind: 'lm-studio',
      offers: [
        { name: 'qwen/qwen3-8b', title: 'qwen3-8b', contextTokens: 16_384, sees: false },
        { name: 'qwen2-vl', contextTokens: 4_096, sees: true },
      ],
      embeddings: ['nomic'],
    },
  })
})

it('reads llama-server, also while it loads', async () => {
  const server = await started('llama-server', [
    { name: '/models/qwen3.gguf', contextTokens: 8_192 },
  ])
  expect(await read(server)).toMatchObject({
    reading: {
      kind: 'llama-server',
      state: 'ready',
      offers: [{ name: '/models/qwen3.gguf', title: 'qwen3', contextTokens: 8_192 }],
    },
  })
  server.loading = true
  expect(await read(server)).toMatchObject({ reading: { state: 'loading', offers: [] } })
})

it('knows a llama-server that only makes vectors, and has it write nothing to find out', async () => {
  const server = await started('llama-server', [{ name: '/models/bge-m3.gguf', kind: 'embedding' }])
  expect(await read(server)).toEqual({
    outcome: 'read',
    reading: {
      kind: 'llama-server',
      state: 'ready',
      offers: [],
      embeddings: ['/models/bge-m3.gguf'],
    },
  })
  expect(server.chats).toEqual([])
})

describe('what is no model server, or no good one', () => {
  const answers = {
    'a web page': '<!doctype html><title>Welcome</title>',
    'a list of something else': '{"models":"many"}',
    'half an answer': '{"models":[{"name":',
    'more than a megabyte': `{"models":[${' '.repeat(1_100_000)}]}`,
  }
  it.each(Object.entries(answers))('is not taken for one: %s', async (_, text) => {
    const server = await started('ollama', [])
    server.routes.set('/api/tags', (response) => response.end(text))
    expect(await read(server, 'ollama')).toEqual({ outcome: 'gone' })
  })

  it('is not followed elsewhere', async () => {
    const other = await startModelServer('ollama', [{ name: 'elsewhere' }])
    const server = await started('ollama', [])
    server.routes.set('/api/tags', (response) =>
      response.writeHead(302, { location: `${other.address}/api/tags` }).end(),
    )
    expect(await read(server, 'ollama')).toEqual({ outcome: 'gone' })
    expect(other.asked).toEqual([])
    await other.close()
  })

  it('is not this product’s own model server', async () => {
    const server = await started('llama-server', [{ name: 'm' }])
    server.routes.set('/v1/models', (response) =>
      json(response, 200, { data: [{ id: 'm', owned_by: 'lumen' }] }),
    )
    expect(await read(server)).toEqual({ outcome: 'gone' })
  })

  it('is not waited for, and not there when nobody listens', async () => {
    const server = await started('ollama', [])
    server.routes.set('/api/tags', () => {})
    expect(await probe({ kind: 'ollama', address: server.address }, 50)).toEqual({
      outcome: 'silent',
    })
    await server.stop()
    expect(await read(server, 'ollama')).toEqual({ outcome: 'gone' })
  })

  it('has names that can be shown, or they are left out', async () => {
    const name = `a${'x'.repeat(300)}`
    const server = await started('ollama', [
      { name },
      { name: 'a\u0000b' },
      { name: 'safe\u202egnp.exe' },
      { name: `b${'x'.repeat(150)}` },
    ])
    const answer = await read(server)
    expect(answer).toMatchObject({ reading: { offers: [{ name: `b${'x'.repeat(150)}` }] } })
    expect(answer.outcome === 'read' && answer.reading.offers[0]?.title).toHaveLength(80)
  })
})
