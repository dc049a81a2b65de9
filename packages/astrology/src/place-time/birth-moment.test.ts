import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { birthMoment } from './birth-moment.ts'
import { createZones } from './zones.ts'

const file = new URL('../../data/zones.json.gz', import.meta.url)
const zones = createZones(JSON.parse(gunzipSync(readFileSync(file)).toString()))
const moment = (
  date: string,
  time: string | null,
  zone = 'Asia/Shanghai',
  longitude = 121.47,
  offset?: number,
) => birthMoment({ date, time }, { zone, longitude }, zones, offset)
const problem = (date: string, time: string | null, zone?: string) => {
  const result = moment(date, time, zone)
  return result.ok ? 'ok' : result.problem
}

test('reads a wall clock in its zone', () => {
  expect(moment('1990-05-15', '14:30')).toMatchObject({
    ok: true,
    moment: {
      instant: new Date('1990-05-15T05:30:00Z'),
      offsetSeconds: 32_400,
      savingSeconds: 3600,
      basis: 'zone',
    },
  })
})

test('uses the longitude before there were zones', () => {
  const ulm = moment('1879-03-14', '11:30', 'Europe/Berlin', 10)
  expect(ulm).toMatchObject({
    moment: { instant: new Date('1879-03-14T10:50:00Z'), basis: 'local-mean-time' },
  })
})

test('refuses what no clock showed, and asks about what it showed twice', () => {
  expect(problem('2026-03-08', '02:30', 'America/New_York')).toBe('time_in_gap')
  expect(moment('2026-11-01', '01:30', 'America/New_York')).toEqual({
    ok: false,
    problem: 'time_twice',
    offsets: [-14_400, -18_000],
  })
  expect(moment('2026-11-01', '01:30', 'America/New_York', -74, -18_000)).toMatchObject({
    moment: { instant: new Date('2026-11-01T06:30:00Z'), savingSeconds: 0 },
  })
})

test.each([
  ['1990-02-30', '10:00', 'date_invalid'],
  ['2023-02-29', null, 'date_invalid'],
  ['1990-13-01', null, 'date_invalid'],
  ['15.05.1990', null, 'date_invalid'],
  ['1990-05-15', '24:00', 'time_invalid'],
  ['1990-05-15', '7:00', 'time_invalid'],
  ['1599-12-31', null, 'year_out_of_range'],
  ['2101-01-01', null, 'year_out_of_range'],
  ['2000-02-29', null, 'ok'],
])('%s %s is %s', (date, time, expected) => {
  expect(problem(date, time)).toBe(expected)
})
