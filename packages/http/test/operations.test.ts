import { defineOperations } from '@lumen/contracts/operation'
import { currentRequestId } from '@lumen/runtime/request-context'
import { createMetrics } from '@lumen/runtime/metrics'
import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { addressHeader, gatewayHeader, identityHeader } from '../src/identity.ts'
import { mountOperations } from '../src/operations.ts'
import { createServer } from '../src/server.ts'
import { caller, handlers, id, openTestServer, operations } from './test-server.ts'

describe('who may call', () => {
  const { server, signer, signedIn } = openTestServer()
  const call = async (method: 'GET' | 'DELETE', url: string, headers = {}) => {
    const reply = await server.inject({ method, url, headers })
    return [reply.statusCode, reply.json().code ?? reply.json()]
  }
  const admin = { [identityHeader]: signer.sign({ ...caller, role: 'admin' }, 'chat') }

  test('a public operation is for visitors, and knows who is signed in', async () => {
    const [status, visitor] = await call('GET', '/api/notes/welcome')
    expect([status, visitor.userId]).toEqual([200, null])
    expect((await call('GET', '/api/notes/welcome', signedIn))[1].userId).toBe(id)
  })

  test('an invalid identity is refused even where none is needed', async () => {
    expect(await call('GET', '/api/notes/welcome', { [identityHeader]: 'x.y' })).toEqual([
      401,
      'unauthenticated',
    ])
    expect(await call('GET', '/api/notes/welcome', { [identityHeader]: '' })).toEqual([
      401,
      'unauthenticated',
    ])
    const other = { [identityHeader]: signer.sign(caller, 'auth') }
    expect(await call('GET', '/api/notes/welcome', other)).toEqual([401, 'unauthenticated'])
  })

  test('a service called directly answers 401 before it looks at anything', async () => {
    expect(await call('GET', '/api/notes/42')).toEqual([401, 'unauthenticated'])
    const reply = await server.inject({
      method: 'POST',
      url: '/api/notes',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    })
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthenticated'])
  })

  test('an operation for administrators is forbidden to others', async () => {
    expect(await call('DELETE', '/api/notes')).toEqual([401, 'unauthenticated'])
    expect(await call('DELETE', '/api/notes', signedIn)).toEqual([403, 'forbidden'])
    expect(await call('DELETE', '/api/notes', admin)).toEqual([200, { by: id }])
  })

  test('the address is the connection, unless the gateway proves another', async () => {
    const proof = signer.signGateway('203.0.113.7')
    const seen = async (headers: Record<string, string>) =>
      (await call('GET', '/api/notes/welcome', headers))[1].address
    expect(await seen({ [addressHeader]: '203.0.113.7', [gatewayHeader]: proof })).toBe(
      '203.0.113.7',
    )
    expect(await seen({ [addressHeader]: '203.0.113.8', [gatewayHeader]: proof })).toBe('127.0.0.1')
    expect(await seen({ [addressHeader]: '203.0.113.7' })).toBe('127.0.0.1')
    expect(await seen({ 'x-forwarded-for': '203.0.113.7' })).toBe('127.0.0.1')
  })
})

