import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import cases from '../../fixtures/zone-offsets.json' with { type: 'json' }
import { createZones, type LocalTime } from './zones.ts'

const file = new URL('../../data/zones.json.gz', import.meta.url)
const zones = createZones(JSON.parse(gunzipSync(readFileSync(file)).toString()))
const parse = (text: string): LocalTime => {
  const [year, month, day, hour, minute] = text.split(/\D/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  return { year, month, day, hour, minute }
}

test('offsets of 313 local times in 34 zones since 1900', () => {
  for (const { tz, local, utcOffsetSeconds, dstSeconds } of cases) {
    const found = zones.instantsOf(tz, parse(local))
    expect([tz, local, found.map(({ offsetSeconds }) => offsetSeconds)]).toEqual([
      tz,
      local,
      [utcOffsetSeconds],
    ])
    expect([tz, local, found[0]!.savingSeconds]).toEqual([tz, local, dstSeconds])
  }
})

test('a gap has no instant, an overlap has two', () => {
  expect(zones.instantsOf('America/New_York', parse('2026-03-08 02:30'))).toEqual([])
  const twice = zones.instantsOf('America/New_York', parse('2026-11-01 01:30'))
  expect(twice.map(({ offsetSeconds }) => offsetSeconds)).toEqual([-14_400, -18_000])
  expect(zones.instantsOf('Asia/Shanghai', parse('1986-05-04 02:30'))).toEqual([])
})

test('rules go on beyond the table', () => {
  expect(zones.at('Europe/Berlin', new Date('2062-07-01T00:00:00Z'))).toEqual({
    offsetSeconds: 7200,
    savingSeconds: 3600,
  })
  expect(zones.at('Europe/Berlin', new Date('2062-01-01T00:00:00Z'))).toEqual({
    offsetSeconds: 3600,
    savingSeconds: 0,
  })
  expect(zones.at('Asia/Shanghai', new Date('2062-07-01T00:00:00Z')).offsetSeconds).toBe(28_800)
})

// Zones whose rules are younger than the calendar’s cycle of 28 years; both halves of the globe.
test.each([
  ['Africa/Cairo', '2045-07-01 12:00', 3, 1],
  ['Africa/Cairo', '2045-12-01 12:00', 2, 0],
  ['America/Nuuk', '2040-01-15 12:00', -2, 0],
  ['America/Nuuk', '2040-07-15 12:00', -1, 1],
  ['America/Port-au-Prince', '2044-07-01 12:00', -4, 1],
  ['America/Santiago', '2050-01-15 12:00', -3, 1],
  ['Australia/Lord_Howe', '2060-01-15 12:00', 11, 0.5],
  ['Pacific/Norfolk', '2060-07-15 12:00', 11, 0],
  ['Asia/Jerusalem', '2060-03-26 01:30', 2, 0],
  ['Asia/Jerusalem', '2060-03-26 03:30', 3, 1],
  ['America/New_York', '2100-03-14 01:30', -5, 0],
  ['America/New_York', '2100-03-14 03:30', -4, 1],
  ['Europe/Dublin', '2099-07-01 12:00', 1, 1],
])('the clocks of %s at %s', (zone, local, offset, saving) => {
  expect(zones.instantsOf(zone, parse(local))).toMatchObject([
    { offsetSeconds: offset * 3600, savingSeconds: saving * 3600 },
  ])
})

test('a rule beyond the table has its gaps and overlaps', () => {
  expect(zones.instantsOf('Europe/Berlin', parse('2062-03-26 02:30'))).toEqual([])
  const twice = zones.instantsOf('Europe/Berlin', parse('2062-10-29 02:30'))
  expect(twice.map(({ offsetSeconds }) => offsetSeconds)).toEqual([7200, 3600])
})

test.each([
  ['Europe/Paris', '1941-07-01 12:00', 2, 1],
  ['Europe/London', '1941-07-01 12:00', 2, 2],
  ['Europe/Berlin', '1947-06-01 12:00', 3, 2],
  ['Europe/Dublin', '1985-07-01 12:00', 1, 1],
  ['Europe/Dublin', '1985-01-01 12:00', 0, 0],
  ['Europe/Dublin', '1970-01-01 12:00', 1, 0],
  ['Africa/Windhoek', '2000-07-01 12:00', 1, 0],
  ['America/Montevideo', '1936-11-21 12:00', -3, 0.5],
])('what of the offset of %s at %s is daylight saving', (zone, local, offset, saving) => {
  expect(zones.instantsOf(zone, parse(local))).toMatchObject([
    { offsetSeconds: offset * 3600, savingSeconds: saving * 3600 },
  ])
})

test('an unknown zone is an error', () => {
  expect(zones.has('Mars/Olympus')).toBe(false)
  expect(zones.has('constructor')).toBe(false)
  expect(() => zones.at('Mars/Olympus', new Date())).toThrow(RangeError)
})
