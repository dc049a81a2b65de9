import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { defineEvents, type EventEnvelope } from '@lumen/contracts/bus'
import { createMetrics } from '@lumen/runtime/metrics'
import { startTracing } from '@lumen/runtime/tracing'
import { sql, type Kysely } from 'kysely'
import { Type } from 'typebox'
import {
  addTraceToOutbox,
  appendEvent,
  createOutboxTables,
  startRelay,
  type Relay,
} from '../src/outbox.ts'
import type { RelayOptions } from '../src/relay.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

const events = defineEvents({
  'sample.counted': {
    summary: '',
    payload: Type.Object({ writer: Type.Integer(), count: Type.Integer() }),
  },
})
type Counted = EventEnvelope<string, { writer: number; count: number }>

let database: TestDatabase
const relays: Relay[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  await createOutboxTables(database.db.schema)
  await addTraceToOutbox(database.db.schema)
})
afterAll(() => database.close())
beforeEach(() => sql`truncate outbox`.execute(database.db))
afterEach(() => Promise.all(relays.splice(0).map((relay) => relay.close())))

const append = (db: Kysely<any>, writer: number, count: number) =>
  db.transaction().execute((tx) => appendEvent(tx, events, 'sample.counted', { writer, count }))

const waiting = async () =>
  Number((await sql<any>`select count(*) as n from outbox`.execute(database.db)).rows[0].n)

/** Takes what is published, and remembers it in order. */
function listener(before: (event: Counted) => Promise<void> = async () => {}) {
  const heard: Counted[] = []
  return {
    heard,
    publish: async (event: EventEnvelope) => {
      await before(event as Counted)
      heard.push(event as Counted)
    },
  }
}

function start(publish: RelayOptions['publish'], options: object = {}): Relay {
  const relay = startRelay({ db: database.db, publish, log: database.log, ...options })
  relays.push(relay)
  return relay
}

/** What a writer wrote one after the other must arrive in that order. */
function expectOrderPerWriter(heard: readonly Counted[], writers: number, each: number) {
  for (let writer = 0; writer < writers; writer++) {
    const counts = heard.filter(({ payload }) => payload.writer === writer)
    expect(counts.map(({ payload }) => payload.count)).toEqual(
      Array.from({ length: each }, (_, count) => count),
    )
  }
}

