import type { ModelChoice } from '@lumen/contracts/models/schema'
import { startModelServer, type ModelServerDouble } from '@lumen/ai/test-support/model-servers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startProduct, type Product } from './product.ts'
import { signedInSocket, type SocketClient } from './socket-client.ts'

let product: Product
let ollama: ModelServerDouble
let studio: ModelServerDouble
let token: string
let companionId: string
let socket: SocketClient

const waiting = { timeout: 60_000 }

beforeAll(async () => {
  ollama = await startModelServer('ollama', [
    { name: 'qwen3:8b', contextTokens: 16_384 },
    { name: 'bge-m3', kind: 'embedding', family: 'bert' },
  ])
  studio = await startModelServer('lm-studio', [{ name: 'nomic', kind: 'embedding' }])
  product = await startProduct({
    LUMEN_MODEL_SERVERS: `ollama=${ollama.address},lm-studio=${studio.address}`,
  })
  const admin = await product.administrator()
  token = admin.token
  companionId = (await product.companion(token)).id
  socket = await signedInSocket(product.url, token, admin.user.id)
})
afterAll(async () => {
  socket?.close()
  await product?.close()
  await ollama?.close()
  await studio?.close()
})

const models = async () => (await product.call('GET', '/api/models', { token })).body
const look = async () => (await product.call('GET', '/api/models/servers', { token })).body
const accept = (body: object) =>
  product.call('POST', '/api/models/servers/accept', {
    token,
    body: { kind: 'ollama', address: ollama.address, conversationsAreSentThere: true, ...body },
  })
const answering = (choice: ModelChoice | 'offline' | null) =>
  product.call('PUT', '/api/models/answering', { token, body: { choice } })
/** Says something and gives the metadata of the reply. */
const say = async (content: string) => {
  const before = socket.frames.length
  socket.send({ type: 'streaming_chat', companionId, content })
  const { message } = await socket.next('streaming_stream_complete', () => true, before)
  return message.metadata
}
/** Until whoever answers is this kind, in the health of chat itself: no restart, only a moment. */
const answeredBy = (kind: string) =>
  vi.waitFor(async () => {
    const { body } = await product.call('GET', '/api/health')
    expect(body.services.chat.capabilities.chat).toBe(kind)
  }, waiting)

it('proposes what it finds, and sends nothing there', async () => {
  const { accepted, found } = await vi.waitFor(async () => {
    const seen = await look()
    expect(seen.found).toHaveLength(2)
    return seen
  }, waiting)
  expect(accepted).toEqual([])
  expect(found).toContainEqual(
    expect.objectContaining({
      kind: 'ollama',
      address: ollama.address,
      local: true,
      offers: [expect.objectContaining({ name: 'qwen3:8b', contextTokens: 16_384 })],
      embeddings: ['bge-m3'],
    }),
  )
  expect(await models()).toMatchObject({ answering: null, providers: [] })
  expect(await say('今天天气真好')).toMatchObject({ provider: 'local' })
  expect(ollama.chats).toEqual([])
})

it('accepts only a server that may be asked, and a model that it has for talks', async () => {
  const refused = async (body: object) => {
    const answer = await accept(body)
    return [answer.status, answer.body.code]
  }
  expect(await refused({ model: 'x', address: 'http://127.0.0.1:22' })).toEqual([404, 'not_found'])
  expect(await refused({ model: 'qwen3:8b', kind: 'llama-server' })).toEqual([404, 'not_found'])
  expect(await refused({ model: 'bge-m3' })).toEqual([409, 'conflict'])
  const embeddings = { kind: 'lm-studio', address: studio.address, model: 'nomic' }
  expect(await refused(embeddings)).toEqual([409, 'conflict'])
})

it('answers with an accepted server at once, tells open pages and says why', async () => {
  const before = socket.frames.length
  const { revision } = await models()
  expect((await accept({ model: 'qwen3:8b' })).body).toMatchObject({
    id: 'ollama',
    embedding: 'bge-m3',
    byConfiguration: false,
  })
  await socket.next('models_changed', (frame) => frame.revision > revision, before)
  const now = await models()
  expect(now).toMatchObject({
    answering: { providerId: 'ollama', model: 'qwen3:8b', kind: 'ollama', why: 'accepted' },
    providers: [{ id: 'ollama', name: 'Ollama', local: true, state: 'ready' }],
  })
  expect(JSON.stringify(now)).not.toContain('127.0.0.1')
  await answeredBy('ollama')
  expect(await say('你记得我吗')).toMatchObject({ provider: 'ollama', model: 'qwen3:8b' })
  const { body } = await product.call('GET', '/api/health')
  expect(body.services).toMatchObject({
    models: { capabilities: { answers: 'ollama', model: 'qwen3:8b', why: 'accepted' } },
    memory: { capabilities: { recall: 'openai' } },
    fortune: { capabilities: { readings: 'ollama' } },
  })
})

it('records the model that the server says it was', async () => {
  ollama.answersAs = 'qwen3:0.6b'
  expect(await say('你是谁')).toMatchObject({ provider: 'ollama', model: 'qwen3:0.6b' })
  ollama.answersAs = null
})

it('tells administrators what each server was used for, whoever asked it', async () => {
  const begun = await product.call('GET', '/api/astrology/horoscope/aries', { token })
  expect(begun.status).toBe(200)
  await vi.waitFor(async () => {
    const { use } = (await product.call('GET', '/api/models/use', { token })).body
    for (const [purpose, model] of [
      ['talks', 'qwen3:8b'],
      ['readings', 'qwen3:8b'],
      ['meanings', 'bge-m3'],
    ])
      expect(use).toContainEqual(
        expect.objectContaining({
          purpose,
          model,
          providerId: 'ollama',
          requests: expect.any(Number),
        }),
      )
  }, waiting)
})

it('lets the offline companion answer when that was chosen, and the usual order again', async () => {
  expect((await answering('offline')).body).toEqual({ answering: null })
  await answeredBy('local')
  expect((await answering({ providerId: 'ollama', model: 'bge-m3' })).status).toBe(404)
  expect((await answering(null)).body.answering).toMatchObject({ kind: 'ollama', chosen: false })
  await answeredBy('ollama')
})

it('notices a server that is gone when it fails somebody, and uses it when it is back', async () => {
  await ollama.stop()
  expect(await say('你还在吗')).toMatchObject({ provider: 'local', fallback: true })
  await answeredBy('local')
  expect(await models()).toMatchObject({ answering: null, providers: [{ state: 'away' }] })
  await ollama.start()
  await vi.waitFor(async () => {
    expect((await look()).accepted).toMatchObject([{ state: 'ready' }])
  }, waiting)
  await answeredBy('ollama')
  expect(await say('欢迎回来')).toMatchObject({ provider: 'ollama' })
})

it('sends nothing to a server that was removed', async () => {
  const remove = () => product.call('DELETE', '/api/models/servers/ollama', { token })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  await answeredBy('local')
  const { length } = ollama.chats
  await say('晚安')
  expect(ollama.chats).toHaveLength(length)
})
