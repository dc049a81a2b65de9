import {
  connect as connectNats,
  PermissionViolationError,
  type NatsConnection,
} from '@nats-io/transport-node'
import { allRequests } from '@lumen/contracts/all-requests'
import { authRequests } from '@lumen/contracts/auth/bus'
import { defineRequests, subjects } from '@lumen/contracts/bus'
import { consumersOf } from '@lumen/contracts/consumers'
import { liveTraffic } from '@lumen/contracts/live-traffic'
import { mediaRequests } from '@lumen/contracts/media/bus'
import { processNames, type ProcessName } from '@lumen/contracts/operation'
import { publishingServices } from '@lumen/contracts/outbox'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connectBus, type Bus } from '../src/connect.ts'
import { allPermissions, setUpName } from '../src/permissions.ts'
import { setUpEvents } from '../src/set-up-events.ts'
import { eventStream, serviceOfFilter } from '../src/streams.ts'
import { captureLog, newEvent } from './bus.ts'
import { openTestEnvironment } from './environment.ts'

let environment: Awaited<ReturnType<typeof openTestEnvironment>>
const { log, lines } = captureLog()
const open: { close(): Promise<void> }[] = []

beforeAll(async () => {
  environment = await openTestEnvironment('bus', { natsUsers: allPermissions() })
  await setUpEvents({ ...loginOf(setUpName), service: setUpName, log })
})
afterAll(async () => {
  await Promise.all(open.map((each) => each.close()))
  await environment.close()
})

/** As the process reads it from its own environment. */
function loginOf(name: string) {
  const { env } = environment
  const prefix = `${name.toUpperCase()}_NATS`
  return { url: env.NATS_URL, user: env[`${prefix}_USER`], pass: env[`${prefix}_PASS`] }
}

async function connect(service: ProcessName): Promise<Bus> {
  const bus = await connectBus({ ...loginOf(service), service, log })
  open.push(bus)
  return bus
}

/** What somebody has who got hold of a process's password: NATS itself, without our bus. */
async function capture(name: string): Promise<{ nats: NatsConnection; refused: Set<string> }> {
  const { url, user, pass } = loginOf(name)
  const login = { servers: url, user: user!, pass: pass! }
  const nats = await connectNats({ ...login, inboxPrefix: `_INBOX.${name}` })
  open.push(nats)
  const refused = new Set<string>()
  const watch = async () => {
    for await (const status of nats.status()) {
      if (status.type !== 'error' || !(status.error instanceof PermissionViolationError)) continue
      refused.add(`${status.error.operation} ${status.error.subject}`)
    }
  }
  void watch()
  return { nats, refused }
}

const bare = (subject: string) => subject.replace('*', 'somebody')
const others = (name: ProcessName) => processNames.filter((each) => each !== name)

/** Everything there is to say, and whether a process may. */
function publications(name: ProcessName): [subject: string, may: boolean][] {
  const requests = Object.entries(allRequests).map(
    ([request, { callers }]) => [subjects.request(request), callers.includes(name)] as const,
  )
  const live = liveTraffic.map(
    ({ subject, tellers }) => [bare(subject), tellers.includes(name)] as const,
  )
  const events = publishingServices.map(
    (service) => [subjects.event(`${service}.happened`), service === name] as const,
  )
  const dead = processNames.map(
    (each) =>
      [`dead.${each}.chat.happened`, each === name && consumersOf(name).length > 0] as const,
  )
  const consumers = processNames.flatMap((each) =>
    consumersOf(each).flatMap(({ durable, filter }) => {
      const place = `${eventStream(serviceOfFilter(filter))}.${durable}`
      return [
        [`$JS.API.CONSUMER.INFO.${place}`, each === name],
        [`$JS.API.CONSUMER.MSG.NEXT.${place}`, each === name],
        [`$JS.ACK.${place}.1.1.1.1.1`, each === name],
        [`$JS.API.CONSUMER.CREATE.${place}`, false],
        [`$JS.API.CONSUMER.DURABLE.CREATE.${place}`, false],
        [`$JS.API.CONSUMER.DELETE.${place}`, false],
      ] as const
    }),
  )
  const streams = [...publishingServices.map(eventStream), 'DEAD', 'OWN'].flatMap((stream) =>
    [
      ...['CREATE', 'UPDATE', 'DELETE', 'PURGE'].map((what) => `STREAM.${what}`),
      'CONSUMER.CREATE',
      'DIRECT.GET',
    ].map((what) => [`$JS.API.${what}.${stream}`, false] as const),
  )
  const erasing = publishingServices.flatMap((service) =>
    ['STREAM.MSG.GET', 'STREAM.MSG.DELETE'].map(
      (what) => [`$JS.API.${what}.${eventStream(service)}`, service === name] as const,
    ),
  )
  const answers = others(name).map((each) => [`_INBOX.${each}.x.1`, false] as const)
  return [
    ...requests,
    ...live,
    ...events,
    ...dead,
    ...consumers,
    ...streams,
    ...erasing,
    ...answers,
  ].map(([subject, may]) => [subject, may])
}

/** Everything there is to hear, and whether a process may. */
function subscriptions(name: ProcessName): [subject: string, may: boolean][] {
  return [
    ...Object.keys(allRequests).map(
      (request) => [subjects.request(request), request.startsWith(`${name}.`)] as const,
    ),
    ...liveTraffic.map(({ subject, hearers }) => [subject, hearers.includes(name)] as const),
    ...processNames.map((each) => [`_INBOX.${each}.>`, each === name] as const),
    ...['>', '_INBOX.>', 'request.>', 'event.>', 'live.>', '$JS.>', 'dead.>'].map(
      (subject) => [subject, false] as const,
    ),
  ].map(([subject, may]) => [subject, may])
}

