import { defineRequests } from '@lumen/contracts/bus'
import { createMetrics } from '@lumen/runtime/metrics'
import { currentRequestId, runWithRequestId } from '@lumen/runtime/request-context'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BusError } from '../src/bus-error.ts'
import type { Bus } from '../src/connect.ts'
import { openTestBus, type TestBus } from './bus.ts'

const Named = Type.Object({ name: Type.String() }, { additionalProperties: false })
const requests = defineRequests({
  'greeter.greet': { summary: '', callers: [], input: Named, output: Named, timeoutMs: 2_000 },
  'greeter.wait': { summary: '', callers: [], input: Named, output: Named, timeoutMs: 2_000 },
})
const other = defineRequests({
  'nobody.greet': { summary: '', callers: [], input: Named, output: Named, timeoutMs: 2_000 },
})

let env: TestBus
let greeter: Bus
let asker: Bus
let greet = vi.fn<(input: { name: string }) => Promise<{ name: string }>>()

beforeAll(async () => {
  env = await openTestBus()
  greeter = await env.connect('greeter')
  asker = await env.connect('asker')
  greeter.serve(requests, {
    'greeter.greet': (input) => greet(input),
    'greeter.wait': async (input) => input,
  })
  await greeter.flush()
})
afterAll(() => env.close())

const ask = (name = 'Ann', options = {}) =>
  asker.request(requests, 'greeter.greet', { name }, options)
const failure = async (asking: Promise<unknown>) => {
  const error = await asking.catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(BusError)
  return error as BusError
}

