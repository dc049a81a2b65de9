import { EventEmitter } from 'node:events'
import { limits } from '@lumen/contracts/limits'
import { createLogger } from '@lumen/runtime/logger'
import { noTracing } from '@lumen/runtime/tracing'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { GatewayContext } from '../context.ts'
import { createSessionCache } from '../sessions/session-cache.ts'
import type { LiveReplies } from './live-replies.ts'
import { createFrameParser } from './parse-frame.ts'
import { createSocketServing } from './serve-connection.ts'
import { createConnectedUsers } from './users.ts'
import { createWaitingSockets } from './waiting-sockets.ts'

const token = 't'.repeat(40)
const userId = '0197aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa'

class Socket extends EventEmitter {
  readonly OPEN = 1
  closedWith: number | null = null
  readyState = 1
  bufferedAmount = 0
  sent: { type: string; code?: string }[] = []
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close(code: number | null = null) {
    if (this.readyState !== 1) return
    this.closedWith = code
    this.readyState = 3
    this.emit('close')
  }
  ping = vi.fn()
  terminate() {
    this.close()
  }
  say = (frame: object) => this.emit('message', Buffer.from(JSON.stringify(frame)), false)
}

/** @param sessions who is found by a token; everybody once `lookUp` was called when absent */
function gateway(sessions?: GatewayContext['sessions']) {
  const looked = Promise.withResolvers<void>()
  const subscriptions = new Set<string>()
  const bus = {
    listen(subject: string) {
      subscriptions.add(subject)
      return { stop: () => void subscriptions.delete(subject) }
    },
    request: vi.fn((_table: object, asked: string, _input: unknown) =>
      Promise.resolve(asked === 'chat.send-message' ? { outcome: 'accepted' } : { messages: [] }),
    ),
  }
  const context = {
    bus,
    clock: { now: () => new Date() },
    log: createLogger({ service: 'gateway', level: 'silent' }),
    config: { LUMEN_RATE_LIMITS: 'on' },
    tracing: noTracing,
    unknownTokens: { allows: () => true, fail: () => {} },
    sessions: sessions ?? {
      known: () => null,
      identify: () => looked.promise.then(() => ({ userId, sessionId: 'session' })),
    },
  } as unknown as GatewayContext
  const users = createConnectedUsers(context.bus, () => {})
  const waiting = createWaitingSockets({ perAddress: 40, ofAll: 50 })
  const liveReplies = {} as LiveReplies
  const parse = createFrameParser()
  const frames = { observe: () => {} }
  const sockets = createSocketServing({ context, users, waiting, liveReplies, parse, frames })
  onTestFinished(() => sockets.close())
  const open = (address = '127.0.0.1') => {
    const socket = new Socket()
    sockets.serve(socket as unknown as WebSocket, { address, cookieTokenHash: null })
    onTestFinished(() => socket.close())
    return socket
  }
  /** What chat was asked to take. */
  const sent = () =>
    bus.request.mock.calls.flatMap(([, name, input]) =>
      name === 'chat.send-message' ? [input] : [],
    )
  return { users, subscriptions, sockets, open, sent, lookUp: looked.resolve }
}

it('forgets a socket that went away while its session was looked up', async () => {
  const { users, subscriptions, open, lookUp } = gateway()
  const [gone, here] = [open(), open()]
  gone.say({ type: 'auth', token })
  here.say({ type: 'auth', token })
  gone.close()
  lookUp()
  await vi.waitFor(() => expect(here.sent).toMatchObject([{ type: 'auth_success' }]))
  expect(users.of(userId).size).toBe(1)
  here.close()
  expect(subscriptions.size).toBe(0)
})

it('refuses more sockets of one user than the limit', async () => {
  const { users, open, lookUp } = gateway()
  lookUp()
  const sockets = Array.from({ length: limits.socketsPerUser + 1 }, () => open())
  for (const socket of sockets) socket.say({ type: 'auth', token })
  await vi.waitFor(() => expect(sockets.every(({ sent }) => sent.length === 1)).toBe(true))
  expect(sockets.flatMap(({ sent }) => sent).filter(({ type }) => type === 'error')).toMatchObject([
    { code: 'rate_limited' },
  ])
  expect(users.of(userId).size).toBe(limits.socketsPerUser)
})

it('ends the sockets that wait longest when an address holds too many, or all do', async () => {
  const { open, lookUp } = gateway()
  lookUp()
  const neighbour = open('192.0.2.1')
  const held = Array.from({ length: 40 }, () => open())
  const newest = open()
  expect(held.map(({ readyState }) => readyState)).toEqual([3, ...Array<number>(39).fill(1)])
  // Whoever says who they are is never counted, also at the address that is full.
  newest.say({ type: 'auth', token })
  await vi.waitFor(() => expect(newest.sent).toMatchObject([{ type: 'auth_success' }]))
  open()
  expect(held.filter(({ readyState }) => readyState === 1)).toHaveLength(39)
  for (let host = 2; host < 12; host += 1) open(`192.0.2.${host}`)
  expect(neighbour.readyState).toBe(3)
  expect(newest.readyState).toBe(1)
})

