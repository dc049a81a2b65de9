import { once } from 'node:events'
import { createServer } from 'node:net'
import { defineRequests } from '@lumen/contracts/bus'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BusError } from '../src/bus-error.ts'
import { connectBus } from '../src/connect.ts'
import { captureLog, newEvent, openTestBus, uniqueName, type TestBus } from './bus.ts'

const Nothing = Type.Object({})
const requests = defineRequests({
  'away.ping': { summary: '', callers: [], input: Nothing, output: Nothing, timeoutMs: 5_000 },
})

let env: TestBus

beforeAll(async () => {
  env = await openTestBus()
})
afterAll(() => env.close())

describe('connectBus', () => {
  test('says where nobody is, without credentials', async () => {
    const { log } = captureLog()
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    server.close()
    await once(server, 'close')
    const connecting = connectBus({
      url: `nats://user:secret@127.0.0.1:${port}`,
      service: 'test',
      log,
    })
    const error = await connecting.catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(BusError)
    expect(error).toMatchObject({ code: 'unavailable' })
    expect(String(error)).toContain(`NATS at nats://127.0.0.1:${port}: `)
    expect(String(error)).not.toContain('secret')
  })

  test('a wrong password is an error, not an endless wait', async () => {
    const { log } = captureLog()
    const options = { ...env.nats, pass: 'wrong', service: 'test', log }
    await expect(connectBus(options)).rejects.toThrow(/Authorization Violation/i)
  })

  test('takes user and password from the URL as well', async () => {
    const { log } = captureLog()
    const { user, pass } = env.nats
    const url = env.nats.url.replace('//', `//${user}:${pass}@`)
    const bus = await connectBus({ url, service: 'test', log })
    expect(bus.connected()).toBe(true)
    await bus.close()
    expect(bus.connected()).toBe(false)
  })

  test('refuses a server without encryption when the address asks for it', async () => {
    const { log } = captureLog()
    const options = {
      ...env.nats,
      url: env.nats.url.replace('nats:', 'tls:'),
      service: 'test',
      log,
    }
    await expect(connectBus(options)).rejects.toThrow(/does not support 'tls'/)
  })

  test.each(['localhost', '127.0.0.1:4222', 'http://127.0.0.1', ''])('refuses %j', async (url) => {
    const { log } = captureLog()
    await expect(connectBus({ url, service: 'test', log })).rejects.toThrow(
      'The NATS URL is not of the form nats://host:port',
    )
  })

  test('close may be called twice, and while away', async () => {
    const proxy = await env.proxy()
    const bus = await env.connect('away', { url: proxy.url })
    proxy.cut()
    await vi.waitFor(() => expect(bus.connected()).toBe(false))
    await bus.close()
    await bus.close()
  })
})

describe('a lost connection', () => {
  test('is told, comes back, and everything goes on', async () => {
    const proxy = await env.proxy()
    const away = await env.connect('away', { url: proxy.url })
    const near = await env.connect('near')
    const statuses: string[] = []
    const stop = away.onStatus((status) => statuses.push(status))
    const subject = uniqueName()
    const heard = vi.fn()
    away.listen(subject, heard)
    away.serve(requests, { 'away.ping': async () => ({}) })
    await away.flush()
    await near.request(requests, 'away.ping', {})

    proxy.cut()
    await vi.waitFor(() => expect(statuses).toEqual(['disconnected']))
    expect(away.connected()).toBe(false)
    proxy.mend()
    await vi.waitFor(() => expect(statuses).toEqual(['disconnected', 'connected']))
    expect(away.connected()).toBe(true)

    await away.flush()
    near.broadcast(subject, 1)
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    await near.request(requests, 'away.ping', {})
    stop()
  })

  test('a request waits for it within its timeout, then is unavailable', async () => {
    const proxy = await env.proxy()
    const away = await env.connect('asker', { url: proxy.url })
    const near = await env.connect('away')
    near.serve(requests, { 'away.ping': async () => ({}) })
    await near.flush()
    proxy.cut()
    await vi.waitFor(() => expect(away.connected()).toBe(false))

    const asking = away.request(requests, 'away.ping', {}, { timeoutMs: 200 })
    await expect(asking).rejects.toMatchObject({ code: 'unavailable' })

    const patient = away.request(requests, 'away.ping', {}, { timeoutMs: 10_000 })
    const impatient = away.request(requests, 'away.ping', {}, { signal: AbortSignal.abort() })
    await expect(impatient).rejects.toThrow('aborted')
    proxy.mend()
    await expect(patient).resolves.toEqual({})
  })

  test('a request under way fails at once', async () => {
    const proxy = await env.proxy()
    const away = await env.connect('asker', { url: proxy.url })
    const near = await env.connect('hanging')
    const table = defineRequests({
      'hanging.ping': {
        summary: '',
        callers: [],
        input: Nothing,
        output: Nothing,
        timeoutMs: 30_000,
      },
    })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const begun = vi.fn()
    near.serve(table, {
      'hanging.ping': async () => {
        begun()
        await held
        return {}
      },
    })
    await near.flush()
    const asking = away.request(table, 'hanging.ping', {})
    asking.catch(() => {})
    await vi.waitFor(() => expect(begun).toHaveBeenCalled())
    proxy.cut()
    await expect(asking).rejects.toMatchObject({ code: 'unavailable' })
    release()
  })

  test('broadcasts are dropped, events refused', async () => {
    const proxy = await env.proxy()
    const away = await env.connect('away', { url: proxy.url })
    const near = await env.connect('near')
    const subject = uniqueName()
    const heard: unknown[] = []
    near.listen(subject, (data) => void heard.push(data))
    await near.flush()
    proxy.cut()
    await vi.waitFor(() => expect(away.connected()).toBe(false))
    away.broadcast(subject, 'lost')
    await expect(away.publishEvent(newEvent('x.happened', {}))).rejects.toMatchObject({
      code: 'unavailable',
    })
    proxy.mend()
    await vi.waitFor(() => expect(away.connected()).toBe(true))
    away.broadcast(subject, 'heard')
    await vi.waitFor(() => expect(heard).toEqual(['heard']))
  })
})
