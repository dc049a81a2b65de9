import { describe, expect, it } from 'vitest'
import { gapsOf, summarize } from './measure'

describe('measuring', () => {
  it('takes the gaps between moments', () => {
    expect(gapsOf([10, 25, 100])).toEqual([15, 75])
    expect(gapsOf([10])).toEqual([])
  })
  it('names median, 95th percentile and maximum by nearest rank', () => {
    const durations = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect(summarize(durations)).toEqual({ count: 100, p50: 50, p95: 95, max: 100 })
    expect(summarize([7])).toEqual({ count: 1, p50: 7, p95: 7, max: 7 })
    expect(summarize([])).toBeNull()
  })
})
