import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOllamaChat } from '@lumen/ai/ollama-chat'
import { loadOpenAi } from '@lumen/ai/openai-client'
import { askServer } from '@lumen/ai/local-server'
import { openS3Store } from '@lumen/objects/s3-store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readLoki } from '../../services/admin/src/adapters/logs/read-loki.ts'
import { askJson } from '../../services/models/src/adapters/ask-json.ts'

const id = '018f0000-0000-7000-8000-000000000000'
const servers: Server[] = []
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What reached a place that no operator named, and the one that leads there. */
const reached: string[] = []
const asked: string[] = []
/** An address that an operator gave, and behind which somebody sends everybody elsewhere. */
let given: string

beforeAll(async () => {
  const elsewhere = await serve(({ url = '' }, response) => {
    reached.push(url)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  given = await serve(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(307, { location: elsewhere + url }).end()
  })
})
afterAll(() => servers.forEach((server) => server.close()))

const limits = { firstTokenMs: 60_000, betweenTokensMs: 60_000, totalMs: 60_000 }
const prompt = { turns: [{ role: 'user' as const, content: 'a secret' }] }
async function all(pieces: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of pieces);
}

/** Everything that is asked at an address of the configuration, or of an accepted server. */
const callers: Record<string, () => Promise<unknown>> = {
  'a provider of OpenAI’s kind': async () =>
    (await loadOpenAi({ apiKey: 'key', baseUrl: `${given}/v1` }, 60_000)).chat.completions.create({
      model: 'm',
      messages: [{ role: 'user', content: 'a secret' }],
    }),
  Ollama: () =>
    all(
      createOllamaChat({ baseUrl: given, model: 'm', contextTokens: 100, limits }).stream(prompt),
    ),
  'a server of the operator’s': () =>
    askServer({ origin: given, model: 'm', limits }, '/tokenize', {
      body: { content: 'a secret' },
      signal: AbortSignal.timeout(60_000),
    }),
  'a server that is looked at': () =>
    askJson(given, () => AbortSignal.timeout(60_000))('/api/tags'),
  'the object store': () =>
    openS3Store({ endpoint: given, bucket: 'b', region: 'r', key: 'k', secret: 's' }).put(
      `u/${id}/2026-11/${id}.png`,
      Buffer.from('a secret'),
    ),
  Loki: () => readLoki({ url: given, selector: '{a="b"}', token: 'key' })('request-1'),
}

it.each(Object.keys(callers))('%s leads nobody to where it was not named', async (name) => {
  asked.length = 0
  await callers[name]!().catch(() => null)
  expect(asked).not.toEqual([])
  expect(reached).toEqual([])
})
