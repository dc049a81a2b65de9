import { defineRequests } from '@lumen/contracts/bus'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
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

beforeAll(async () => {
  env = await openTestBus()
  greeter = await env.connect('greeter')
  asker = await env.connect('asker')
})
afterAll(() => env.close())

describe('serve', () => {
  const handler = async (input: { name: string }) => input

  test('refuses missing and superfluous handlers by name', () => {
    const missing = { 'greeter.greet': handler } as any
    expect(() => greeter.serve(requests, missing)).toThrow(
      'Requests of service greeter: no handler for greeter.wait',
    )
    const extra = { 'greeter.greet': handler, 'greeter.wait': handler, 'x.y': handler } as any
    expect(() => greeter.serve(requests, extra)).toThrow('no declaration for x.y')
  })

  test('asks for handlers of this service only', () => {
    const table = { ...requests, ...other }
    const handlers = { 'greeter.greet': handler, 'greeter.wait': handler }
    expect(() => greeter.serve(table, handlers as any)).not.toThrow()
  })

  test('copies of a service share the work; each question is answered once', async () => {
    const table = defineRequests({
      'shared.greet': { summary: '', callers: [], input: Named, output: Named, timeoutMs: 2_000 },
    })
    const counts = [0, 0, 0]
    for (const copy of counts.keys()) {
      const bus = await env.connect('shared')
      bus.serve(table, {
        'shared.greet': async (input) => {
          counts[copy]!++
          return input
        },
      })
      await bus.flush()
    }
    const names = Array.from({ length: 90 }, (_, index) => `n${index}`)
    const answers = await Promise.all(
      names.map((name) => asker.request(table, 'shared.greet', { name })),
    )
    expect(answers.map(({ name }) => name)).toEqual(names)
    expect(counts.reduce((sum, count) => sum + count)).toBe(90)
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })

  test('works on so many at once; others wait, and too many are turned away', async () => {
    const table = defineRequests({
      'busy.greet': { summary: '', callers: [], input: Named, output: Named, timeoutMs: 10_000 },
    })
    const bus = await env.connect('busy')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let running = 0
    let most = 0
    bus.serve(
      table,
      {
        'busy.greet': async (input) => {
          most = Math.max(most, ++running)
          await held
          running--
          return input
        },
      },
      { concurrency: 3 },
    )
    await bus.flush()
    const asking = Array.from({ length: 3 + 1_024 + 5 }, () =>
      asker.request(table, 'busy.greet', { name: 'Ann' }),
    )
    const refused = await Promise.allSettled(asking.slice(-5))
    for (const result of refused) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { code: 'unavailable', message: 'busy.greet: Service busy is overloaded' },
      })
    }
    release()
    await expect(Promise.all(asking.slice(0, -5))).resolves.toHaveLength(1_027)
    expect(most).toBe(3)
  })

  test('does not work for an asker who has gone', async () => {
    const table = defineRequests({
      'slow.greet': { summary: '', callers: [], input: Named, output: Named, timeoutMs: 5_000 },
    })
    const bus = await env.connect('slow')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const handled = vi.fn(async (input: { name: string }) => {
      await held
      return input
    })
    bus.serve(table, { 'slow.greet': handled }, { concurrency: 1 })
    await bus.flush()
    const started = performance.now()
    const asking = ['first', 'second'].map((name) =>
      asker.request(table, 'slow.greet', { name }, { timeoutMs: 50 }),
    )
    for (const result of await Promise.allSettled(asking)) {
      expect(result).toMatchObject({ reason: { code: 'timeout' } })
    }
    // The answerer's clock began a little later than the asker's.
    await vi.waitFor(() => expect(performance.now() - started).toBeGreaterThan(150))
    release()
    const serving = asker.request(table, 'slow.greet', { name: 'third' })
    await expect(serving).resolves.toEqual({ name: 'third' })
    expect(handled.mock.calls.map(([{ name }]) => name)).toEqual(['first', 'third'])
  })

  test('close answers what was begun and takes no more', async () => {
    const table = defineRequests({
      'leaving.greet': { summary: '', callers: [], input: Named, output: Named, timeoutMs: 2_000 },
    })
    const bus = await env.connect('leaving')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const begun = vi.fn()
    const serving = bus.serve(table, {
      'leaving.greet': async (input) => {
        begun()
        await held
        return input
      },
    })
    await bus.flush()
    const asking = asker.request(table, 'leaving.greet', { name: 'Ann' })
    await vi.waitFor(() => expect(begun).toHaveBeenCalled())
    const closed = serving.close()
    await bus.flush()
    await expect(asker.request(table, 'leaving.greet', { name: 'Bob' })).rejects.toMatchObject({
      code: 'unavailable',
    })
    release()
    await closed
    await expect(asking).resolves.toEqual({ name: 'Ann' })
  })
})