describe('a reply', () => {
  test('carries what is declared and nothing else, at any depth', async () => {
    const { server, signedIn } = openTestServer({
      'GET /api/notes/:noteId': async () =>
        ({ id, text: 'x', tags: [{ name: 'a', secret: 1 }], passwordHash: 'x' }) as never,
    })
    const reply = await server.inject({ url: `/api/notes/${id}`, headers: signedIn })
    expect(reply.json()).toEqual({ id, text: 'x', tags: [{ name: 'a' }] })
  })

  test('that does not fit its declaration is a 500', async () => {
    for (const wrong of [{ id, tags: [] }, undefined, { id, text: 'x', tags: 'no list' }]) {
      const { server, signedIn, lines } = openTestServer({
        'GET /api/notes/:noteId': async () => wrong as never,
      })
      const reply = await server.inject({ url: `/api/notes/${id}`, headers: signedIn })
      expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal'])
      expect(lines.at(-1)).toMatchObject({ level: 'error', code: 'internal' })
    }
  })

  test('has the declared status and the headers that the handler sets', async () => {
    const { server, signedIn } = openTestServer({
      'POST /api/notes': async ({ setHeader, header, body }) => {
        setHeader('set-cookie', 'a=1')
        setHeader('set-cookie', 'b=2')
        return { id, text: `${body.text} ${header('X-Test')}`, tags: [] }
      },
    })
    const reply = await server.inject({
      method: 'POST',
      url: '/api/notes',
      payload: { text: 'x' },
      headers: { ...signedIn, 'x-test': 'y' },
    })
    expect(reply.statusCode).toBe(201)
    expect(reply.headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(reply.json().text).toBe('x y')
  })
})

describe('the request id', () => {
  const { server, signedIn, lines } = openTestServer({
    'POST /api/notes': async ({ requestId, log, body }) => {
      await Promise.resolve()
      log.info('in the handler')
      return { id, text: `${body.text} ${requestId === currentRequestId()}`, tags: [] }
    },
  })
  const send = (requestId?: string) =>
    server.inject({
      method: 'POST',
      url: '/api/notes',
      payload: { text: 'x' },
      headers: { ...signedIn, ...(requestId === undefined ? {} : { 'x-request-id': requestId }) },
    })

  test('is adopted when well formed, sent back, and known everywhere, also after the body', async () => {
    const reply = await send('from-gateway-1')
    expect(reply.headers['x-request-id']).toBe('from-gateway-1')
    expect(reply.json().text).toBe('x true')
    expect(lines.at(-1)).toMatchObject({ msg: 'in the handler', requestId: 'from-gateway-1' })
  })

  test('is made when there is none, or one that could harm', async () => {
    for (const given of [undefined, 'short', 'a'.repeat(65), 'with space 1', '<script>alert()'])
      expect((await send(given)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('mounting', () => {
  const mount = (given: object, table: object = operations) => {
    const { server } = openTestServer()
    const bare = createServer({
      service: 'chat',
      log: server.log as never,
      metrics: createMetrics({ service: 'chat' }),
    })
    mountOperations(bare, table as typeof operations, given as typeof handlers, {
      verifier: null as never,
      service: 'chat',
    })
  }

  test('refuses missing and undeclared handlers at once, with their names', () => {
    const { 'DELETE /api/notes': _left, ...rest } = handlers
    expect(() => mount({ ...rest, 'GET /api/more': async () => ({}) })).toThrow(
      'The handlers of service chat do not fit its operations.\n' +
        '  no handler: DELETE /api/notes\n' +
        '  not declared for chat: GET /api/more',
    )
  })

  test('leaves the operations of other services alone', async () => {
    const table = {
      ...operations,
      'GET /api/auth/me': { ...operations['GET /api/notes/welcome'], service: 'auth' },
    }
    expect(() => mount(handlers, table)).not.toThrow()
    expect(() => mount({ ...handlers, 'GET /api/auth/me': async () => ({}) }, table)).toThrow(
      'not declared for chat: GET /api/auth/me',
    )
  })

  test('refuses an operation with more than one success, or none', () => {
    const welcome = operations['GET /api/notes/welcome']
    for (const replies of [{}, { 200: {}, 201: {} }, { 400: {} }])
      expect(() =>
        mount({ 'GET /api/x': async () => ({}) }, { 'GET /api/x': { ...welcome, replies } }),
      ).toThrow('GET /api/x must declare exactly one reply, with a 2xx status')
  })
})

test('an operation with a raw body gets the bytes as they came, whatever they are', async () => {
  const { server, verifier } = openTestServer()
  const table = defineOperations({
    'POST /api/hooks': {
      service: 'chat',
      access: 'public',
      summary: 'Signed by another',
      rawBody: true,
      replies: { 200: Type.Object({ hex: Type.String() }) },
    },
  })
  mountOperations(
    server,
    table,
    { 'POST /api/hooks': async ({ body }) => ({ hex: Buffer.from(body).toString('hex') }) },
    { service: 'chat', verifier },
  )
  const sent = async (payload: Buffer) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await server.inject({ method: 'POST', url: '/api/hooks', payload, headers })
    return [reply.statusCode, reply.json().hex]
  }
  expect(await sent(Buffer.from('{ "a" :1}'))).toEqual([200, '7b20226122203a317d'])
  expect(await sent(Buffer.from([0xff, 0x00]))).toEqual([200, 'ff00'])
})
