import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import cases from '../../../fixtures/zone-offsets.json' with { type: 'json' }
import { createZones, type LocalTime } from './zones.ts'

const file = new URL('../../../data/zones.json.gz', import.meta.url)
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

test('an unknown zone is an error', () => {
  expect(zones.has('Mars/Olympus')).toBe(false)
  expect(zones.has('constructor')).toBe(false)
  expect(() => zones.at('Mars/Olympus', new Date())).toThrow(RangeError)
})
