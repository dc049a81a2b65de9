import { allOperations } from '@lumen/contracts/all-operations'
import type { OperationKey } from '@lumen/contracts/operation'
import { createIdentitySigner, generateIdentityKeys } from '@lumen/http/identity'
import { createServer } from '@lumen/http/server'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { noTracing } from '@lumen/runtime/tracing'
import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { Pool } from 'undici'
import { expect, it, onTestFinished } from 'vitest'
import type { GatewayContext } from '../context.ts'
import { forward } from './forward.ts'
import { dispatch } from './upstream-answer.ts'
import { createUpstream } from './upstreams.ts'

/** What comes of an operation through the gateway, of whose service answers with these headers. */
async function answerOf(key: OperationKey, sent: Record<string, string>, status = 200) {
  const service = fastify()
  service.all('/', (_request, reply) => reply.code(status).headers(sent).send({}))
  const pool = new Pool(await service.listen({ host: '127.0.0.1', port: 0 }))
  const { privateKey } = generateIdentityKeys()
  const operation = allOperations[key]!
  const context = {
    https: false,
    tracing: noTracing,
    signer: createIdentitySigner({ privateKey }),
    upstreams: { [operation.service]: createUpstream((asked) => dispatch(pool, asked)) },
  } as unknown as GatewayContext
  const server = createServer({
    service: 'gateway',
    log: createLogger({ service: 'gateway', level: 'silent' }),
    metrics: createMetrics({ service: 'gateway' }),
    forPublic: true,
  })
  await server.register(cookie)
  server.decorateRequest('caller', null)
  server.get('/', (request, reply) => forward(context, operation, request, reply))
  onTestFinished(async () => {
    await server.close()
    await pool.close()
    await service.close()
  })
  const { statusCode, headers } = await server.inject({ url: '/' })
  expect(statusCode).toBe(status)
  return headers
}

it.each<[OperationKey, number]>([
  ['GET /api/auth/me', 200],
  ['GET /api/companions', 200],
  ['GET /api/wallet/balance', 200],
  ['GET /api/auth/sessions', 404],
  // Its answer holds a token, and a refusal tells of an account.
  ['POST /api/auth/login', 200],
  ['POST /api/auth/login', 401],
])('lets nobody keep the answer of %s (%i)', async (key, status) => {
  expect((await answerOf(key, {}, status))['cache-control']).toBe('no-store')
})

it('leaves to a service how long its own may be kept', async () => {
  const kept = { 'cache-control': 'private, max-age=60' }
  expect(await answerOf('GET /api/companions', kept)).toMatchObject(kept)
})

it('hands back what is declared, and nothing else of a service', async () => {
  const headers = await answerOf('GET /api/companions', { 'x-inside': 'secret', etag: '"1"' })
  expect(headers['etag']).toBe('"1"')
  expect(headers).not.toHaveProperty('x-inside')
})
