import { dayOf } from '@lumen/understanding/days'
import type { Repeat } from '@lumen/contracts/chat/reminders'
import { describe, expect, it } from 'vitest'
import { localNow, momentOf, nextMoment } from './reminder-time.ts'

const asked = new Date('2026-10-20T12:00:00Z')
const at = (year: number, month: number, date: number, clock: string, zone: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const time = { day: dayOf(year, month, date), minute: hour * 60 + minute }
  return momentOf(time, asked, zone).toISOString()
}

it.each([
  ['Asia/Shanghai', 2026, 11, 24, '08:00', '2026-11-24T00:00:00.000Z'],
  // The clocks of Berlin go back on 25 October and forward on 28 March.
  ['Europe/Berlin', 2026, 10, 24, '08:00', '2026-10-24T06:00:00.000Z'],
  ['Europe/Berlin', 2026, 10, 26, '08:00', '2026-10-26T07:00:00.000Z'],
  ['Europe/Berlin', 2026, 10, 25, '02:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', 2027, 3, 28, '02:30', '2027-03-28T01:30:00.000Z'],
  ['America/New_York', 2026, 11, 1, '01:30', '2026-11-01T05:30:00.000Z'],
  ['Pacific/Apia', 2026, 12, 31, '23:59', '2026-12-31T10:59:00.000Z'],
] as const)('%s %i-%i-%i %s is %s', (zone, year, month, date, clock, moment) => {
  expect(at(year, month, date, clock, zone)).toBe(moment)
})

it('counts what is said from now in hours that pass', () => {
  const before = new Date('2026-10-25T00:30:00Z')
  expect(momentOf({ afterMs: 7_200_000 }, before, 'Europe/Berlin').toISOString()).toBe(
    '2026-10-25T02:30:00.000Z',
  )
  expect(localNow(before, 'Europe/Berlin')).toEqual({ day: dayOf(2026, 10, 25), minute: 150 })
})

describe('the next moment of a rhythm', () => {
  const daily = { weekdays: [0, 1, 2, 3, 4, 5, 6] }
  const from = (repeat: Repeat, clock: string, after: string, zone = 'Europe/Berlin') => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number)
    const rhythm = { repeat, minute: hour * 60 + minute }
    return nextMoment(rhythm, new Date(after), zone).toISOString()
  }

  it('is at the same hour of the clock across daylight saving', () => {
    expect(from(daily, '8:00', '2026-10-24T06:00:00Z')).toBe('2026-10-25T07:00:00.000Z')
    expect(from(daily, '8:00', '2027-03-27T07:00:00Z')).toBe('2027-03-28T06:00:00.000Z')
    // An hour that comes twice counts once, one that is left out comes as long after.
    expect(from(daily, '2:30', '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z')
    expect(from(daily, '2:30', '2027-03-27T01:30:00Z')).toBe('2027-03-28T01:30:00.000Z')
    expect(from(daily, '2:30', '2027-03-28T01:30:00Z')).toBe('2027-03-29T00:30:00.000Z')
  })

  it('is the next day that fits, whatever was missed', () => {
    expect(from({ weekdays: [1] }, '8:00', '2026-11-23T07:00:00Z')).toBe('2026-11-30T07:00:00.000Z')
    expect(from({ weekdays: [1] }, '8:00', '2026-12-10T12:00:00Z')).toBe('2026-12-14T07:00:00.000Z')
    expect(from({ date: 31 }, '20:00', '2027-01-31T19:00:00Z')).toBe('2027-02-28T19:00:00.000Z')
    expect(from({ date: 1 }, '23:00', '2026-12-31T16:00:00Z', 'Asia/Shanghai')).toBe(
      '2027-01-01T15:00:00.000Z',
    )
  })
})
