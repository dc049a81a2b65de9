import { describe, expect, it } from 'vitest'
import { ageBandOf, ageOn, isPlausibleBirthDate } from './age.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)

describe('ageOn', () => {
  it.each([
    ['2013-11-21', '2026-11-20', 12],
    ['2013-11-21', '2026-11-21', 13],
    ['2012-02-29', '2025-02-28', 12],
    ['2012-02-29', '2025-03-01', 13],
    ['2012-02-29', '2028-02-29', 16],
  ])('%s on %s is %i', (birthDate, today, age) => {
    expect(ageOn(birthDate, day(today))).toBe(age)
  })
})

describe('isPlausibleBirthDate', () => {
  it.each([
    ['2000-01-01', true],
    ['2001-02-29', false],
    ['2027-01-01', false],
    ['1890-01-01', false],
    ['2000-13-01', false],
  ])('%s: %s', (birthDate, plausible) => {
    expect(isPlausibleBirthDate(birthDate, day('2026-11-21'))).toBe(plausible)
  })
})

it('puts an unknown age in a band of its own', () => {
  expect(ageBandOf(null, day('2026-11-21'))).toBe('unknown')
  expect(ageBandOf('2010-01-01', day('2026-11-21'))).toBe('teen')
  expect(ageBandOf('2008-11-21', day('2026-11-21'))).toBe('adult')
})
