import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HeldReply } from '@lumen/contracts/frames'
import { createConnection, type ConnectionStatus } from './connection'
import { realtimeSlice, statusChanged } from './realtime-slice'

/** A socket that does what the test says; what was sent to it is in `sent`. */
class TestSocket extends EventTarget {
  static readonly OPEN = 1
  static all: TestSocket[] = []
  static latest = () => {
    const socket = TestSocket.all.at(-1)
    if (socket === undefined) throw new Error('no socket was opened')
    return socket
  }
  readyState = 0
  sent: { type: string }[] = []
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    TestSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  opens() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  says(data: unknown) {
    const text = typeof data === 'string' ? data : JSON.stringify(data)
    this.dispatchEvent(new MessageEvent('message', { data: text }))
  }
  closes(code = 1006) {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
  signsIn() {
    this.opens()
    this.says({ type: 'auth_success', userId: 'u', protocol: 2 })
  }
}

function connect(held: HeldReply[] = []) {
  const statuses: ConnectionStatus[] = []
  const frames: { type: string }[] = []
  const onRefused = vi.fn()
  const connection = createConnection({
    url: 'ws://lumen.test/ws',
    onFrame: (frame) => frames.push(frame),
    onStatus: (status) => statuses.push(status),
    onRefused,
    held: () => held,
  })
  connection.open({ key: 't', userId: 'u' })
  return { connection, statuses, frames, onRefused }
}

beforeEach(() => {
  vi.useFakeTimers()
  TestSocket.all = []
  vi.stubGlobal('WebSocket', TestSocket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('connection', () => {
  it('says what it has of replies that it follows', () => {
    connect([{ messageId: 'reply', afterSeq: 3 }])
    const socket = TestSocket.latest()
    socket.opens()
    expect(socket.sent).toMatchObject([{ resume: [{ messageId: 'reply', afterSeq: 3 }] }])
  })

  it('signs in with user and protocol 2 before it counts as connected', () => {
    const { connection, statuses } = connect()
    const socket = TestSocket.latest()
    socket.opens()
    expect(socket.sent).toEqual([{ type: 'auth', userId: 'u', protocol: 2 }])
    expect(connection.send({ type: 'ping' })).toBe(false)
    socket.says({ type: 'auth_success', userId: 'u', protocol: 2 })
    expect(statuses).toEqual(['connecting', 'connected'])
    expect(connection.send({ type: 'stop', messageId: 'm' })).toBe(true)
  })

  it('pings after 5 s and then every 30 s', () => {
    connect()
    const socket = TestSocket.latest()
    socket.signsIn()
    const pings = () => socket.sent.filter(({ type }) => type === 'ping').length
    vi.advanceTimersByTime(4_999)
    expect(pings()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(pings()).toBe(1)
    socket.says({ type: 'pong' })
    vi.advanceTimersByTime(29_999)
    expect(pings()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(pings()).toBe(2)
  })

  it('gives up a server that does not answer a ping', () => {
    const { statuses } = connect()
    TestSocket.latest().signsIn()
    vi.advanceTimersByTime(5_000 + 10_000)
    expect(statuses).toEqual(['connecting', 'connected', 'connecting'])
  })

  it('comes back after 2, 4, 8, 10 and 10 s, then gives up until asked', () => {
    const { connection, statuses } = connect()
    TestSocket.latest().signsIn()
    TestSocket.latest().closes()
    for (const seconds of [2, 4, 8, 10, 10]) {
      const before = TestSocket.all.length
      vi.advanceTimersByTime(seconds * 1000 - 1)
      expect(TestSocket.all).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(TestSocket.all).toHaveLength(before + 1)
      TestSocket.latest().closes()
    }
    expect(statuses.at(-1)).toBe('disconnected')
    vi.advanceTimersByTime(60_000)
    expect(TestSocket.all).toHaveLength(6)
    connection.retry()
    expect(TestSocket.all).toHaveLength(7)
    expect(statuses.at(-1)).toBe('connecting')
  })

  it('counts attempts anew after a success', () => {
    connect()
    TestSocket.latest().closes()
    vi.advanceTimersByTime(2_000)
    TestSocket.latest().closes()
    vi.advanceTimersByTime(4_000)
    TestSocket.latest().signsIn()
    TestSocket.latest().closes()
    const before = TestSocket.all.length
    vi.advanceTimersByTime(2_000)
    expect(TestSocket.all).toHaveLength(before + 1)
  })

  it('counts as made again when the first attempt failed', () => {
    const state = (statuses: ConnectionStatus[]) =>
      statuses.map(statusChanged).reduce(realtimeSlice.reducer, realtimeSlice.getInitialState())
    const atOnce = connect()
    TestSocket.latest().signsIn()
    expect(state(atOnce.statuses)).toEqual({ status: 'connected', again: false })
    const later = connect()
    TestSocket.latest().closes()
    vi.advanceTimersByTime(2_000)
    TestSocket.latest().signsIn()
    expect(state(later.statuses)).toEqual({ status: 'connected', again: true })
  })

  it('drops a socket that sends what cannot be read', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { statuses, frames } = connect()
    TestSocket.latest().signsIn()
    TestSocket.latest().says('{"type":')
    expect(statuses.at(-1)).toBe('connecting')
    vi.advanceTimersByTime(2_000)
    TestSocket.latest().signsIn()
    TestSocket.latest().says('7')
    expect(statuses.at(-1)).toBe('connecting')
    expect(frames.map(({ type }) => type)).toEqual(['auth_success', 'auth_success'])
  })

  it('makes no further attempt when the session is refused, and says so', () => {
    const { onRefused, statuses } = connect()
    TestSocket.latest().opens()
    TestSocket.latest().closes(4401)
    expect(onRefused).toHaveBeenCalledOnce()
    expect(statuses.at(-1)).toBe('disconnected')
    vi.advanceTimersByTime(60_000)
    expect(TestSocket.all).toHaveLength(1)
  })

  it('ignores a socket it has left behind', () => {
    const { connection, frames, statuses } = connect()
    const old = TestSocket.latest()
    old.signsIn()
    connection.open({ key: 'other', userId: 'v' })
    old.says({ type: 'message_changed' })
    old.closes(4401)
    expect(TestSocket.all).toHaveLength(2)
    expect(frames).toHaveLength(1)
    expect(statuses.at(-1)).toBe('connecting')
  })

  it('asks a socket for a sign of life when the device wakes up', () => {
    const { connection, statuses } = connect()
    const socket = TestSocket.latest()
    socket.signsIn()
    connection.retry()
    expect(socket.sent.at(-1)).toEqual({ type: 'ping' })
    vi.advanceTimersByTime(10_000)
    expect(statuses.at(-1)).toBe('connecting')
  })

  it('keeps one socket for one session, and none after closing', () => {
    const { connection, statuses } = connect()
    connection.open({ key: 't', userId: 'u' })
    expect(TestSocket.all).toHaveLength(1)
    connection.close()
    expect(statuses.at(-1)).toBe('disconnected')
    connection.retry()
    vi.advanceTimersByTime(60_000)
    expect(TestSocket.all).toHaveLength(1)
  })
})
