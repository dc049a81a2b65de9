import { describe, expect, it } from 'vitest'
import { beginOf, errorRateOf } from './time-range.ts'

describe('a range of time', () => {
  it.each([
    ['24h', '2026-11-22T12:00:00.000Z'],
    ['7d', '2026-11-16T12:00:00.000Z'],
    ['30d', '2026-10-24T12:00:00.000Z'],
    ['90d', '2026-08-25T12:00:00.000Z'],
  ] as const)('of %s began at %s', (range, begin) => {
    expect(beginOf(range, new Date('2026-11-23T12:00:00Z')).toISOString()).toBe(begin)
  })
})

describe('the rate of errors', () => {
  it('is a percentage of all answers', () => {
    expect(
      errorRateOf([
        { answers: 300, failures: 1 },
        { answers: 33, failures: 1 },
      ]),
    ).toBe(0.6)
  })
  it('is not known while nothing was asked', () => {
    expect(errorRateOf([])).toBeNull()
  })
})
