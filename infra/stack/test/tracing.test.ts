import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { openSocket } from './socket-client.ts'

type Span = { service: string; name: string; traceId: string; spanId: string; parentSpanId: string }

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

test('one message is one trace through gateway, bus and chat; so is a REST call', async () => {
  const collector = await openCollector()
  const product = await startProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
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
    socket.send({ type: 'streaming_chat', companionId: companion.id, content: 'Hello' })
    await socket.next('streaming_stream_complete')
    socket.close()
  } finally {
    // Closing sends what the exporters still hold.
    await product.close()
    collector.close()
  }
  const { spans } = collector
  const one = (service: string, name: string) => {
    const found = spans.filter((span) => span.service === service && span.name === name)
    expect(found, `${service}: ${name}`).toHaveLength(1)
    return found[0]!
  }
  const frame = one('lumen-gateway', 'frame streaming_chat')
  const ask = one('lumen-gateway', 'ask chat.send-message')
  const answer = one('lumen-chat', 'answer chat.send-message')
  expect(frame.parentSpanId).toBe('')
  expect([ask.traceId, ask.parentSpanId]).toEqual([frame.traceId, frame.spanId])
  expect([answer.traceId, answer.parentSpanId]).toEqual([frame.traceId, ask.spanId])

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
