import type { Identity } from '@lumen/contracts/auth/bus'
import { describe, expect, it, vi } from 'vitest'
import { createSessionCache } from './session-cache.ts'

const identity = (changes: Partial<Identity> = {}): Identity => ({
  userId: 'u',
  sessionId: 's',
  role: 'user',
  ageBand: 'adult',
  region: null,
  language: 'zh',
  expiresAt: new Date(10_000_000).toISOString(),
  ...changes,
})
const revoked = { userId: 'u', sessionIds: ['s'], tokenHashes: ['t'], reason: 'ended' as const }

describe('session cache', () => {
  it('asks once within a minute, again after it', async () => {
    let time = 0
    const ask = vi.fn(() => Promise.resolve(identity()))
    const cache = createSessionCache(ask, () => time)
    await cache.identify('t')
    await cache.identify('t')
    expect(ask).toHaveBeenCalledTimes(1)
    time = 60_001
    await cache.identify('t')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('joins simultaneous questions', async () => {
    const ask = vi.fn(() => Promise.resolve(identity()))
    const cache = createSessionCache(ask, () => 0)
    await Promise.all([cache.identify('t'), cache.identify('t'), cache.identify('t')])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('asks once for an unknown token within a minute', async () => {
    let time = 0
    const ask = vi.fn(() => Promise.resolve(null))
    const cache = createSessionCache(ask, () => time)
    expect(await cache.identify('t')).toBeNull()
    expect(await cache.identify('t')).toBeNull()
    expect(ask).toHaveBeenCalledTimes(1)
    time = 60_000
    await cache.identify('t')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('asks again after a revocation may have been missed', async () => {
    const ask = vi.fn<() => Promise<Identity | null>>(() => Promise.resolve(identity()))
    const cache = createSessionCache(ask, () => 0)
    await cache.identify('t')
    cache.clear()
    await cache.identify('t')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('forgets a revoked session', async () => {
    const ask = vi.fn<() => Promise<Identity | null>>(() => Promise.resolve(identity()))
    const cache = createSessionCache(ask, () => 0)
    await cache.identify('t')
    cache.revoke(revoked)
    ask.mockResolvedValue(null)
    expect(await cache.identify('t')).toBeNull()
  })

  it('throws away an answer that was asked for before the revocation', async () => {
    const early = Promise.withResolvers<Identity | null>()
    const ask = vi.fn<() => Promise<Identity | null>>()
    ask.mockReturnValueOnce(early.promise).mockResolvedValue(null)
    const cache = createSessionCache(ask, () => 0)
    const answer = cache.identify('t')
    cache.revoke(revoked)
    early.resolve(identity())
    expect(await answer).toBeNull()
    expect(await cache.identify('t')).toBeNull()
  })

  it('never outlives the session', async () => {
    let time = 0
    const ask = vi.fn(() => Promise.resolve(identity({ expiresAt: new Date(1_000).toISOString() })))
    const cache = createSessionCache(ask, () => time)
    await cache.identify('t')
    time = 1_001
    await cache.identify('t')
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
