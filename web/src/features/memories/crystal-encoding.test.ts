import { describe, expect, it } from 'vitest'
import { facetsOf, glowOf, largest, sizeOf, warmthOf } from './crystal-encoding'

const now = Date.parse('2026-05-10T08:00:00.000Z')

describe('the crystal of a memory', () => {
  it('gives 4 + ceil(importance / 2) facets', () => {
    expect([1, 2, 3, 5, 9, 10].map(facetsOf)).toEqual([5, 5, 6, 7, 9, 9])
  })

  it('grows by use until the sixth', () => {
    expect([0, 1, 6, 40].map(sizeOf)).toEqual([40, 48, largest, largest])
  })

  it('warms by feeling, by twelve degrees at most', () => {
    expect([-1, -0.5, 0, 0.5, 1, 3].map(warmthOf)).toEqual([-12, -6, 0, 6, 12, 12])
  })

  it('glows while it is new', () => {
    const at = (days: number) => glowOf(new Date(now - days * 86_400_000).toISOString(), now)
    expect([at(0), at(7), at(14), at(60)]).toEqual([1, 0.5, 0.25, 0])
    expect(at(-1)).toBe(1)
  })
})
