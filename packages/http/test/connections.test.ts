import { once } from 'node:events'
import { Agent, get, request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { createMetrics } from '@lumen/runtime/metrics'
import { noTracing } from '@lumen/runtime/tracing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { handlers, id, openTestServer } from './test-server.ts'

type Opened = ReturnType<typeof openTestServer>
const open: Opened[] = []
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close()
})

async function listen(...options: Parameters<typeof openTestServer>) {
  const opened = openTestServer(...options)
  open.push(opened)
  const url = await opened.server.listen({ port: 0, host: '127.0.0.1' })
  return { ...opened, url, port: (opened.server.server.address() as AddressInfo).port }
}

/** Writes to a new connection and gives all that comes back until the server ends it. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}

const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
const headersOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

describe('what is not a request', () => {
  test('is answered in the error body with an id that the log has too', async () => {
    const { port, lines } = await listen()
    const answer = await exchange(port, 'nonsense\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(bodyOf(answer)).toEqual({
      error: 'This is not a valid HTTP request',
      code: 'invalid_input',
      requestId: expect.any(String),
    })
    expect(lines.at(-1)).toMatchObject({ requestId: bodyOf(answer).requestId })
  })

  test('has headers without end', async () => {
    const { port } = await listen()
    const answer = await exchange(
      port,
      `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(bodyOf(answer).code).toBe('invalid_input')
  })
})

describe('the signal of a request with a body', () => {
  const held = () => {
    const aborted: boolean[] = []
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const write: (typeof handlers)['POST /api/notes'] = async ({ signal, body }) => {
      signal.addEventListener('abort', () => {
        aborted.push(true)
        end()
      })
      begin()
      if (body.text === 'wait') await ended
      else await new Promise((resolve) => setImmediate(resolve))
      return { id, text: String(signal.aborted), tags: [] }
    }
    return { write, aborted, begun, ended }
  }

  test('is not aborted while the caller waits', async () => {
    const { write, aborted } = held()
    const { url, signedIn } = await listen({ 'POST /api/notes': write })
    const answer = await fetch(`${url}/api/notes`, {
      method: 'POST',
      headers: { ...signedIn, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'x' }),
    })
    expect([await answer.json(), aborted]).toMatchObject([{ text: 'false' }, []])
  })

  test('is aborted once the caller is gone', async () => {
    const { write, begun, ended } = held()
    const { url, signedIn } = await listen({ 'POST /api/notes': write })
    const leaving = new AbortController()
    const asked = fetch(`${url}/api/notes`, {
      method: 'POST',
      headers: { ...signedIn, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'wait' }),
      signal: leaving.signal,
    })
    await begun
    leaving.abort()
    await expect(asked).rejects.toThrow('aborted')
    await ended
  })
})

describe('a body', () => {
  test('that never ends is given up', async () => {
    const { port, signedIn } = await listen({}, { requestTimeoutMs: 200 })
    const answer = await exchange(
      port,
      `POST /api/notes HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n` +
        `${headersOf(signedIn)}content-length: 100\r\n\r\n{"text":`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(bodyOf(answer).code).toBe('timeout')
  })

  test('that never ends is given up where files have longer, too', async () => {
    const { port, signedIn } = await listen({}, { requestTimeoutMs: 200, uploadTimeoutMs: 600_000 })
    const answer = await exchange(
      port,
      `POST /api/notes HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n` +
        `${headersOf(signedIn)}content-length: 100\r\n\r\n{"text":`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 504 /)
    expect(bodyOf(answer).code).toBe('timeout')
  })

  test('that is longer than announced or allowed is refused before it has all arrived', async () => {
    const { port, signedIn } = await listen()
    const answer = await exchange(
      port,
      `POST /api/notes HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n` +
        `${headersOf(signedIn)}content-length: 1000000000\r\n\r\n{"text":`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(bodyOf(answer).code).toBe('body_too_large')
  })

  test('in chunks is limited as well', async () => {
    const { port, signedIn } = await listen()
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    const answer = await exchange(
      port,
      `POST /api/notes HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n` +
        `${headersOf(signedIn)}transfer-encoding: chunked\r\n\r\n${chunk.repeat(5)}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('that breaks off ends quietly, and the server goes on', async () => {
    const { port, signedIn, lines, url } = await listen()
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /api/notes HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n` +
        `x-request-id: broken-off\r\n${headersOf(signedIn)}content-length: 100\r\n\r\n{"text":`,
    )
    await vi.waitFor(async () => expect(await connections(open[0]!)).toBe(1))
    socket.destroy()
    await vi.waitFor(() =>
      expect(
        lines.some(
          ({ msg, requestId }) => msg === 'the caller went away' && requestId === 'broken-off',
        ),
      ).toBe(true),
    )
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
  })
})

function connections({ server }: Opened): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  server.server.getConnections((_error, count) => resolve(count))
  return promise
}

test('a caller that leaves while the service works aborts the signal of its operation', async () => {
  const started = Promise.withResolvers<void>()
  const aborted = Promise.withResolvers<void>()
  const { url } = await listen({
    'GET /api/notes/welcome': async ({ signal }) => {
      signal.addEventListener('abort', () => aborted.resolve())
      started.resolve()
      await aborted.promise
      return { userId: null, address: '' }
    },
  })
  const leaving = get(`${url}/api/notes/welcome`)
  leaving.on('error', () => {})
  await started.promise
  leaving.destroy()
  await expect(aborted.promise).resolves.toBeUndefined()
})

describe('closing', () => {
  async function working(options: Parameters<typeof openTestServer>[1] = {}) {
    const started = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const opened = await listen(
      {
        'GET /api/notes/welcome': async (given) => {
          started.resolve()
          await go.promise
          return handlers['GET /api/notes/welcome'](given)
        },
      },
      options,
    )
    const agent = new Agent({ keepAlive: true })
    const reply = new Promise<IncomingMessage>((resolve, reject) => {
      request(`${opened.url}/api/notes/welcome`, { agent }, resolve).on('error', reject).end()
    })
    await started.promise
    return { ...opened, agent, reply, go }
  }

  test('lets running requests end, takes no new ones, and does not wait for idle connections', async () => {
    const { server, reply, go, port, agent } = await working()
    const closed = server.close()
    await vi.waitFor(() => expect(server.server.listening).toBe(false))
    go.resolve()
    const answer = await reply
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
    answer.resume()
    await closed
    const socket = connect(port, '127.0.0.1')
    const [error] = await once(socket, 'error')
    expect(error.code).toBe('ECONNREFUSED')
    agent.destroy()
  })

  test('cuts off what does not end in time', async () => {
    const { server, reply, lines, go } = await working({ drainTimeoutMs: 20 })
    const lost = reply.catch((error: NodeJS.ErrnoException) => error.code)
    await server.close()
    expect(await lost).toBe('ECONNRESET')
    expect(lines.map(({ msg }) => msg)).toContain(
      'running requests were cut off at the end of draining',
    )
    go.resolve()
  })
})

describe('health and metrics', () => {
  test('tell readiness and capabilities, and 503 while down', async () => {
    let status: 'ready' | 'degraded' | 'down' = 'degraded'
    const { url } = await listen(
      {},
      { ready: async () => ({ status, capabilities: { chat: 'local' } }) },
    )
    const ready = async () => {
      const reply = await fetch(`${url}/health/ready`)
      return [reply.status, await reply.json()]
    }
    expect(await ready()).toMatchObject([
      200,
      { status: 'degraded', capabilities: { chat: 'local' }, since: expect.any(String) },
    ])
    status = 'down'
    expect((await ready())[0]).toBe(503)
    expect(await (await fetch(`${url}/health/live`)).json()).toEqual({ status: 'live' })
  })

  test('a readiness check that fails counts as down, and is logged', async () => {
    const { url, lines } = await listen(
      {},
      { ready: () => Promise.reject(new Error('no database')) },
    )
    const reply = await fetch(`${url}/health/ready`)
    expect([reply.status, await reply.json()]).toMatchObject([503, { status: 'down' }])
    expect(lines.at(-1)).toMatchObject({ level: 'error', err: { message: 'no database' } })
  })

  test('count requests by operation and status, never by address', async () => {
    const { url, signedIn } = await listen()
    await fetch(`${url}/api/notes/${id}`, { headers: signedIn })
    await fetch(`${url}/api/notes/${id}`)
    await fetch(`${url}/nowhere/${id}`)
    await vi.waitFor(async () => {
      const text = await (await fetch(`${url}/metrics`)).text()
      const counted = (operation: string, status: number) =>
        `http_request_duration_seconds_count{service="chat",operation="${operation}",status="${status}"} 1`
      expect(text).toContain(counted('GET /api/notes/:noteId', 200))
      expect(text).toContain(counted('GET /api/notes/:noteId', 401))
      expect(text).toContain(counted('unknown', 404))
      expect(text).not.toContain(id)
    })
  })

  test('leave no trace', async () => {
    const spans: string[] = []
    const { url } = await listen(
      {},
      {
        tracing: {
          ...noTracing,
          startSpan(name, ...rest) {
            spans.push(name)
            return noTracing.startSpan(name, ...rest)
          },
        },
      },
    )
    for (const path of ['/health/live', '/health/ready', '/metrics', '/metrics?name=up'])
      expect((await fetch(url + path)).status, path).toBe(200)
    await fetch(`${url}/api/notes/welcome`)
    expect(spans).toEqual(['GET /api/notes/welcome'])
  })

  test('figures are absent on a server for the public, health is not', async () => {
    const { url } = await listen(
      {},
      { forPublic: true, metrics: createMetrics({ service: 'gateway' }) },
    )
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
  })
})
