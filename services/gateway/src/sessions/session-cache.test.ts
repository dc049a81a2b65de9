import type { Identity } from '@lumen/contracts/auth/bus'
import { createMetrics } from '@lumen/runtime/metrics'
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

  it('counts what it knew and what it had to ask', async () => {
    const metrics = createMetrics({ service: 'gateway' })
    const answers = [identity(), null]
    const cache = createSessionCache(
      async () => answers.shift() ?? null,
      () => 0,
      metrics,
    )
    for (const token of ['t', 't', 'nobody’s', 'nobody’s']) await cache.identify(token)
    cache.known('t')
    const { values } = await metrics
      .counter('cache_reads_total', 'Looks', ['cache', 'outcome'])
      .get()
    expect(values.map(({ labels, value }) => [labels.cache, labels.outcome, value])).toEqual([
      ['sessions', 'miss', 2],
      ['sessions', 'hit', 2],
      ['unknown tokens', 'hit', 1],
    ])
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

  it('tells what it remembers without asking, to the last moment', async () => {
    let time = 0
    const ask = vi.fn(() => Promise.resolve(identity()))
    const cache = createSessionCache(ask, () => time)
    expect(cache.known('t')).toBeNull()
    expect(ask).not.toHaveBeenCalled()
    await cache.identify('t')
    time = 59_999
    expect(cache.known('t')).toMatchObject({ userId: 'u' })
    expect(cache.known('other')).toBeNull()
    time = 60_000
    expect(cache.known('t')).toBeNull()
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('asks again after auth could not be asked', async () => {
    const ask = vi.fn(() => Promise.resolve<Identity | null>(identity()))
    ask.mockRejectedValueOnce(new Error('away'))
    const cache = createSessionCache(ask, () => 0)
    await expect(cache.identify('t')).rejects.toThrow('away')
    expect(await cache.identify('t')).toMatchObject({ userId: 'u' })
  })

  it.each(['revoke', 'clear'] as const)(
    'after %s joins only those who asked since, and keeps other sessions',
    async (how) => {
      const asked: PromiseWithResolvers<Identity | null>[] = []
      const ask = vi.fn(() => {
        const question = Promise.withResolvers<Identity | null>()
        asked.push(question)
        return question.promise
      })
      const cache = createSessionCache(ask, () => 0)
      const before = cache.identify('t')
      const other = cache.identify('o')
      if (how === 'revoke') cache.revoke({ ...revoked, tokenHashes: ['nobody', 't'] })
      else cache.clear()
      const after = [cache.identify('t'), cache.identify('t')]
      expect(ask).toHaveBeenCalledTimes(3)
      asked[0]!.resolve(identity({ userId: 'old' }))
      asked[1]!.resolve(identity({ userId: 'other' }))
      await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(how === 'revoke' ? 4 : 5))
      // The one before has answered; who asks now still joins the one since.
      after.push(cache.identify('t'))
      asked[2]!.resolve(identity({ userId: 'new' }))
      for (const question of asked.slice(3)) question.resolve(null)
      expect(await before).toBeNull()
      for (const answer of after) expect(await answer).toMatchObject({ userId: 'new' })
      expect(cache.known('t')).toMatchObject({ userId: 'new' })
      if (how === 'revoke') expect(await other).toMatchObject({ userId: 'other' })
      else expect(await other).toBeNull()
    },
  )

  it('forgets also who was unknown when it is cleared, and one revoked session alone', async () => {
    const ask = vi.fn(() => Promise.resolve<Identity | null>(null))
    const cache = createSessionCache(ask, () => 0)
    await cache.identify('t')
    cache.clear()
    ask.mockResolvedValue(identity())
    expect(await cache.identify('t')).not.toBeNull()
    await cache.identify('o')
    cache.revoke(revoked)
    expect(cache.known('t')).toBeNull()
    expect(cache.known('o')).not.toBeNull()
  })
})
