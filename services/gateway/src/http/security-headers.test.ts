import { createServer } from '@lumen/http/server'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addSecurityHeaders } from './security-headers.ts'

let server: FastifyInstance
beforeEach(async () => {
  server = createServer({
    service: 'gateway',
    log: createLogger({ service: 'gateway', level: 'silent' }),
    metrics: createMetrics({ service: 'gateway' }),
    forPublic: true,
  })
  addSecurityHeaders(server, false, [])
  server.get('/', async () => 'page')
})
afterEach(() => server.close())

const answerTo = (host: string) => server.inject({ url: '/', headers: { host } })

it.each(['a;b', 'a,b', "a 'unsafe-inline'", 'a/b', '[::1', 'a:b', 'a:123456'])(
  'refuses the host %s',
  async (host) => {
    const { statusCode, headers, json } = await answerTo(host)
    expect(statusCode).toBe(400)
    expect(json()).toMatchObject({ code: 'invalid_input' })
    expect(headers['content-security-policy']).toContain("connect-src 'self' 'self';")
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)

it.each(['lumen.example', 'localhost:8080', '127.0.0.1:1', '[::1]:8080', 'my_host', 'xn--fiq.cn.'])(
  'opens sockets to the host %s',
  async (host) => {
    const { statusCode, headers } = await answerTo(host)
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ws://${host};`)
  },
)

it('holds browsers to https for a year, with all hosts below, where people come over it', async () => {
  const secure = createServer({
    service: 'gateway',
    log: createLogger({ service: 'gateway', level: 'silent' }),
    metrics: createMetrics({ service: 'gateway' }),
    forPublic: true,
  })
  addSecurityHeaders(secure, true, [])
  const { headers } = await secure.inject({ url: '/health/live', headers: { host: 'l.example' } })
  await secure.close()
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['content-security-policy']).toContain("connect-src 'self' wss://l.example;")
  expect((await answerTo('l.example')).headers).not.toHaveProperty('strict-transport-security')
})

it('tells browsers to guess, frame, plug in and tell nothing, with every answer', async () => {
  for (const url of ['/', '/nowhere']) {
    const { headers } = await server.inject({ url, headers: { host: 'l.example' } })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(headers['content-security-policy']).toContain(directive)
  }
})

it('gives pages the microphone alone, and tells so with every answer', async () => {
  const { headers } = await answerTo('lumen.example')
  expect(headers['permissions-policy']).toMatch(/^microphone=\(self\), .*\bgeolocation=\(\)/)
  expect((await answerTo('a;b')).headers['permissions-policy']).toBe(headers['permissions-policy'])
})
