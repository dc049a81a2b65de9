import compress from '@fastify/compress'
import { createServer } from '@lumen/http/server'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { takeForms } from './forms.ts'

async function post(payload: string | Buffer, headers: Record<string, string> = {}) {
  const server = createServer({
    service: 'gateway',
    log: createLogger({ service: 'gateway', level: 'silent' }),
    metrics: createMetrics({ service: 'gateway' }),
    forPublic: true,
  })
  onTestFinished(() => server.close())
  // As the gateway has it: it unpacks every body that says it is packed.
  await server.register(compress)
  await server.register(async (forms) => {
    takeForms(forms)
    forms.post('/form', { bodyLimit: 100 }, ({ body }) => text(body as Readable))
  })
  return server.inject({
    method: 'POST',
    url: '/form',
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
  })
}

it('hands a form on as it comes', async () => {
  const { statusCode, body } = await post('--b', { 'content-encoding': 'identity' })
  expect([statusCode, body]).toEqual([200, '--b'])
})

it.each<[string, string | Buffer, string]>([
  ['that is none', 'not packed', 'gzip'],
  ['of much', gzipSync('x'.repeat(9_999)), 'gzip'],
  ['by a way that nobody knows', '--b', 'secret'],
])('refuses a packed form %s, and unpacks nothing', async (_name, payload, encoding) => {
  const { statusCode, json } = await post(payload, { 'content-encoding': encoding })
  expect([statusCode, json().code]).toEqual([415, 'unsupported_media_type'])
})

it('refuses a form that is too large', async () => {
  const { statusCode, json } = await post('x'.repeat(101))
  expect([statusCode, json().code]).toEqual([413, 'file_too_large'])
})
