import { jetstreamManager } from '@nats-io/jetstream'
import { connect as connectNats, type NatsConnection } from '@nats-io/transport-node'
import type { EventEnvelope } from '@lumen/contracts/bus'
import { createMetrics } from '@lumen/runtime/metrics'
import { currentRequestId } from '@lumen/runtime/request-context'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { BusError } from '../src/bus-error.ts'
import type { Bus } from '../src/connect.ts'
import { newEvent, openTestBus, uniqueName, type TestBus } from './bus.ts'

let env: TestBus
let raw: NatsConnection
/** Services have names of their own in each test: their streams stay on the server. */
let source: string
let producer: Bus
let consumer: Bus

beforeAll(async () => {
  env = await openTestBus()
  const { url, user, pass } = env.nats
  raw = await connectNats({ servers: url, user, pass })
})
afterAll(async () => {
  await raw.close()
  await env.close()
})
beforeEach(async () => {
  source = uniqueName('src')
  producer = await env.connect(source)
  consumer = await env.connect('reader')
  await producer.ensureStreams([source])
})

const publish = async (count: number, name = 'counted') => {
  const events = Array.from({ length: count }, (_, index) =>
    newEvent(`${source}.${name}`, { index }),
  )
  for (const event of events) await producer.publishEvent(event)
  return events
}
const consume = (handler: (event: EventEnvelope) => Promise<void>, options = {}, bus = consumer) =>
  bus.consume({ durable: 'reader', filter: `event.${source}.>`, handler, ...options })
const consumerInfo = async () =>
  (await jetstreamManager(raw)).consumers.info(`EVENTS_${source.toUpperCase()}`, 'reader')
const deadLetters = async () => {
  const manager = await jetstreamManager(raw)
  const { state } = await manager.streams.info('DEAD', {
    subjects_filter: `dead.reader.${source}.>`,
  })
  return Promise.all(
    Object.keys(state.subjects ?? {}).map(async (subject) => ({
      subject,
      letter: (await manager.streams.getMessage('DEAD', { last_by_subj: subject }))!.json<any>(),
    })),
  )
}

