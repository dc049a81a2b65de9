import { expect, test } from 'vitest'
import { monthBegins } from './bazi.ts'

// Days of the eleven 节 of 2026 from 立春 on and of 小寒 2027, Hong Kong Observatory.
test('months begin with their solar terms, in Beijing', () => {
  expect(Array.from({ length: 12 }, (_, index) => monthBegins(2026, index))).toEqual([
    '2026-02-04',
    '2026-03-05',
    '2026-04-05',
    '2026-05-05',
    '2026-06-05',
    '2026-07-07',
    '2026-08-07',
    '2026-09-07',
    '2026-10-08',
    '2026-11-07',
    '2026-12-07',
    '2027-01-05',
  ])
})
