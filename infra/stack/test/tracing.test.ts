import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { startModelDouble } from '@lumen/ai/test-support/model-double'
import { expect, test, vi } from 'vitest'
import { startProduct } from './product.ts'
import { openSocket } from './socket-client.ts'

type Span = {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

/** Takes what an OpenTelemetry collector takes over HTTP. */
async function openCollector() {
  const spans: Span[] = []
  const take = async (request: IncomingMessage) => {
    const { resourceSpans } = (await json(request)) as { resourceSpans: any[] }
    for (const { resource, scopeSpans } of resourceSpans) {
      const attribute = resource.attributes.find(({ key }: any) => key === 'service.name')
      for (const scope of scopeSpans)
        for (const span of scope.spans)
          spans.push({ parentSpanId: '', ...span, service: attribute.value.stringValue })
    }
  }
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    void take(request).finally(() => response.end('{}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    spans,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

const said = 'My sister keeps bees in Porto'
const answered = 'Bees in Porto sound lovely'
/** What of a message’s trace comes after its reply, by itself. */
const later = [
  ['lumen-memory', 'handle chat.message-created'],
  ['lumen-memory', 'handle chat.message-completed'],
  ['lumen-chat', 'job chat.move-tendencies'],
  ['lumen-chat', 'model chat'],
] as const

test('one message is one trace through gateway, bus, chat, model, events and jobs; so is a REST call', async () => {
  const collector = await openCollector()
  const model = await startModelDouble()
  model.reply(answered)
  const endpoint = collector.endpoint
  const product = await startProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...model.env })
  try {
    const { token } = await product.person()
    const companion = await product.companion(token)
    await product.call('GET', '/api/auth/me', { token })
    await product.call('GET', '/api/help/articles')
    await product.call('GET', `/api/memories/${companion.id}`, { token })
    await product.call('GET', '/api/astrology/horoscope/leo', { token })
    const socket = await openSocket(product.url)
    socket.send({ type: 'auth', token })
    await socket.next('auth_success')
    socket.send({ type: 'streaming_chat', companionId: companion.id, content: said })
    await socket.next('streaming_stream_complete')
    socket.close()
    const sent = () => {
      const frame = collector.spans.find(({ name }) => name === 'frame streaming_chat')
      const own = collector.spans.filter(({ traceId }) => traceId === frame?.traceId)
      return own.map(({ service, name }) => `${service} ${name}`)
    }
    await vi.waitFor(
      () => expect(sent()).toEqual(expect.arrayContaining(later.map((each) => each.join(' ')))),
      60_000,
    )
  } finally {
    // Closing sends what the exporters still hold.
    await product.close()
    await model.close()
    collector.close()
  }
  const { spans } = collector
  const one = (service: string, name: string, { traceId }: Partial<Span> = {}) => {
    const found = spans.filter(
      (span) =>
        span.service === service &&
        span.name === name &&
        (traceId === undefined || span.traceId === traceId),
    )
    expect(found, `${service}: ${name}`).toHaveLength(1)
    return found[0]!
  }
  const frame = one('lumen-gateway', 'frame streaming_chat')
  const ask = one('lumen-gateway', 'ask chat.send-message')
  const answer = one('lumen-chat', 'answer chat.send-message')
  expect(frame.parentSpanId).toBe('')
  expect([ask.traceId, ask.parentSpanId]).toEqual([frame.traceId, frame.spanId])
  expect([answer.traceId, answer.parentSpanId]).toEqual([frame.traceId, ask.spanId])

  for (const [service, name] of later) one(service, name, frame)
  const publish = one('lumen-chat', 'publish chat.message-created', frame)
  expect(publish.parentSpanId).toBe(answer.spanId)
  const handle = one('lumen-memory', 'handle chat.message-created', frame)
  expect(handle.parentSpanId).toBe(publish.spanId)
  const attributes = Object.fromEntries(
    one('lumen-chat', 'model chat', frame).attributes.map(({ key, value }) => [key, value]),
  )
  expect(attributes).toMatchObject({
    'gen_ai.provider.name': { stringValue: 'openai' },
    'gen_ai.request.model': { stringValue: model.env.OPENAI_CHAT_MODEL },
    'lumen.outcome': { stringValue: 'stop' },
    'lumen.plan': { stringValue: 'premium' },
    'lumen.first_token_ms': { intValue: expect.any(Number) },
  })
  const told = JSON.stringify(spans)
  for (const word of ['Porto', 'bees', 'sister', 'lovely']) expect(told).not.toContain(word)

  for (const [service, name] of [
    ['lumen-chat', 'POST /api/companions'],
    ['lumen-auth', 'GET /api/auth/me'],
    ['lumen-admin', 'GET /api/help/articles'],
    ['lumen-memory', 'GET /api/memories/:companionId'],
    ['lumen-fortune', 'GET /api/astrology/horoscope/:sign'],
  ] as const) {
    const outer = one('lumen-gateway', name)
    const inner = one(service, name)
    expect(outer.parentSpanId).toBe('')
    expect([inner.traceId, inner.parentSpanId]).toEqual([outer.traceId, outer.spanId])
  }
})
