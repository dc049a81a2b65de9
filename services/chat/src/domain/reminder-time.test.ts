import { dayOf } from '@lumen/understanding/days'
import { expect, it } from 'vitest'
import { localNow, momentOf } from './reminder-time.ts'

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
