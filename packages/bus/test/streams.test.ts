import { jetstreamManager } from '@nats-io/jetstream'
import { connect as connectNats, nanos, type NatsConnection } from '@nats-io/transport-node'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bus } from '../src/connect.ts'
import { alarmingDanger } from '../src/consumer-lag.ts'
import { setUpEvents } from '../src/set-up-events.ts'
import { newEvent, openTestBus, uniqueName, type TestBus } from './bus.ts'

let env: TestBus
let raw: NatsConnection
/** Services have names of their own in each test: their streams stay on the server. */
let source: string
let producer: Bus

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
  await producer.ensureStreams([source])
})

const streamInfo = async (name = `EVENTS_${source.toUpperCase()}`) =>
  (await jetstreamManager(raw)).streams.info(name)

const changeAge = async () => {
  const manager = await jetstreamManager(raw)
  await manager.streams.update(`EVENTS_${source.toUpperCase()}`, { max_age: nanos(300_000) })
}

describe('ensureStreams', () => {
  test('makes one stream per service and one for dead letters', async () => {
    const { config } = await streamInfo()
    expect(config).toMatchObject({
      subjects: [`event.${source}.>`],
      max_age: nanos(7 * 86_400_000),
      max_bytes: 256 * 1024 * 1024,
      duplicate_window: nanos(120_000),
      storage: 'file',
    })
    expect((await streamInfo('DEAD')).config).toMatchObject({
      subjects: ['dead.>'],
      max_age: nanos(30 * 86_400_000),
      max_bytes: 64 * 1024 * 1024,
    })
  })

  test('may be called by many at once, and again', async () => {
    const names = [uniqueName(), uniqueName()]
    await Promise.all(Array.from({ length: 8 }, () => producer.ensureStreams(names)))
    await producer.ensureStreams(names)
    expect((await streamInfo(`EVENTS_${names[0]?.toUpperCase()}`)).config.num_replicas).toBe(1)
  })

  test('leaves a stream as another version made it', async () => {
    await changeAge()
    await producer.ensureStreams([source])
    expect((await streamInfo()).config.max_age).toBe(nanos(300_000))
  })
})

describe('setUpEvents', () => {
  const setUp = (concurrency?: number) => {
    const consumer = { durable: 'reader', filter: `event.${source}.>` }
    const consumers = [{ ...consumer, ...(concurrency !== undefined && { concurrency }) }]
    const options = { ...env.nats, service: 'setup', log: env.log }
    return setUpEvents(options, { services: [source], consumers })
  }
  const consumerInfo = async () =>
    (await jetstreamManager(raw)).consumers.info(`EVENTS_${source.toUpperCase()}`, 'reader')

  test('corrects a stream that is different, and keeps its events', async () => {
    for (const _ of [1, 2]) await producer.publishEvent(newEvent(`${source}.happened`, {}))
    await changeAge()
    await setUp()
    const { config, state } = await streamInfo()
    expect(config.max_age).toBe(nanos(7 * 86_400_000))
    expect(state.messages).toBe(2)
  })

  test('says that one server keeps no replicas', async () => {
    const options = { ...env.nats, service: 'setup', log: env.log }
    await expect(
      setUpEvents(options, { services: [source], consumers: [], replicas: 3 }),
    ).rejects.toThrow(/NATS does not keep streams on 3 of its servers/)
  })

  test('makes consumers and corrects them; who consumes leaves them as they are', async () => {
    await setUp()
    expect((await consumerInfo()).config.max_ack_pending).toBe(1)
    await setUp(8)
    await producer.consume({
      durable: 'reader',
      filter: `event.${source}.>`,
      handler: () => Promise.resolve(),
    })
    expect((await consumerInfo()).config.max_ack_pending).toBe(8)
  })
})

describe('consumerLag', () => {
  const dangers = async () => {
    const lags = await producer.consumerLag()
    const own = lags.filter((lag) => lag.source === source)
    return Object.fromEntries(own.map(({ consumer, danger }) => [consumer, danger]))
  }

  test('tells who has not had what is soon dropped, before any of it is', async () => {
    const manager = await jetstreamManager(raw)
    const name = `EVENTS_${source.toUpperCase()}`
    await manager.streams.update(name, { max_bytes: 20_000 })
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const follow = (durable: string, handler: () => Promise<void>) =>
      producer.consume({ durable, filter: `event.${source}.>`, handler })
    await follow('quick', () => Promise.resolve())
    await follow('stuck', () => held)
    const told: number[] = []
    for (let at = 0; (told.at(-1) ?? 0) < alarmingDanger; at += 1) {
      await producer.publishEvent(newEvent(`${source}.happened`, { text: 'x'.repeat(500) }))
      told.push((await dangers())['stuck']!)
    }
    expect(told[0]).toBeLessThan(alarmingDanger)
    // Nothing is dropped yet, and who keeps up is in no danger.
    expect((await streamInfo()).state.first_seq).toBe(1)
    await vi.waitFor(async () => expect((await dangers())['quick']).toBe(0))
    letGo()
    await vi.waitFor(async () => expect((await dangers())['stuck']).toBe(0))
  })

  test('counts an event as in danger that is nearly as old as events become', async () => {
    const manager = await jetstreamManager(raw)
    const name = `EVENTS_${source.toUpperCase()}`
    await manager.streams.update(name, { max_age: nanos(300_000) })
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await producer.consume({ durable: 'stuck', filter: `event.${source}.>`, handler: () => held })
    await producer.publishEvent(newEvent(`${source}.happened`, {}))
    await vi.waitFor(async () => expect((await dangers())['stuck']).toBeGreaterThan(0))
    expect((await dangers())['stuck']).toBeLessThan(alarmingDanger)
    letGo()
  })
})

describe('publishEvent', () => {
  test('stores an event that comes twice once', async () => {
    const event = newEvent(`${source}.happened`, {})
    await producer.publishEvent(event)
    await producer.publishEvent(event)
    expect((await streamInfo()).state.messages).toBe(1)
  })

  test('fails when no stream takes it', async () => {
    await expect(
      producer.publishEvent(newEvent(`${uniqueName()}.happened`, {})),
    ).rejects.toMatchObject({ code: 'unavailable' })
  })
})