describe.each(processNames)('%s', (name) => {
  test('is refused whatever the contracts do not say of it, and nothing else', async () => {
    const { nats, refused } = await capture(name)
    const said = publications(name)
    const heard = subscriptions(name)
    // Nobody hears what is allowed and broken: no one else is there.
    for (const [subject] of said) nats.publish(subject)
    for (const [subject] of heard) nats.subscribe(subject, { callback: () => undefined })
    await nats.flush()
    const forbidden = [
      ...said.flatMap(([subject, may]) => (may ? [] : [`publish ${subject}`])),
      ...heard.flatMap(([subject, may]) => (may ? [] : [`subscription ${subject}`])),
    ]
    expect(forbidden.length).toBeGreaterThan(100)
    await vi.waitFor(() => expect([...refused].toSorted()).toEqual(forbidden.toSorted()))
    await nats.close()
  })
})

test('whoever sets up may make streams, and neither ask nor tell anything', async () => {
  const { nats, refused } = await capture(setUpName)
  const tried = [subjects.request('auth.notify'), 'event.chat.happened', 'live.user.somebody']
  for (const subject of [...tried, '$JS.API.STREAM.DELETE.DEAD']) nats.publish(subject)
  await nats.flush()
  await vi.waitFor(() => expect(refused.size).toBe(4))
})

test('a captured service can neither answer for auth nor speak for chat', async () => {
  const [auth, gateway] = await Promise.all([connect('auth'), connect('gateway')])
  const identify = vi.fn(() => Promise.resolve({ identity: null }))
  const name = 'auth.identify-session'
  const table = defineRequests({ [name]: authRequests[name] })
  auth.serve(table, { [name]: identify })
  const { nats: media, refused } = await capture('media')
  const forged = vi.fn()
  // In the queue of auth, so that it would get a share of the questions.
  media.subscribe(subjects.request(name), { queue: 'auth', callback: forged })
  await media.flush()
  for (let asked = 1; asked <= 20; asked += 1) {
    const input = { tokenHash: 'a'.repeat(64) }
    expect(await gateway.request(table, name, input)).toEqual({ identity: null })
  }
  expect(identify).toHaveBeenCalledTimes(20)
  expect(forged.mock.calls.filter(([error]) => error === null)).toEqual([])

  await expect(media.request('request.chat.send-message', '{}')).rejects.toThrow(/permission/i)
  media.publish('event.chat.message-created', '{}')
  await media.flush()
  await vi.waitFor(() => expect([...refused]).toContain('publish event.chat.message-created'))
})

test('events go from a service to those that follow it, and can be erased', async () => {
  const [media, chat] = await Promise.all([connect('media'), connect('chat')])
  const event = newEvent('media.job-ended', { userId: 'somebody-to-erase' })
  await media.ensureStreams(['media'])
  await media.publishEvent(event)
  const heard: string[] = []
  const consuming = await chat.consume({
    durable: 'chat-media',
    filter: 'event.media.>',
    handler: ({ id }) => Promise.resolve(void heard.push(id)),
  })
  await vi.waitFor(() => expect(heard).toContain(event.id))
  await consuming.close()
  expect(await media.eraseEvents('somebody-to-erase')).toBe(1)
  expect(await media.eraseEvents('somebody-to-erase')).toBe(0)
})

test('a service can make no consumer, and what it may not do stands in its log', async () => {
  const media = await connect('media')
  const consumer = { filter: 'event.chat.>', handler: () => Promise.resolve() }
  await expect(media.consume({ durable: 'media-more', ...consumer })).rejects.toThrow(
    /permissions violation/i,
  )
  media.broadcast(subjects.sessionRevoked, {})
  await media.flush()
  await vi.waitFor(() =>
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'NATS forbids what this service tried',
        operation: 'publish',
        subject: 'live.session-revoked',
      }),
    ),
  )
})

test('a captured service can have nothing sent where it may not speak itself', async () => {
  const [chat, gateway] = await Promise.all([connect('chat'), connect('gateway')])
  const asked = vi.fn(() => Promise.resolve({ media: null }))
  const told = vi.fn()
  const name = 'media.read-job'
  const table = defineRequests({ [name]: mediaRequests[name] })
  const media = await connect('media')
  media.serve(table, { [name]: asked })
  gateway.listen(subjects.liveUser('*'), told)
  await gateway.flush()
  const came: (string | undefined)[] = []
  const { nats: beside } = await capture('gateway')
  beside.subscribe(subjects.liveUser('*'), { callback: (_, { reply }) => void came.push(reply) })
  await beside.flush()
  await media.flush()
  // Who asks says where to the answer goes, and who takes events where to these go.
  const { nats } = await capture('chat')
  const input = JSON.stringify({ userId: crypto.randomUUID(), jobId: crypto.randomUUID() })
  for (const reply of [subjects.liveUser('somebody'), subjects.request(name)])
    nats.publish(subjects.request(name), input, { reply })
  await media.publishEvent(newEvent('media.job-ended', {}))
  const next = '$JS.API.CONSUMER.MSG.NEXT.EVENTS_MEDIA.chat-media'
  nats.publish(next, JSON.stringify({ batch: 1 }), { reply: subjects.liveUser('somebody') })
  await vi.waitFor(() => expect(came).toEqual([expect.stringMatching(/^\$JS\.ACK\./)]))
  chat.broadcast(subjects.liveUser('somebody'), 'the last')
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith('the last', expect.any(String)))
  expect(told).toHaveBeenCalledTimes(1)
  expect(asked).not.toHaveBeenCalled()
})
