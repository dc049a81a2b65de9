import { expect, it } from 'vitest'
import { minimumAgeIn, policyFor } from './policy.ts'

const rows = [
  ['US', 'adult', 13, true, 180],
  ['US', 'teen', 13, false, 60],
  ['US', 'unknown', 13, false, 60],
  ['CN', 'adult', 14, true, 120],
  ['CN', 'teen', 14, false, 60],
  ['CN', 'unknown', 14, false, 60],
  ['KR', 'adult', 14, true, 180],
  ['KR', 'teen', 14, false, 60],
  ['DE', 'adult', 13, true, 180],
  ['DE', 'teen', 13, false, 60],
  ['JP', 'adult', 13, true, 180],
  ['BR', 'unknown', 13, false, 60],
  [null, 'adult', 13, true, 120],
  [null, 'teen', 13, false, 60],
  [null, 'unknown', 13, false, 60],
] as const

it.each(rows)('%s, %s', (region, ageBand, minimumAge, romance, minutes) => {
  expect(minimumAgeIn(region)).toBe(minimumAge)
  expect(policyFor(region, ageBand)).toEqual({
    romance,
    disclosureMinutes: minutes,
    breakMinutes: minutes,
  })
})

it('takes a region for what it is called only', () => {
  expect(policyFor('toString', 'adult')).toEqual(policyFor('DE', 'adult'))
})
