import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeeper } from './keeper.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function fixture(load = () => Promise.resolve()) {
  const log: string[] = []
  const keeper = createKeeper({
    idleMs: 1_000,
    load: async () => {
      log.push('load')
      await load()
      return {
        close: () => {
          log.push('close')
          return Promise.resolve()
        },
      }
    },
  })
  return { keeper, log }
}

describe('createKeeper', () => {
  it('loads once for all who ask meanwhile', async () => {
    const { keeper, log } = fixture()
    expect(keeper.state()).toBe('idle')
    const both = Promise.all([
      keeper.use(() => Promise.resolve(1)),
      keeper.use(() => Promise.resolve(2)),
    ])
    expect(keeper.state()).toBe('loading')
    expect(await both).toEqual([1, 2])
    expect(keeper.state()).toBe('ready')
    expect(log).toEqual(['load'])
  })

  it('gives it up when nobody uses it for a while, and loads it again', async () => {
    const { keeper, log } = fixture()
    await keeper.use(() => Promise.resolve())
    await vi.advanceTimersByTimeAsync(999)
    expect(keeper.state()).toBe('ready')
    await vi.advanceTimersByTimeAsync(1)
    expect(keeper.state()).toBe('idle')
    await keeper.use(() => Promise.resolve())
    expect(log).toEqual(['load', 'close', 'load'])
  })

  it('does not give up what is in use', async () => {
    const { keeper, log } = fixture()
    const { promise, resolve } = Promise.withResolvers<void>()
    const using = keeper.use(() => promise)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(log).toEqual(['load'])
    resolve()
    await using
  })

  it('tries again after a load that failed', async () => {
    let fail = true
    const { keeper } = fixture(() =>
      fail ? Promise.reject(new Error('no memory')) : Promise.resolve(),
    )
    await expect(keeper.use(() => Promise.resolve())).rejects.toThrow('no memory')
    fail = false
    await expect(keeper.use(() => Promise.resolve('well'))).resolves.toBe('well')
  })
})