describe('relay', () => {
  test('publishes what a committed transaction wrote, and removes it', async () => {
    const { heard, publish } = listener()
    const relay = start(publish, { pollMs: 60_000 })
    const event = await append(database.db, 0, 0)
    relay.wake()
    await vi.waitFor(() => expect(heard).toEqual([event]))
    await vi.waitFor(async () => expect(await waiting()).toBe(0))
  })

  test('publishes each event with the trace in which it was written', async () => {
    // Nothing is sent there: the span does not end.
    const endpoint = 'http://127.0.0.1:9'
    const tracing = await startTracing({ service: 'test', log: database.log, endpoint })
    const written = await tracing.startSpan('a request').run(async () => {
      await append(database.db, 0, 0)
      return tracing.traceparent()
    })
    await append(database.db, 0, 1)
    const heard: (string | undefined)[] = []
    start(async (_event, traceparent) => void heard.push(traceparent))
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    expect(written).toMatch(/^00-/)
    expect(heard).toEqual([written, undefined])
    await tracing.close()
  })

  test('finds events by polling when nobody wakes it', async () => {
    const { heard, publish } = listener()
    start(publish, { pollMs: 20 })
    await append(database.db, 0, 0)
    await vi.waitFor(() => expect(heard).toHaveLength(1))
  })

  test('finds what was written before it started', async () => {
    await append(database.db, 0, 0)
    const { heard, publish } = listener()
    start(publish, { pollMs: 60_000 })
    await vi.waitFor(() => expect(heard).toHaveLength(1))
  })

  test('publishes nothing of a transaction that is rolled back', async () => {
    const { heard, publish } = listener()
    const relay = start(publish, { pollMs: 60_000 })
    const failing = database.db.transaction().execute(async (tx) => {
      await appendEvent(tx, events, 'sample.counted', { writer: 1, count: 0 })
      relay.wake()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await append(database.db, 0, 0)
    relay.wake()
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    expect(heard[0]?.payload.writer).toBe(0)
  })

  test('publishes a lower id that is committed after a higher one', async () => {
    const { heard, publish } = listener()
    const relay = start(publish, { pollMs: 60_000 })
    const { promise: late, resolve: commit } = Promise.withResolvers<void>()
    const { promise: written, resolve: wrote } = Promise.withResolvers<void>()
    const early = database.db.transaction().execute(async (tx) => {
      await appendEvent(tx, events, 'sample.counted', { writer: 1, count: 0 })
      wrote()
      await late
    })
    await written
    await append(database.db, 2, 0)
    relay.wake()
    await vi.waitFor(() => expect(heard.map(({ payload }) => payload.writer)).toEqual([2]))
    commit()
    await early
    relay.wake()
    await vi.waitFor(() => expect(heard.map(({ payload }) => payload.writer)).toEqual([2, 1]))
  })

  test('loses and doubles nothing, and keeps each writer’s order, under many late commits', async () => {
    const [writers, each] = [16, 50]
    const { heard, publish } = listener()
    const relay = start(publish)
    const db = database.open({ poolSize: writers })
    const write = async (writer: number) => {
      for (let count = 0; count < each; count++) {
        await db.transaction().execute(async (tx) => {
          await appendEvent(tx, events, 'sample.counted', { writer, count })
          // Ids are taken in one order and committed in another.
          await sql`select pg_sleep(${Math.random() * 0.004})`.execute(tx)
        })
        relay.wake()
      }
    }
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
    await vi.waitFor(() => expect(heard).toHaveLength(writers * each))
    expect(new Set(heard.map(({ id }) => id)).size).toBe(writers * each)
    expectOrderPerWriter(heard, writers, each)
    await vi.waitFor(async () => expect(await waiting()).toBe(0))
  })

  test('several relays take turns: order kept, nothing published twice', async () => {
    const [writers, each] = [8, 50]
    let publishing = 0
    let most = 0
    const { heard, publish } = listener(async () => {
      most = Math.max(most, ++publishing)
      await Promise.resolve()
      publishing--
    })
    const copies = [1, 2, 3].map(() => start(publish, { db: database.open({ poolSize: 4 }) }))
    const write = async (writer: number) => {
      for (let count = 0; count < each; count++) {
        await append(database.db, writer, count)
        copies[(writer + count) % copies.length]?.wake()
      }
    }
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
    await vi.waitFor(() => expect(heard).toHaveLength(writers * each))
    await vi.waitFor(async () => expect(await waiting()).toBe(0))
    expect(heard).toHaveLength(writers * each)
    expectOrderPerWriter(heard, writers, each)
    expect(most).toBe(1)
  })

  test('another relay takes over when one is closed', async () => {
    const first = listener()
    const second = listener()
    const closing = start(first.publish, { pollMs: 20 })
    await append(database.db, 0, 0)
    await vi.waitFor(() => expect(first.heard).toHaveLength(1))
    await closing.close()
    start(second.publish, { pollMs: 20, db: database.open() })
    await append(database.db, 0, 1)
    await vi.waitFor(() => expect(second.heard).toHaveLength(1))
    expect(first.heard).toHaveLength(1)
  })

  test('an event published by a relay that dies before its commit comes again under its id', async () => {
    const db = database.open({ applicationName: 'dying-relay', poolSize: 1 })
    let deaths = 0
    const { heard, publish } = listener()
    const dieAfter = async (event: EventEnvelope) => {
      await publish(event)
      if (deaths > 0) return
      deaths++
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'dying-relay'`.execute(database.db)
    }
    const event = await append(database.db, 0, 0)
    start(dieAfter, { db, pollMs: 20 })
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    expect(heard).toEqual([event, event])
    await vi.waitFor(async () => expect(await waiting()).toBe(0))
    expect(database.lines).toContainEqual(expect.objectContaining({ msg: 'outbox not read' }))
  })

  test('a publisher that fails loses nothing and lets nothing overtake', async () => {
    let failures = 0
    const { heard, publish } = listener(async ({ payload }) => {
      if (payload.count === 3 && failures < 3) {
        failures++
        throw new Error('stream is away')
      }
    })
    for (let count = 0; count < 6; count++) await append(database.db, 0, count)
    start(publish, { pollMs: 20 })
    await vi.waitFor(() => expect(heard).toHaveLength(6))
    expect(failures).toBe(3)
    expectOrderPerWriter(heard, 1, 6)
    const told = database.lines.filter(({ eventId }) => eventId === heard[3]?.id)
    // One line of the outage, not one for each try.
    const levels = ['warn', 'debug', 'debug']
    expect(told.map(({ level }) => level)).toEqual(levels)
    expect(told.map(({ msg }) => msg)).toEqual(levels.map(() => 'event not published'))
    const again = expect.objectContaining({ level: 'info', msg: 'the outbox is published again' })
    await vi.waitFor(() => expect(database.lines).toContainEqual(again))
  })

  test('what was published before a failure is not published again', async () => {
    const { heard, publish } = listener(async ({ payload }) => {
      if (payload.count === 2) throw new Error('stream is away')
    })
    for (let count = 0; count < 4; count++) await append(database.db, 0, count)
    const relay = start(publish, { pollMs: 20 })
    await vi.waitFor(async () => expect(await waiting()).toBe(2))
    await relay.close()
    expect(heard.map(({ payload }) => payload.count)).toEqual([0, 1])
  })

  test('a publisher that never answers does not hold the relay for ever', async () => {
    const { heard, publish } = listener()
    let calls = 0
    const hanging = (event: EventEnvelope) =>
      calls++ === 0 ? new Promise<void>(() => {}) : publish(event)
    await append(database.db, 0, 0)
    start(hanging, { pollMs: 20, publishTimeoutMs: 50 })
    await vi.waitFor(() => expect(heard).toHaveLength(1))
  })

  test('more than one batch goes through in one waking', async () => {
    await database.db.transaction().execute(async (tx) => {
      for (let count = 0; count < 450; count++) {
        await appendEvent(tx, events, 'sample.counted', { writer: 0, count })
      }
    })
    const { heard, publish } = listener()
    start(publish, { pollMs: 60_000 })
    await vi.waitFor(() => expect(heard).toHaveLength(450))
    expectOrderPerWriter(heard, 1, 450)
  })

  test('close while the last event is published does not wait for the next look', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { heard, publish } = listener(() => held)
    await append(database.db, 0, 0)
    const begun = vi.fn(publish)
    const relay = start(begun, { pollMs: 60_000 })
    await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce())
    const closed = relay.close()
    release()
    await closed
    expect(heard).toHaveLength(1)
    expect(await waiting()).toBe(0)
  })

  test('close ends after the event at hand and keeps the rest', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { heard, publish } = listener(() => held)
    for (let count = 0; count < 3; count++) await append(database.db, 0, count)
    const begun = vi.fn(publish)
    const relay = start(begun, { pollMs: 60_000 })
    await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce())
    const closed = relay.close()
    release()
    await closed
    expect(heard).toHaveLength(1)
    expect(await waiting()).toBe(2)
  })

  test('counts what it does', async () => {
    const metrics = createMetrics({ service: 'sample' })
    const { heard, publish } = listener()
    await append(database.db, 0, 0)
    const relay = start(publish, { metrics, pollMs: 60_000 })
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    await relay.close()
    await append(database.db, 0, 1)
    const { text } = await metrics.expose()
    expect(text).toMatch(/outbox_published_total\{.*\} 1/)
    expect(text).toMatch(/outbox_waiting\{.*\} 1/)
  })
})