describe('consume', () => {
  test('hands over each event once, in order, under its request id', async () => {
    const events = await publish(20)
    const heard: EventEnvelope[] = []
    const ids: (string | undefined)[] = []
    await consume(async (event) => {
      ids.push(currentRequestId())
      heard.push(event)
    })
    events.push(...(await publish(20)))
    await vi.waitFor(() => expect(heard).toEqual(events))
    expect(ids).toEqual(events.map(({ requestId }) => requestId))
    await vi.waitFor(async () =>
      expect(await consumerInfo()).toMatchObject({ num_ack_pending: 0, num_pending: 0 }),
    )
  })

  test('tells how long each took, and how late it was, by how it ended', async () => {
    const metrics = createMetrics({ service: 'reader' })
    const measured = await env.connect('reader', { metrics })
    await producer.publishEvent({
      ...newEvent(`${source}.counted`, {}),
      occurredAt: new Date(Date.now() - 3_000).toISOString(),
    })
    let tries = 0
    const fail = async () => {
      tries += 1
      if (tries === 1) throw new Error('not now')
    }
    await consume(fail, { backoffMs: [1] }, measured)
    await vi.waitFor(async () => {
      const { text } = await metrics.expose()
      for (const outcome of ['failed', 'handled'])
        expect(text).toContain(
          `bus_event_seconds_count{service="reader",durable="reader",outcome="${outcome}"} 1`,
        )
      expect(text).toMatch(/^bus_event_lag_seconds_sum\{[^}]*\} [3-9]/m)
      expect(text).toMatch(/^bus_event_lag_seconds_count\{[^}]*\} 1$/m)
    })
  })

  test('hears what its filter names', async () => {
    const heard: string[] = []
    await consume(async ({ name }) => void heard.push(name), { filter: `event.${source}.wanted` })
    await publish(1, 'other')
    await publish(1, 'wanted')
    await vi.waitFor(() => expect(heard).toEqual([`${source}.wanted`]))
  })

  test('makes a stream that is not there yet', async () => {
    source = uniqueName('later')
    const heard = vi.fn(async () => {})
    await consume(heard)
    await publish(1)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  })

  test('goes on where it ended', async () => {
    const [first, second] = [vi.fn(async () => {}), vi.fn(async () => {})]
    const consuming = await consume(first)
    await publish(3)
    await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(3))
    await consuming.close()
    await publish(2)
    await consume(second)
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(2))
    expect(first).toHaveBeenCalledTimes(3)
  })

  test('copies share the work and keep the order', async () => {
    const events = await publish(60)
    const heard: string[] = []
    let running = 0
    let most = 0
    const handler = async ({ id }: EventEnvelope) => {
      most = Math.max(most, ++running)
      await Promise.resolve()
      heard.push(id)
      running--
    }
    await consume(handler)
    await consume(handler, {}, await env.connect('reader'))
    await vi.waitFor(() => expect(heard).toEqual(events.map(({ id }) => id)))
    expect(most).toBe(1)
  })

  test('works on several at once when told to', async () => {
    await publish(8)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const begun = vi.fn()
    await consume(
      () => {
        begun()
        return held
      },
      { concurrency: 4 },
    )
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(4))
    release()
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(8))
  })

  test('a failed event comes again later and nothing overtakes it', async () => {
    await publish(3)
    const heard: number[] = []
    let failures = 0
    await consume(
      async ({ payload }) => {
        const { index } = payload as { index: number }
        heard.push(index)
        if (index === 1 && failures++ < 2) throw new Error('not now')
      },
      { backoffMs: [20, 40] },
    )
    await vi.waitFor(() => expect(heard).toEqual([0, 1, 1, 1, 2]))
    expect(env.lines).toContainEqual(
      expect.objectContaining({ msg: 'event not handled, delivered again later', delayMs: 40 }),
    )
  })

  test('an event that fails too often becomes a dead letter and the next one follows', async () => {
    const [bad] = await publish(2)
    const heard: number[] = []
    await consume(
      async ({ payload }) => {
        const { index } = payload as { index: number }
        heard.push(index)
        if (index === 0) throw Object.assign(new TypeError('Ann was born in Rome'), { code: 'E1' })
      },
      { backoffMs: [10], maxDeliver: 3 },
    )
    await vi.waitFor(() => expect(heard).toEqual([0, 0, 0, 1]))
    expect(await deadLetters()).toEqual([
      {
        subject: `dead.reader.${source}.counted`,
        letter: {
          durable: 'reader',
          deliveries: 3,
          failedAt: expect.any(String),
          error: { name: 'TypeError', code: 'E1' },
          event: bad,
        },
      },
    ])
    expect(env.lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        msg: 'event given up: dead letter',
        eventId: bad?.id,
        requestId: bad?.requestId,
      }),
    )
    await vi.waitFor(async () => expect((await consumerInfo()).num_ack_pending).toBe(0))
  })

  test('an outage of something else makes no dead letter', async () => {
    await publish(1)
    const handler = vi.fn(async () => {
      if (handler.mock.calls.length < 6) {
        throw Object.assign(new Error('no database'), { code: 'unavailable' })
      }
    })
    await consume(handler, { backoffMs: [10], maxDeliver: 2 })
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(6))
    expect(await deadLetters()).toEqual([])
  })

  test('a service that is slow makes no dead letter, unless for longer than it can be', async () => {
    await publish(1)
    const slow = () => Promise.reject(new BusError('timeout', 'not answered in time'))
    const handler = vi.fn(slow)
    await consume(handler, { backoffMs: [10], maxDeliver: 2 })
    await vi.waitFor(async () =>
      expect(await deadLetters()).toMatchObject([{ letter: { error: { code: 'timeout' } } }]),
    )
    expect(handler).toHaveBeenCalledTimes(30)
  })

  test('a service that is slow when it comes back from an outage makes no dead letter', async () => {
    await publish(1)
    const answers = [
      ...Array.from({ length: 35 }, () => new BusError('unavailable', 'nobody answers')),
      new BusError('timeout', 'not answered in time'),
    ]
    const handler = vi.fn(async () => {
      const failure = answers.shift()
      if (failure) throw failure
    })
    await consume(handler, { backoffMs: [1] })
    await vi.waitFor(async () => {
      expect(answers).toEqual([])
      expect(await consumerInfo()).toMatchObject({ num_ack_pending: 0 })
    })
    expect(handler).toHaveBeenCalledTimes(37)
    expect(await deadLetters()).toEqual([])
  })

  test('what is no event becomes a dead letter at once', async () => {
    const heard = vi.fn(async () => {})
    await consume(heard)
    raw.publish(`event.${source}.garbage`, '{"half":')
    await publish(1)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
    const [{ letter } = { letter: undefined }] = await deadLetters()
    expect(letter).toMatchObject({ deliveries: 1, event: '{"half":' })
  })

  test('a handler that does not end counts as failed', async () => {
    await publish(1)
    const handler = vi.fn(
      async () => void (handler.mock.calls.length === 1 && (await new Promise(() => {}))),
    )
    await consume(handler, { handlerTimeoutMs: 50, backoffMs: [10] })
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2))
  })

  test('close waits for the event at hand and leaves the rest', async () => {
    await publish(3)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const ended: number[] = []
    const begun = vi.fn()
    const consuming = await consume(async ({ payload }) => {
      begun()
      await held
      ended.push((payload as { index: number }).index)
    })
    await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce())
    const closed = consuming.close()
    release()
    await closed
    expect(ended).toEqual([0])
    const rest: number[] = []
    await consume(async ({ payload }) => void rest.push((payload as { index: number }).index))
    await vi.waitFor(() => expect(rest).toEqual([1, 2]))
  })

  test('goes on after the connection was lost', async () => {
    const proxy = await env.proxy()
    const away = await env.connect('reader', { url: proxy.url })
    const heard: string[] = []
    await consume(async ({ id }) => void heard.push(id), {}, away)
    const events = await publish(2)
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    proxy.cut()
    await vi.waitFor(() => expect(away.connected()).toBe(false))
    events.push(...(await publish(2)))
    proxy.mend()
    await vi.waitFor(() => expect(heard).toEqual(events.map(({ id }) => id)))
  })

  test('goes on after consumer and stream were deleted', async () => {
    const heard: string[] = []
    await consume(async ({ id }) => void heard.push(id))
    const [first] = await publish(1)
    await vi.waitFor(() => expect(heard).toEqual([first?.id]))
    const manager = await jetstreamManager(raw)
    await manager.streams.delete(`EVENTS_${source.toUpperCase()}`)
    await vi.waitFor(() => consumerInfo())
    const [second] = await publish(1)
    await vi.waitFor(() => expect(heard).toEqual([first?.id, second?.id]))
  })

  test('refuses names and filters that cannot work', async () => {
    const handler = async () => {}
    await expect(consume(handler, { durable: 'a.b' })).rejects.toThrow('is not a plain word')
    await expect(consume(handler, { filter: 'event.>' })).rejects.toThrow(
      'does not name events of one service',
    )
  })
})
