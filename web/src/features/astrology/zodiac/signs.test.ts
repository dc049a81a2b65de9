import { describe, expect, it } from 'vitest'
import { signDates, signOfDate, signs } from './signs'
import { sunEnters } from './sun'

describe('The dates of a sign', () => {
  // Instants of the ephemeris, to the minute.
  it.each([
    [0, 2024, '2024-03-20T03:06Z'],
    [3, 2024, '2024-06-20T20:51Z'],
    [6, 2024, '2024-09-22T12:44Z'],
    [9, 2024, '2024-12-21T09:20Z'],
    [0, 2026, '2026-03-20T14:46Z'],
    [4, 2026, '2026-07-22T19:13Z'],
    [6, 2000, '2000-09-22T17:28Z'],
  ])('sign %i of %i is entered within five minutes of %s', (sign, year, at) => {
    expect(Math.abs(sunEnters(sign, year) - Date.parse(at))).toBeLessThan(5 * 60_000)
  })

  it('are those of the year, on the reader’s clock', () => {
    const shown = (timeZone: string) => signDates('cancer', 'en', { year: 2026, timeZone })
    expect(shown('UTC')).toBe('6/21 – 7/21')
    expect(shown('Asia/Shanghai')).toBe('6/21 – 7/22')
    expect(signDates('capricorn', 'en', { year: 2026, timeZone: 'UTC' })).toBe('12/21 – 1/19')
  })

  it('leave no day of a year between two signs', () => {
    const enters = signs.map((_, at) => sunEnters(at, 2026)).toSorted((a, b) => a - b)
    for (const [at, one] of enters.slice(1).entries())
      expect((one - enters[at]!) / 86_400_000).toBeCloseTo(30.44, -0.5)
  })

  it('say which sign a day is of', () => {
    expect(signOfDate('1992-07-15')).toBe('cancer')
    expect(signOfDate('2024-03-19')).toBe('pisces')
    expect(signOfDate('2024-03-20')).toBe('aries')
    expect(signOfDate('2026-01-01')).toBe('capricorn')
  })
})
