import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createLogger } from '../src/logger.ts'
import { startTracing } from '../src/tracing.ts'

type OtlpSpan = {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code: number }
}

/** A collector on a real socket that keeps what it is sent. */
async function openCollector() {
  const spans: OtlpSpan[] = []
  const take = async (request: IncomingMessage) => {
    const body: any = await json(request)
    for (const resource of body.resourceSpans)
      for (const scope of resource.scopeSpans) spans.push(...scope.spans)
  }
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    void take(request).finally(() => response.end('{}'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    spans,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function capture() {
  const lines: Record<string, unknown>[] = []
  const log = createLogger({
    service: 'chat',
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  return { log, lines }
}

test('sends spans with their parents to the collector; lines carry the trace id', async () => {
  const collector = await openCollector()
  const { log, lines } = capture()
  const tracing = await startTracing({ service: 'chat', log, endpoint: `${collector.endpoint}/` })
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`

  let inner: string | undefined
  const work = tracing.inSpan(
    'answer',
    async () => {
      await Promise.resolve()
      log.info('working')
      await tracing.inSpan('ask auth', async () => {
        inner = tracing.traceparent()
      })
      throw new RangeError('no')
    },
    { kind: 'server', traceparent },
  )
  await expect(work).rejects.toThrow('no')
  expect(tracing.traceparent()).toBeUndefined()
  await tracing.close()
  await collector.close()

  const [ask, answer] = collector.spans
  expect(collector.spans.map(({ name }) => name)).toEqual(['ask auth', 'answer'])
  expect(answer).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16), kind: 2 })
  expect(answer!.status.code).toBe(2)
  expect(ask!.parentSpanId).toBe(answer!.spanId)
  expect(inner).toBe(`00-${'a'.repeat(32)}-${ask!.spanId}-01`)
  expect(lines[0]).toMatchObject({ msg: 'working', traceId: 'a'.repeat(32) })
})

test('without an endpoint everything runs and nothing is recorded', async () => {
  const tracing = await startTracing({ service: 'chat', log: capture().log })
  await expect(tracing.inSpan('x', async () => tracing.traceparent())).resolves.toBeUndefined()
  await tracing.close()
})

test('a collector that refuses is told in the log', async () => {
  const server = createServer((_request, response) => void response.writeHead(400).end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { log, lines } = capture()
  const tracing = await startTracing({
    service: 'chat',
    log,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
  await tracing.inSpan('x', async () => {})
  await tracing.close()
  server.close()
  expect(lines.map(({ msg }) => msg)).toContain('traces could not be delivered')
})
