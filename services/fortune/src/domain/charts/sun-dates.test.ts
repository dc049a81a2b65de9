import { expect, it } from 'vitest'
import { sunDates } from './sun-dates.ts'

// The Sun enters Leo on 22 July 2026 at 19:13 UTC, which is 23 July in Shanghai.
it.each([
  ['cancer', 2026, 'UTC', '6/21–7/21'],
  ['cancer', 2026, 'Asia/Shanghai', '6/21–7/22'],
  ['leo', 2026, 'America/New_York', '7/22–8/21'],
  ['leo', 2026, 'Asia/Shanghai', '7/23–8/22'],
  ['capricorn', 2026, 'UTC', '12/21–1/19'],
  ['aries', 2024, 'UTC', '3/20–4/18'],
  ['pisces', 2026, 'UTC', '2/18–3/19'],
  ['aquarius', 2026, 'UTC', '1/20–2/17'],
  ['sagittarius', 2026, 'UTC', '11/22–12/20'],
] as const)('%s in %i is told by the year’s own ingress in %s', (sign, year, timeZone, dates) => {
  expect(sunDates(sign, year, { language: 'en', timeZone })).toBe(dates)
})

it('reads no zone as UTC', () => {
  expect(sunDates('cancer', 2026, { language: 'zh', timeZone: null })).toBe('6/21–7/21')
})
