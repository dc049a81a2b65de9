import { expect, it } from 'vitest'
import { fnv1a, hash, mix } from './hash.ts'
import { chance, pickBySeed, randomFrom } from './seed.ts'

it('gives what it always gave: stored output and trained weights depend on it', () => {
  expect([fnv1a(''), fnv1a('luna') >>> 0, fnv1a('年糕', 7)]).toEqual([
    -2128831035, 84098439, -817265836,
  ])
  expect([mix(0), mix(1), hash('luna'), hash('年糕')]).toEqual([
    0, 1364076727, 2307678558, 637828478,
  ])
  expect(pickBySeed(['one', 'two', 'three', 'four'], 'luna:2026-11-22')).toBe('four')
  expect([...'abcdefgh'].map((seed) => chance(seed, 50))).toEqual([
    true,
    false,
    true,
    false,
    false,
    false,
    true,
    true,
  ])
  const next = randomFrom(hash('luna'))
  expect([next(), next(), next()]).toEqual([
    0.36485269106924534, 0.28147027711384, 0.7178507153876126,
  ])
})

it('chooses nothing from nothing', () => {
  expect(pickBySeed([], 'luna')).toBeUndefined()
})