describe('a heartbeat', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const signedIn = (open: ReturnType<typeof gateway>['open']) => {
    const socket = open()
    socket.say({ type: 'auth', token })
    return socket
  }

  it('ends a socket whose client is gone, and keeps those that answer or say something', async () => {
    const { users, open, lookUp } = gateway()
    lookUp()
    const [gone, here, talking] = [signedIn(open), signedIn(open), signedIn(open)]
    here.ping.mockImplementation(() => here.emit('pong'))
    talking.ping.mockImplementation(() => talking.say({ type: 'ping' }))
    await vi.advanceTimersByTimeAsync(29_000)
    expect(gone.readyState).toBe(1)
    await vi.advanceTimersByTimeAsync(31_000)
    expect([gone, here, talking].map(({ readyState }) => readyState)).toEqual([3, 1, 1])
    expect(here.ping).toHaveBeenCalledTimes(2)
    expect(users.of(userId).size).toBe(2)
    await vi.advanceTimersByTimeAsync(120_000)
    expect([here, talking].map(({ readyState }) => readyState)).toEqual([1, 1])
    expect(gone.ping).toHaveBeenCalledTimes(1)
  })

  it('does not come to all sockets at once', async () => {
    const { open, lookUp } = gateway()
    lookUp()
    const sockets = Array.from({ length: 15 }, () => signedIn(open))
    const asked = () => sockets.filter(({ ping }) => ping.mock.calls.length > 0).length
    for (let second = 1; second <= 30; second += 1) {
      const before = asked()
      await vi.advanceTimersByTimeAsync(1_000)
      expect(asked() - before).toBeLessThanOrEqual(1)
    }
    expect(asked()).toBe(15)
  })
})

it('tells every socket to come again when it closes, also those nobody knows yet and the next', async () => {
  const { sockets, open, lookUp } = gateway()
  lookUp()
  const [known, unknown] = [open(), open()]
  known.say({ type: 'auth', token })
  await vi.waitFor(() => expect(known.sent).toMatchObject([{ type: 'auth_success' }]))
  sockets.close()
  expect([known, unknown, open()].map(({ closedWith }) => closedWith)).toEqual([1012, 1012, 1012])
})

describe('whose socket it is', () => {
  const say = { type: 'streaming_chat', companionId: userId, content: '你好' }
  function changing() {
    const time = { now: 0 }
    const auth = vi.fn()
    const opened = gateway(createSessionCache(auth, () => time.now))
    const identity = (ageBand: string) => ({
      userId,
      sessionId: 'session',
      role: 'user',
      ageBand,
      expiresAt: '2100-01-01T00:00:00Z',
    })
    return { ...opened, time, auth, identity }
  }

  it('is found out anew within a minute, though nobody told that it changed', async () => {
    const { open, sent, time, auth, identity } = changing()
    auth.mockResolvedValueOnce(identity('adult')).mockResolvedValueOnce(identity('minor'))
    const socket = open()
    socket.say({ type: 'auth', token })
    await vi.waitFor(() => expect(socket.sent).toHaveLength(1))
    time.now = 59_000
    socket.say(say)
    await vi.waitFor(() => expect(sent()).toMatchObject([{ ageBand: 'adult' }]))
    time.now = 60_001
    socket.say(say)
    await vi.waitFor(() => expect(sent()).toMatchObject([{}, { ageBand: 'minor' }]))
    expect(auth).toHaveBeenCalledTimes(2)
  })

  /** In a socket that was identified more than a minute ago. */
  async function unknownAgain() {
    const changed = changing()
    changed.auth.mockResolvedValueOnce(changed.identity('adult'))
    const socket = changed.open()
    socket.say({ type: 'auth', token })
    await vi.waitFor(() => expect(socket.sent).toHaveLength(1))
    changed.time.now = 60_001
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    return { ...changed, socket }
  }
  const away = new Error('away')
  /** Less than a page waits for word of its message. */
  const patience = 12_000

  it('is asked once more while auth restarts: what is said meanwhile is taken, in order', async () => {
    const { socket, sent, auth, identity } = await unknownAgain()
    auth.mockRejectedValueOnce(away).mockResolvedValueOnce(identity('minor'))
    socket.say({ ...say, content: 'one' })
    await vi.advanceTimersByTimeAsync(500)
    socket.say({ ...say, content: 'two' })
    await vi.advanceTimersByTimeAsync(patience)
    expect(sent()).toMatchObject([
      { content: 'one', ageBand: 'minor' },
      { content: 'two', ageBand: 'minor' },
    ])
    expect(auth).toHaveBeenCalledTimes(3)
  })

  it('is not guessed while nobody can say it: a message is refused, and the socket stays', async () => {
    const { socket, sent, auth, identity } = await unknownAgain()
    auth.mockRejectedValueOnce(away).mockRejectedValueOnce(away)
    auth.mockResolvedValueOnce(identity('adult'))
    socket.say(say)
    await vi.advanceTimersByTimeAsync(patience)
    expect(socket.sent[1]).toMatchObject({ code: 'unavailable' })
    expect(sent()).toEqual([])
    socket.say(say)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toHaveLength(1)
    expect(socket.readyState).toBe(1)
  })
})
