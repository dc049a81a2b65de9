import { expect, test } from 'vitest'
import { dayInWords, isoDay, momentInWords, timePassed } from './moment-in-words.ts'

const hour = 3_600_000
const start = new Date('2026-11-16T20:00:00Z')

test.each([
  [2.9, null],
  [3, 'three hours later'],
  [15, '15 hours later'],
  [22, 'one day later'],
  [6 * 24, 'six days later'],
  [13 * 24, '13 days later'],
  [21 * 24, 'three weeks later'],
  [92 * 24, 'three months later'],
  [3 * 365 * 24, 'three years later'],
  [-5, null],
])('%d hours are %s', (hours, words) => {
  expect(timePassed(start, new Date(start.getTime() + hours * hour))).toBe(words)
})

test('tells weekday, date and time where the user is', () => {
  expect(momentInWords(new Date('2026-11-21T21:04:00Z'), 'Asia/Shanghai')).toBe(
    'Sunday, November 22, 2026 at 05:04',
  )
  expect(momentInWords(new Date('2026-11-21T16:00:00Z'), 'Asia/Shanghai')).toContain('at 00:00')
  expect(dayInWords(start, 'America/New_York')).toBe('Monday, November 16, 2026')
  expect(isoDay(new Date('2026-01-31T23:30:00Z'), 'Europe/Berlin')).toBe('2026-02-01')
})

test.each([null, 'Mars/Olympus'])('tells it in UTC, and that it does, for the zone %s', (zone) => {
  expect(momentInWords(start, zone)).toBe(
    'Monday, November 16, 2026 at 20:00 UTC (the user’s zone is not known)',
  )
  expect(isoDay(start, zone)).toBe('2026-11-16')
})
