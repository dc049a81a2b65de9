import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { boxBytes, createBoxCache } from './box-cache.ts'
import { createBox } from './sealed-box.ts'

const box = (userId: string) => createBox(userId, randomBytes(32))

function openCache() {
  let now = 0
  const clock = { now: () => new Date(now) }
  const cache = createBoxCache({ maxBytes: 2 * boxBytes, maxAgeMs: 1_000, clock })
  return { cache, pass: (ms: number) => (now += ms) }
}

describe('box cache', () => {
  test('keeps what was used last', async () => {
    const { cache } = openCache()
    const ann = await cache.fill('ann', async () => box('ann'))
    await cache.fill('bob', async () => box('bob'))
    expect(cache.get('ann')).toBe(ann)
    await cache.fill('eve', async () => box('eve'))
    expect(cache.get('bob')).toBeUndefined()
    expect(cache.get('ann')).toBe(ann)
    expect(cache.size.bytes).toBe(2 * boxBytes)
  })

  test('lets a box go after its time, however often it is used', async () => {
    const { cache, pass } = openCache()
    await cache.fill('ann', async () => box('ann'))
    pass(999)
    expect(cache.get('ann')).toBeDefined()
    pass(1)
    expect(cache.get('ann')).toBeUndefined()
  })

  test('loads once for all who ask', async () => {
    const { cache } = openCache()
    let loads = 0
    const load = async () => {
      loads++
      return box('ann')
    }
    const [one, two] = await Promise.all([cache.fill('ann', load), cache.fill('ann', load)])
    expect(one).toBe(two)
    expect(loads).toBe(1)
  })

  test('does not keep what was being loaded when it was dropped', async () => {
    const { cache } = openCache()
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof box>>()
    const filling = cache.fill('ann', () => promise)
    cache.drop('ann')
    resolve(box('ann'))
    await filling
    expect(cache.get('ann')).toBeUndefined()
  })
})
