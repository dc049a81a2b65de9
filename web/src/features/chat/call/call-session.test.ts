import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '@/api/error'
import { openCallSession, type CallServer } from './call-session'

const call = {
  id: 'call',
  companionId: 'companion',
  startedAt: '2026-01-01T00:00:00.000Z',
  creditsPerMinute: 5,
  secondsAtMost: 3_600,
}
const over: ApiError = {
  status: 410,
  message: 'over',
  body: {
    error: 'over',
    code: 'call_ended',
    requestId: 'r',
    details: [{ path: 'reason', message: 'replaced' }],
  },
}

function open(changes: Partial<CallServer> = {}) {
  const server = {
    hear: vi.fn(() => Promise.resolve('你好')),
    say: vi.fn(() => Promise.resolve('blob:1')),
    alive: vi.fn(() => Promise.resolve(3_000)),
    end: vi.fn(() => Promise.resolve({ seconds: 65, credits: 10 })),
    ...changes,
  } satisfies CallServer
  const endings: string[] = []
  return { server, endings, session: openCallSession(call, server, (one) => endings.push(one)) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the server’s side of a call', () => {
  it('tells every 15 s that it goes on, until it is over', async () => {
    const { server, session } = open()
    await vi.advanceTimersByTimeAsync(45_000)
    expect(server.alive).toHaveBeenCalledTimes(3)
    expect(await session.end()).toEqual({ seconds: 65, credits: 10 })
    await session.end()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.alive).toHaveBeenCalledTimes(3)
    expect(server.end).toHaveBeenCalledOnce()
  })

  it('counts what it asks', async () => {
    const { server, session } = open()
    const sound = new Blob()
    await session.hear(sound, false)
    await session.say('你好', new AbortController().signal)
    expect(server.hear).toHaveBeenCalledWith('call', sound, 1, false)
    expect(server.say).toHaveBeenCalledWith('call', '你好', 2, expect.any(AbortSignal))
  })

  it('says why the server ended it, whoever heard of it first', async () => {
    const { endings } = open({ alive: () => Promise.reject(over) })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(endings).toEqual(['replaced'])
  })

  it('goes on when something fails', async () => {
    const away: ApiError = { status: 'network', body: null, message: 'network' }
    const { endings, session } = open({
      hear: () => Promise.reject(away),
      alive: () => Promise.reject(away),
      end: () => Promise.reject(away),
    })
    vi.spyOn(console, 'warn').mockReturnValue()
    await expect(session.hear(new Blob(), true)).rejects.toBe(away)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(endings).toEqual([])
    expect(await session.end()).toBeNull()
  })
})
