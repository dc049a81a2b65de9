import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { currentTraceparent } from '@lumen/runtime/trace-context'
import { startTracing, type Tracing } from '@lumen/runtime/tracing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Bus } from '../src/connect.ts'
import { newEvent, openTestBus, uniqueName, type TestBus } from './bus.ts'

let env: TestBus
let bus: Bus
beforeAll(async () => {
  env = await openTestBus()
  bus = await env.connect('reader')
})
afterAll(() => env?.close())

/** A consumer that fails for good until it is mended, and one beside it that does not. */
async function failingConsumer(tracing?: Tracing) {
  const source = uniqueName('src')
  const [durable, beside] = [uniqueName('failing'), uniqueName('fine')]
  const teller = await env.connect(source, { ...(tracing && { tracing }) })
  const reader = tracing ? await env.connect('reader', { tracing }) : bus
  await teller.ensureStreams([source])
  const state = { broken: true, handled: [] as string[], beside: [] as string[] }
  const traces: (string | undefined)[] = []
  await reader.consume({
    durable,
    filter: `event.${source}.>`,
    maxDeliver: 2,
    backoffMs: [10],
    handler: async ({ id }) => {
      traces.push(currentTraceparent()?.split('-')[1])
      if (state.broken) throw Object.assign(new TypeError('Ann said no'), { code: 'E1' })
      state.handled.push(id)
    },
  })
  await bus.consume({
    durable: beside,
    filter: `event.${source}.>`,
    handler: async ({ id }) => void state.beside.push(id),
  })
  const lettersOfIt = async () =>
    (await bus.deadLetters.list({ limit: 100 })).letters.filter(
      ({ consumer }) => consumer === durable,
    )
  const publish = async (traceparent?: string) => {
    const event = newEvent(`${source}.counted`, { userId: 'u1' })
    await teller.publishEvent(event, traceparent)
    return event
  }
  return { source, durable, beside, state, traces, lettersOfIt, publish, teller }
}

test('a poisoned event is seen, replayed to its consumer alone and handled once', async () => {
  const { source, durable, state, lettersOfIt, publish, teller } = await failingConsumer()
  const event = await publish()
  await vi.waitFor(async () => expect(await lettersOfIt()).toHaveLength(1))
  const [letter] = await lettersOfIt()
  expect(letter).toEqual({
    sequence: expect.any(Number),
    service: 'reader',
    consumer: durable,
    deliveries: 2,
    failedAt: expect.any(String),
    error: { name: 'TypeError', code: 'E1' },
    event: {
      id: event.id,
      name: `${source}.counted`,
      occurredAt: event.occurredAt,
      requestId: event.requestId,
    },
  })
  state.broken = false
  // Two operators at once.
  const { sequence } = letter!
  // It is for the service to tell whose event it is.
  expect(await bus.deadLetters.replay(sequence)).toBe('unreadable')
  const both = await Promise.all([
    teller.deadLetters.replay(sequence),
    teller.deadLetters.replay(sequence),
  ])
  expect(both).toContain('gone')
  await vi.waitFor(() => expect(state.handled).toEqual([event.id]))
  expect(await teller.deadLetters.replay(sequence)).toBe('gone')
  expect(await lettersOfIt()).toEqual([])
  // What comes after it shows that nothing more comes of it.
  const after = await publish()
  await vi.waitFor(() => expect(state.beside).toEqual([event.id, after.id]))
  await vi.waitFor(() => expect(state.handled).toEqual([event.id, after.id]))
})

test('an event that fails again after its replay is a letter again', async () => {
  const { lettersOfIt, publish, teller } = await failingConsumer()
  await publish()
  await vi.waitFor(async () => expect(await lettersOfIt()).toHaveLength(1))
  const [first] = await lettersOfIt()
  expect(await teller.deadLetters.replay(first!.sequence)).toBe('replayed')
  await vi.waitFor(async () => {
    const [again] = await lettersOfIt()
    expect(again?.sequence).toBeGreaterThan(first!.sequence)
  })
})

test('what is replayed goes on with the trace that it came of, also when it is given up again', async () => {
  // What it is sent does not matter: spans are begun.
  const collector = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  const tracing = await startTracing({ service: 'reader', log: env.log, endpoint })
  try {
    const { state, traces, lettersOfIt, publish, teller } = await failingConsumer(tracing)
    const traceId = 'a'.repeat(32)
    await publish(`00-${traceId}-${'b'.repeat(16)}-01`)
    await vi.waitFor(async () => expect(await lettersOfIt()).toHaveLength(1))
    const [first] = await lettersOfIt()
    expect(await teller.deadLetters.replay(first!.sequence)).toBe('replayed')
    await vi.waitFor(async () =>
      expect((await lettersOfIt())[0]?.sequence).toBeGreaterThan(first!.sequence),
    )
    state.broken = false
    const [again] = await lettersOfIt()
    expect(await teller.deadLetters.replay(again!.sequence)).toBe('replayed')
    await vi.waitFor(() => expect(state.handled).toHaveLength(1))
    expect(traces).toEqual(Array.from({ length: 5 }, () => traceId))
  } finally {
    await tracing.close()
    collector.close()
  }
})

test('letters come in pages, the newest first, and can be thrown away', async () => {
  const { lettersOfIt, publish } = await failingConsumer()
  const events = [await publish(), await publish(), await publish()]
  await vi.waitFor(async () => expect(await lettersOfIt()).toHaveLength(3))
  const [newest, middle] = await lettersOfIt()
  expect(newest?.event?.id).toBe(events[2]?.id)
  expect(await bus.deadLetters.discard(middle!.sequence)).toBe(true)
  expect(await bus.deadLetters.discard(middle!.sequence)).toBe(false)
  const { letters, total } = await bus.deadLetters.list({ limit: 1, before: newest!.sequence })
  expect(letters.map(({ event }) => event?.id)).toEqual([events[0]?.id])
  expect(total).toBeGreaterThanOrEqual(2)
})

test('says how far consumers are behind', async () => {
  const { source, durable, beside, publish, state } = await failingConsumer()
  await publish()
  await vi.waitFor(() => expect(state.beside).toHaveLength(1))
  await vi.waitFor(async () => {
    const lags = (await bus.consumerLag()).filter((lag) => lag.source === source)
    const idle = { source, pending: 0, unsettled: 0, redelivered: 0, danger: 0 }
    expect(lags.toSorted((a, b) => a.consumer.localeCompare(b.consumer))).toEqual([
      { ...idle, consumer: durable },
      { ...idle, consumer: beside },
    ])
  })
})
