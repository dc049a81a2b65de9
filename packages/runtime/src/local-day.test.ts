import { describe, expect, it } from 'vitest'
import { endOfLocalDay, knownTimeZone, localDay, startOfLocalDay } from './local-day.ts'

describe('startOfLocalDay', () => {
  it.each([
    ['2026-11-21T12:00:00Z', 'UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21T15:59:59Z', 'Asia/Shanghai', '2026-11-20T16:00:00.000Z'],
    ['2026-11-21T16:00:00Z', 'Asia/Shanghai', '2026-11-21T16:00:00.000Z'],
    ['2026-11-21T03:00:00Z', 'America/Los_Angeles', '2026-11-20T08:00:00.000Z'],
    ['2026-11-21T03:00:00Z', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
    // Clocks went forward at 02:00 and back at 03:00.
    ['2026-03-29T12:00:00Z', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25T12:00:00Z', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ])('%s in %s: %s', (now, timeZone, expected) => {
    expect(startOfLocalDay(new Date(now), timeZone).toISOString()).toBe(expected)
  })
})

describe('knownTimeZone', () => {
  it.each([
    [undefined, 'UTC'],
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Europe/Nowhere', 'UTC'],
    ['+05:30', 'UTC'],
  ])('%s: %s', (timeZone, expected) => {
    expect(knownTimeZone(timeZone)).toBe(expected)
  })
})

describe('localDay and endOfLocalDay', () => {
  it.each([
    ['2026-11-21T15:59:59Z', 'Asia/Shanghai', '2026-11-21', '2026-11-21T16:00:00.000Z'],
    ['2026-11-21T16:00:00Z', 'Asia/Shanghai', '2026-11-22', '2026-11-22T16:00:00.000Z'],
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['2026-03-29T00:30:00Z', 'Europe/Berlin', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ])('at %s in %s it is %s until %s', (now, timeZone, day, end) => {
    expect(localDay(new Date(now), timeZone)).toBe(day)
    expect(endOfLocalDay(new Date(now), timeZone).toISOString()).toBe(end)
  })
})
