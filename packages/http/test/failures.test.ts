import { describe, expect, test, vi } from 'vitest'
import { AppError } from '../src/app-error.ts'
import { id, openTestServer } from './test-server.ts'

const { server, signedIn, lines } = openTestServer()
const json = { ...signedIn, 'content-type': 'application/json' }

async function post(payload: string | Buffer, headers: Record<string, string> = json) {
  const reply = await server.inject({ method: 'POST', url: '/api/notes', payload, headers })
  return { status: reply.statusCode, body: reply.json() }
}

describe('a refused request', () => {
  test.each<[string, string | Buffer, number, string]>([
    ['malformed JSON', '{"text": "x"', 400, 'bad_json'],
    ['no JSON', 'text=x', 400, 'bad_json'],
    ['an empty body', '', 400, 'bad_json'],
    ['two values', '{"text":"x"} {}', 400, 'bad_json'],
    ['a poisoned prototype', '{"text":"x","__proto__":{"admin":true}}', 400, 'bad_json'],
    ['a poisoned prototype, escaped', '{"text":"x","\\u005f_proto__":{}}', 400, 'bad_json'],
    ['a poisoned constructor', '{"text":"x","constructor":{"prototype":{}}}', 400, 'bad_json'],
    [
      'bytes that are not UTF-8',
      Buffer.from([...Buffer.from('{"text":"'), 0xff, 0x22, 0x7d]),
      400,
      'bad_json',
    ],
    ['a lone surrogate', '{"text":"\\ud800"}', 400, 'bad_json'],
    ['a wrong type', '{"text":["x"]}', 400, 'invalid_input'],
    ['a number as text', '{"text":"x","count":"7"}', 400, 'invalid_input'],
    ['an undeclared property', '{"text":"x","admin":true}', 400, 'invalid_input'],
    ['a control character', '{"text":"a\\u0007"}', 400, 'invalid_input'],
    ['an unsuitable e-mail address', '{"text":"x","email":"a b@c"}', 400, 'invalid_input'],
    ['null', 'null', 400, 'invalid_input'],
    ['a body of 1 MB', `{"text":"${'x'.repeat(1_048_576)}"}`, 413, 'body_too_large'],
  ])('with %s', async (_what, payload, status, code) => {
    const reply = await post(payload)
    expect(reply).toMatchObject({ status, body: { code, error: expect.any(String) } })
    expect(lines.at(-1)).toMatchObject({ requestId: reply.body.requestId, code, level: 'info' })
  })

  test('may hold a pair of surrogates', async () => {
    expect(await post('{"text":"\\ud83d\\ude00"}')).toMatchObject({
      status: 201,
      body: { text: '😀' },
    })
  })

  test('says which field is wrong, in plain words', async () => {
    expect((await post('{"text":"x","count":1.5}')).body).toEqual({
      error: 'The request is not valid: count must be a whole number',
      code: 'invalid_input',
      requestId: expect.any(String),
      details: [{ path: 'count', message: 'must be a whole number' }],
    })
  })

  test('has a content type that is not JSON, or none that can be read', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      ';',
    ])
      expect(await post('{"text":"x"}', { ...signedIn, 'content-type': type })).toMatchObject({
        status: 415,
        body: { code: 'unsupported_media_type' },
      })
    expect(
      await post('{"text":"x"}', { ...json, 'content-type': 'application/json; charset=utf-8' }),
    ).toMatchObject({ status: 201 })
  })

  test('is without a body where one is needed', async () => {
    const reply = await server.inject({ method: 'POST', url: '/api/notes', headers: signedIn })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'invalid_input' })
  })

  test('has a wrong path or query', async () => {
    const get = async (url: string) => {
      const reply = await server.inject({ url, headers: signedIn })
      return [reply.statusCode, reply.json().code ?? reply.json().text]
    }
    expect(await get(`/api/notes/${id}?limit=3&hidden=true`)).toEqual([
      200,
      '{"limit":3,"hidden":true}',
    ])
    expect(await get(`/api/notes/${id}?limit=10`)).toEqual([400, 'invalid_input'])
    expect(await get(`/api/notes/${id}?limit=1&limit=2`)).toEqual([400, 'invalid_input'])
    expect(await get(`/api/notes/${id}?limit=`)).toEqual([400, 'invalid_input'])
    expect(await get(`/api/notes/${id}?unknown=1`)).toEqual([400, 'invalid_input'])
    expect(await get(`/api/notes/${id}?__proto__=1`)).toEqual([400, 'invalid_input'])
    expect(await get('/api/notes/42')).toEqual([400, 'invalid_input'])
    expect(await get('/api/notes/%00')).toEqual([400, 'invalid_input'])
    expect(await get('/api/notes/%zz')).toEqual([400, 'invalid_input'])
    expect(await get(`/api/notes/${'x'.repeat(300)}`)).toEqual([400, 'invalid_input'])
    expect(await get('/api/nothing')).toEqual([404, 'not_found'])
  })

  test('of an unknown address is answered in the error body, whatever its method and body', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'TRACE'] as const) {
      const reply = await server.inject({
        method,
        url: '/nowhere',
        ...(method === 'GET'
          ? {}
          : { payload: '{', headers: { 'content-type': 'application/json' } }),
      })
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    }
  })
})