describe('request', () => {
  test('is answered, under the asker’s request id', async () => {
    let seen: string | undefined
    greet = vi.fn(async ({ name }) => {
      seen = currentRequestId()
      return { name: `你好 ${name}` }
    })
    const answer = await runWithRequestId('request-4711', () => ask('Ann'))
    expect(answer).toEqual({ name: '你好 Ann' })
    expect(seen).toBe('request-4711')
  })

  test.each([
    ['a wrong type', { name: 7 }],
    ['nothing', {}],
    ['no object', 'Ann'],
    ['null', null],
    ['undefined', undefined],
  ])('refuses %s before the handler sees it', async (_, input) => {
    greet = vi.fn(async (given) => given)
    const error = await failure(asker.request(requests, 'greeter.greet', input as any))
    expect(error).toMatchObject({ code: 'invalid', appCode: 'invalid_input' })
    expect(error.message).toMatch(/^greeter\.greet: /)
    expect(error.details).not.toEqual([])
    expect(greet).not.toHaveBeenCalled()
  })

  test('refuses properties that are not declared', async () => {
    greet = vi.fn(async (input) => input)
    const input = { name: 'Ann', admin: true }
    const error = await failure(asker.request(requests, 'greeter.greet', input))
    expect(error.appCode).toBe('invalid_input')
    expect(greet).not.toHaveBeenCalled()
  })

  test('an answer that breaks the contract is the asker’s error, without its content', async () => {
    greet = vi.fn(async () => ({ name: 'Ann', birthday: '1990-05-03' }) as { name: string })
    const error = await failure(ask())
    expect(error.code).toBe('invalid')
    expect(error.message).toMatch(/^The answer to greeter.greet breaks the contract/)
    expect(error.message).not.toContain('1990')
  })

  test('a failure with one of our codes arrives with it', async () => {
    greet = vi.fn(async () => {
      throw Object.assign(new Error('No such companion'), {
        code: 'not_found',
        status: 404,
        details: [{ path: '/id', message: 'unknown' }],
      })
    })
    const error = await failure(ask())
    expect(error).toMatchObject({
      code: 'failed',
      appCode: 'not_found',
      message: 'No such companion',
      details: [{ path: '/id', message: 'unknown' }],
    })
  })

  test('any other failure stays inside and is logged with the request id', async () => {
    greet = vi.fn(async () => {
      throw new Error('password is hunter2')
    })
    const error = await failure(runWithRequestId('request-0815', () => ask()))
    expect(error).toMatchObject({ code: 'failed', appCode: 'internal' })
    expect(error.message).not.toContain('hunter2')
    expect(env.lines).toContainEqual(
      expect.objectContaining({
        msg: 'request failed',
        request: 'greeter.greet',
        requestId: 'request-0815',
      }),
    )
  })

  test.each([
    ['a code that is not ours', { code: '23505', status: 500 }],
    ['a code without a status', { code: 'not_found' }],
  ])('%s stays inside', async (_, extra) => {
    greet = vi.fn(async () => {
      throw Object.assign(new Error('inner'), extra)
    })
    expect(await failure(ask())).toMatchObject({ appCode: 'internal' })
  })

  test('a throw that is no error is answered too', async () => {
    greet = vi.fn(() => {
      // oxlint-disable-next-line no-throw-literal, typescript/only-throw-error -- what a library might do
      throw null
    })
    expect(await failure(ask())).toMatchObject({ appCode: 'internal' })
  })

  test('an unavailable answerer is unavailable to the asker', async () => {
    greet = vi.fn(async () => {
      throw new BusError('unavailable', 'No connection to NATS')
    })
    expect(await failure(ask())).toMatchObject({ code: 'unavailable' })
  })

  test('nobody there: unavailable at once', async () => {
    const error = await failure(asker.request(other, 'nobody.greet', { name: 'Ann' }))
    expect(error).toMatchObject({ code: 'unavailable', message: 'Nobody answers nobody.greet' })
  })

  test('no answer in time: timeout', async () => {
    const { promise, resolve } = Promise.withResolvers<{ name: string }>()
    greet = vi.fn(() => promise)
    const error = await failure(ask('Ann', { timeoutMs: 50 }))
    expect(error).toMatchObject({
      code: 'timeout',
      message: 'greeter.greet was not answered within 50 ms',
    })
    resolve({ name: 'late' })
  })

  test('is not asked for a moment when several were not answered, and then by one at first', async () => {
    const { promise, resolve } = Promise.withResolvers<{ name: string }>()
    greet = vi.fn(() => promise)
    const lonely = await env.connect('greeter')
    const hurried = () =>
      failure(lonely.request(requests, 'greeter.greet', { name: 'Ann' }, { timeoutMs: 30 }))
    for (let count = 0; count < 5; count += 1)
      expect(await hurried()).toMatchObject({ code: 'timeout' })
    expect(await hurried()).toMatchObject({
      code: 'unavailable',
      message: 'greeter.greet is not answered just now',
    })
    resolve({ name: 'late' })
    greet = vi.fn(async (input) => input)
    await vi.waitFor(async () => {
      expect(await lonely.request(requests, 'greeter.greet', { name: 'Ann' })).toEqual({
        name: 'Ann',
      })
    })
  })

  test('passes over what only a newer version says, where it is told to', async () => {
    const [newer, reader] = await Promise.all([
      env.connect('old', { unknownFields: 'ignore' }),
      env.connect('greeter', { unknownFields: 'ignore' }),
    ])
    let heard: unknown
    const old = { 'old.greet': requests['greeter.greet'] }
    newer.serve(old, {
      'old.greet': async (input) => {
        heard = input
        return { name: 'Ann', mood: 'merry' } as { name: string }
      },
    })
    await newer.flush()
    const ask = (asker: Bus) =>
      asker.request(old, 'old.greet', { name: 'Ann', since: '2027' } as { name: string })
    expect(await ask(reader)).toEqual({ name: 'Ann' })
    expect(heard).toEqual({ name: 'Ann' })
    const strict = await env.connect('greeter')
    expect(await failure(ask(strict))).toMatchObject({ code: 'invalid' })
  })

  test('can be given up by a signal', async () => {
    const { promise, resolve } = Promise.withResolvers<{ name: string }>()
    greet = vi.fn(() => promise)
    const controller = new AbortController()
    const asking = ask('Ann', { signal: controller.signal })
    await vi.waitFor(() => expect(greet).toHaveBeenCalled())
    controller.abort(new Error('gone'))
    await expect(asking).rejects.toThrow('gone')
    resolve({ name: 'late' })
    await expect(ask('Ann', { signal: AbortSignal.abort(new Error('before')) })).rejects.toThrow(
      'before',
    )
  })

  test('too large a question or answer is a clear error', async () => {
    greet = vi.fn(async () => ({ name: 'x'.repeat(2 ** 20) }))
    expect(await failure(ask('x'.repeat(2 ** 20)))).toMatchObject({
      code: 'invalid',
      message: 'Request greeter.greet takes 1048587 bytes; one message may take 1048576',
    })
    expect(greet).not.toHaveBeenCalled()
    expect(await failure(ask())).toMatchObject({ code: 'failed', appCode: 'internal' })
    expect(env.lines).toContainEqual(expect.objectContaining({ msg: 'answer not sent' }))
  })

  test('is counted on both sides', async () => {
    const metrics = createMetrics({ service: 'counted' })
    const counted = await env.connect('greeter', { metrics })
    greet = vi.fn(async (input) => input)
    await counted.request(requests, 'greeter.greet', { name: 'Ann' })
    const { text } = await metrics.expose()
    expect(text).toMatch(/bus_request_seconds_count\{.*name="greeter.greet",outcome="ok"\} 1/)
    expect(text).toMatch(/bus_connected\{.*\} 1/)
  })
})
