import { register } from 'prom-client'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('each service counts for itself, never in the global registry', async () => {
  const auth = createMetrics({ service: 'auth' })
  const chat = createMetrics({ service: 'chat' })
  auth.counter('sign_ins_total', 'Sign-ins').inc(2)
  chat.counter('replies_total', 'Replies', ['provider']).inc({ provider: 'local' })
  const { text, contentType } = await auth.expose()
  expect(contentType).toContain('text/plain')
  expect(text).toContain('sign_ins_total{service="auth"} 2')
  expect(text).not.toContain('replies_total')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).toContain('process_resident_memory_bytes')
  expect((await chat.expose()).text).toContain('replies_total{provider="local",service="chat"} 1')
  expect(register.getMetricsAsArray()).toEqual([])
})

test('asking for a metric again gives the one that exists', () => {
  const metrics = createMetrics({ service: 'chat' })
  expect(metrics.counter('a_total', 'A')).toBe(metrics.counter('a_total', 'A'))
  expect(metrics.histogram('b_seconds', 'B')).toBe(metrics.histogram('b_seconds', 'B'))
})

test('a gauge can be read when it is asked for', async () => {
  const metrics = createMetrics({ service: 'chat' })
  let open = 3
  metrics.gauge('sockets', 'Open sockets', [], (gauge) => gauge.set(open))
  expect((await metrics.expose()).text).toContain('sockets{service="chat"} 3')
  open = 4
  expect((await metrics.expose()).text).toContain('sockets{service="chat"} 4')
})

test('tells of caches what they hold and may hold', async () => {
  const metrics = createMetrics({ service: 'chat' })
  let bytes = 5
  metrics.cache('keys', {
    get bytes() {
      return bytes
    },
    maxBytes: 100,
  })
  metrics.cache('indexes', { bytes: 7, maxBytes: 200 })
  bytes = 6
  const { text } = await metrics.expose()
  expect(text).toContain('cache_bytes{cache="keys",service="chat"} 6')
  expect(text).toContain('cache_bytes{cache="indexes",service="chat"} 7')
  expect(text).toContain('cache_max_bytes{cache="keys",service="chat"} 100')
})
