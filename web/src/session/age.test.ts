import { describe, expect, it } from 'vitest'
import { ageOn } from './age'

describe('ageOn', () => {
  const today = new Date(2026, 10, 21)
  it('counts full years, to the day', () => {
    expect(ageOn('2013-11-21', today)).toBe(13)
    expect(ageOn('2013-11-22', today)).toBe(12)
    expect(ageOn('2000-02-29', new Date(2026, 1, 28))).toBe(25)
  })
  it('knows what is no date', () => {
    expect(ageOn('', today)).toBeNull()
    expect(ageOn('2001-02-30', today)).toBeNull()
    expect(ageOn('21.11.2013', today)).toBeNull()
  })
})
