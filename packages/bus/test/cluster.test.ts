import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream'
import { connect as connectNats, type NatsConnection } from '@nats-io/transport-node'
import { eventConsumers } from '@lumen/contracts/consumers'
import { openTestNats } from '@lumen/provision/test-nats'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectBus, type Bus } from '../src/connect.ts'
import { setUpName } from '../src/permissions.ts'
import { setUpEvents } from '../src/set-up-events.ts'
import { captureLog, newEvent } from './bus.ts'

const stream = 'EVENTS_CHAT'
const follower = eventConsumers.memory.chat

let cluster: Awaited<ReturnType<typeof openTestNats>>
let raw: NatsConnection
let manager: JetStreamManager
const { log } = captureLog()
const open: Bus[] = []

const loginOf = (name: string) => ({
  url: cluster.url,
  user: `lumen_${name}`,
  pass: cluster.password,
})
const setUp = (replicas?: number) =>
  setUpEvents(
    { ...loginOf(setUpName), service: setUpName, log },
    { services: ['chat'], consumers: [follower], replicas },
  )
const connect = async (service: string) => {
  const bus = await connectBus({ ...loginOf(service), service, log })
  open.push(bus)
  return bus
}

beforeAll(async () => {
  cluster = await openTestNats()
  const { user, pass, url } = loginOf(setUpName)
  raw = await connectNats({
    servers: url.split(','),
    user,
    pass,
    inboxPrefix: `_INBOX.${setUpName}`,
  })
  manager = await jetstreamManager(raw, { checkAPI: false })
})
afterAll(async () => {
  for (const bus of open) await bus.close()
  await raw?.close()
  await cluster?.close()
})

/** On a machine whose cores are all taken its servers lose each other for a minute and more: every night instead. */
const nightly = process.env['TEST_NATS_CLUSTER'] === '1'

test.runIf(nightly)('loses no event and goes on when the leader of a stream is gone', async () => {
  await setUp()
  const producer = await connect('chat')
  const events = Array.from({ length: 60 }, (_, index) => newEvent('chat.counted', { index }))
  // As the outbox does: one after the other, each until it is stored.
  const publish = async (from: number, to: number) => {
    for (const event of events.slice(from, to)) await vi.waitFor(() => producer.publishEvent(event))
  }
  await publish(0, 20)
  expect((await manager.streams.info(stream)).config.num_replicas).toBe(1)

  // While a stream moves, its consumers may answer nobody: whoever sets up does so again.
  await vi.waitFor(() => setUp(3))
  const { leader } = await vi.waitFor(async () => {
    const [{ cluster: ofStream }, { cluster: ofConsumer }] = await Promise.all([
      manager.streams.info(stream),
      manager.consumers.info(stream, follower.durable),
    ])
    for (const each of [ofStream, ofConsumer])
      expect(each?.replicas?.map(({ current }) => current)).toEqual([true, true])
    return ofStream!
  })

  // Whoever does not say how many leaves them.
  await setUp()
  expect((await manager.streams.info(stream)).config.num_replicas).toBe(3)
  await publish(20, 40)
  await cluster.server(leader!).kill()
  await publish(40, 60)
  const heard: number[] = []
  const consumer = await connect('memory')
  const handler = async ({ payload }: { payload: unknown }) =>
    void heard.push((payload as { index: number }).index)
  // Until the others have a leader for it a process that starts is refused, and starts again.
  await vi.waitFor(() => consumer.consume({ ...follower, handler }))
  const all = events.map((_, index) => index)
  await vi.waitFor(() => expect([...new Set(heard)]).toEqual(all))

  // The third comes back, and has what it missed.
  await cluster.server(leader!).startAgain()
  await vi.waitFor(async () => {
    const { cluster: now, state } = await manager.streams.info(stream)
    expect(now?.replicas?.map(({ current }) => current)).toEqual([true, true])
    expect(state.messages).toBe(events.length)
  })
})

test('says that there are not so many servers', async () => {
  await expect(setUp(5)).rejects.toThrow(/NATS does not keep streams on 5 of its servers/)
})
