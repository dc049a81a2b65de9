import { describe, expect, it } from 'vitest'
import { effectiveDays, parsePlanRetention } from './plan-retention.ts'

describe('how long a plan keeps conversations', () => {
  it('is what the operator says, and no limit otherwise', () => {
    expect(parsePlanRetention('')).toEqual({})
    expect(parsePlanRetention('free:365, basic:730')).toEqual({ free: 365, basic: 730 })
  })

  it.each(['gold:30', 'free', 'free:29', 'free:1.5', 'free:many'])('refuses %s', (text) => {
    expect(() => parsePlanRetention(text)).toThrow('LUMEN_PLAN_RETENTION')
  })

  it('never makes it longer than its owner wants, nor the other way round', () => {
    expect(effectiveDays(90, 365)).toBe(90)
    expect(effectiveDays(730, 365)).toBe(365)
    expect(effectiveDays(null, 365)).toBe(365)
    expect(effectiveDays(90, null)).toBe(90)
    expect(effectiveDays(null, null)).toBeNull()
  })
})