describe('an operation without a body', () => {
  const touch = async (payload: string, headers: Record<string, string>) => {
    const reply = await server.inject({
      method: 'POST',
      url: `/api/notes/${id}/touch`,
      payload,
      headers,
    })
    return { status: reply.statusCode, body: reply.json() }
  }

  test('takes an empty one, and does not look at another', async () => {
    expect(await touch('', json)).toEqual({ status: 200, body: { body: null } })
    expect(await touch('{"a":1}', json)).toEqual({ status: 200, body: { body: null } })
    expect(await touch('', signedIn)).toEqual({ status: 200, body: { body: null } })
  })

  test('still refuses malformed JSON', async () => {
    expect(await touch('{', json)).toMatchObject({ status: 400, body: { code: 'bad_json' } })
  })
})

test('an operation may take longer bodies than the rest', async () => {
  const put = (length: number) =>
    server.inject({
      method: 'PUT',
      url: '/api/notes/picture',
      payload: JSON.stringify({ data: 'x'.repeat(length) }),
      headers: json,
    })
  expect((await put(150_000)).json()).toEqual({ length: 150_000 })
  expect((await put(200_000)).statusCode).toBe(413)
})

describe('a failed request', () => {
  const failing = (error: unknown, options: { timeoutMs?: number } = {}) =>
    openTestServer(
      {
        'GET /api/notes/welcome': async () => {
          throw error
        },
      },
      options,
    )

  test('tells nothing of an unexpected error but the request id; the log has the stack', async () => {
    const opened = failing(new TypeError('password of the database is hunter2'))
    const reply = await opened.server.inject('/api/notes/welcome')
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual({
      error: 'Something went wrong on our side',
      code: 'internal',
      requestId: reply.headers['x-request-id'],
    })
    expect(opened.lines.at(-1)).toMatchObject({
      level: 'error',
      requestId: reply.headers['x-request-id'],
      operation: 'GET /api/notes/welcome',
      err: { type: 'TypeError', stack: expect.stringContaining('failures.test') },
    })
  })

  test('tells what the service meant to tell, with the time to wait', async () => {
    const opened = failing(
      new AppError('rate_limited', 'Too many sign-ins', {
        retryAfter: 7.2,
        details: [{ path: 'email', message: 'was tried too often' }],
      }),
    )
    const reply = await opened.server.inject('/api/notes/welcome')
    expect(reply.statusCode).toBe(429)
    expect(reply.headers['retry-after']).toBe('8')
    expect(reply.json()).toEqual({
      error: 'Too many sign-ins',
      code: 'rate_limited',
      requestId: expect.any(String),
      retryAfter: 7.2,
      details: [{ path: 'email', message: 'was tried too often' }],
    })
  })

  test('says when to come again where nobody knows better', async () => {
    const opened = failing(new AppError('unavailable', 'Away'))
    const reply = await opened.server.inject('/api/notes/welcome')
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '3'])
  })

  test('turns away what comes beyond the requests at a time, and always says how it is', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const welcome = { userId: null, address: '' }
    const { server } = openTestServer(
      { 'GET /api/notes/welcome': () => promise.then(() => welcome) },
      { requestsAtOnce: 2 },
    )
    const ask = async () => await server.inject('/api/notes/welcome')
    const waiting = [ask(), ask()]
    await vi.waitFor(async () => {
      const late = await ask()
      expect([late.statusCode, late.headers['retry-after'], late.json().code]).toEqual([
        503,
        '1',
        'unavailable',
      ])
    })
    expect((await server.inject('/health/live')).statusCode).toBe(200)
    resolve()
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await ask()).statusCode).toBe(200)
  })

  test('maps errors of Fastify by their status, and those of other libraries not at all', async () => {
    const fastifyError = Object.assign(new Error('x'), { code: 'FST_ERR_X', statusCode: 503 })
    const upstream = Object.assign(new Error('x'), { statusCode: 401 })
    const fullStore = Object.assign(new Error('x'), { code: 'storage_full', status: 507 })
    for (const [error, status, code] of [
      [fastifyError, 503, 'unavailable'],
      [upstream, 500, 'internal'],
      [fullStore, 507, 'storage_full'],
      ['a text', 500, 'internal'],
      [undefined, 500, 'internal'],
    ] as const) {
      const reply = await failing(error).server.inject('/api/notes/welcome')
      expect([reply.statusCode, reply.json().code]).toEqual([status, code])
    }
  })

  test('that takes too long is a timeout, and its work is told', async () => {
    let aborted = false
    const opened = openTestServer(
      {
        'GET /api/notes/welcome': ({ signal }) =>
          new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => {
              aborted = true
              reject(new Error('stopped'))
            }),
          ),
      },
      { timeoutMs: 20 },
    )
    const reply = await opened.server.inject('/api/notes/welcome')
    expect([reply.statusCode, reply.json().code, aborted]).toEqual([504, 'timeout', true])
  })
})
