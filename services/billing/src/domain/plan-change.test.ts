import { describe, expect, it } from 'vitest'
import { creditsForRest, whenToChange } from './plan-change.ts'

describe('whenToChange', () => {
  it.each([
    ['basic', 'month', 'basic', 'month', 'never'],
    ['basic', 'month', 'premium', 'month', 'now'],
    ['basic', 'month', 'basic', 'year', 'now'],
    ['basic', 'month', 'premium', 'year', 'now'],
    ['basic', 'year', 'premium', 'year', 'now'],
    ['premium', 'month', 'basic', 'month', 'at-period-end'],
    ['premium', 'month', 'basic', 'year', 'at-period-end'],
    ['premium', 'year', 'premium', 'month', 'at-period-end'],
    ['basic', 'year', 'premium', 'month', 'at-period-end'],
  ] as const)('%s by %s → %s by %s: %s', (plan, interval, toPlan, toInterval, expected) => {
    expect(whenToChange({ plan, interval }, { plan: toPlan, interval: toInterval })).toBe(expected)
  })
})

describe('creditsForRest', () => {
  const month = { start: new Date('2026-04-01T00:00:00Z'), end: new Date('2026-05-01T00:00:00Z') }
  it.each([
    ['basic', 'premium', '2026-04-16T00:00:00Z', 2_500],
    ['basic', 'premium', '2026-04-01T00:00:00Z', 5_000],
    ['basic', 'premium', '2026-03-20T00:00:00Z', 5_000],
    ['basic', 'premium', '2026-05-02T00:00:00Z', 0],
    ['premium', 'basic', '2026-04-16T00:00:00Z', 0],
    [null, 'premium', '2026-04-16T00:00:00Z', 3_750],
  ] as const)('%s → %s at %s: %i', (from, to, at, credits) => {
    expect(creditsForRest(from, to, month, new Date(at))).toBe(credits)
  })
})
