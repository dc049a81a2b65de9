import { SolarDay } from 'tyme4ts'
import { expect, it } from 'vitest'
import { bonesOf } from './bones.ts'

const at = (year: number, month: number, day: number, hour: number) => ({
  year,
  month,
  day,
  hour,
  minute: 30,
  second: 0,
})

it.each([
  // A second library’s lunar dates; weights as the printed table has them.
  [1990, 5, 15, 14, { year: 9, month: 9, day: 10, hour: 8, total: 36 }],
  [1984, 2, 2, 0, { year: 12, month: 6, day: 5, hour: 16, total: 39 }],
  // The day before the new year still is of 癸亥.
  [1984, 2, 1, 12, { year: 6, month: 5, day: 6, hour: 10, total: 27 }],
  [2020, 6, 1, 9, { year: 7, month: 9, day: 16, hour: 16, total: 48 }],
])('weighs %i-%i-%i at %i', (year, month, day, hour, expected) => {
  const bones = bonesOf(at(year, month, day, hour), '23:00')
  expect(bones).toMatchObject(expected)
  const theirs = SolarDay.fromYmd(year, month, day).getLunarDay()
  expect(bones.lunar).toEqual({
    month: theirs.getLunarMonth().getMonth(),
    leap: theirs.getLunarMonth().isLeap(),
    day: theirs.getDay(),
  })
})

it('begins a day with the late hour 子 in one school, at midnight in the other', () => {
  expect(bonesOf(at(1984, 2, 1, 23), '23:00')).toEqual(bonesOf(at(1984, 2, 2, 0), '23:00'))
  expect(bonesOf(at(1984, 2, 1, 23), '00:00').lunar).toEqual({ month: 12, leap: false, day: 30 })
})

it('knows a leap month, and stays between the lightest and the heaviest verse', () => {
  expect(bonesOf(at(2020, 6, 1, 9), '23:00').lunar).toEqual({ month: 4, leap: true, day: 10 })
  const totals = Array.from({ length: 800 }, (_, round) => {
    const date = new Date(Date.UTC(1930, 0, 1 + round * 37))
    return bonesOf(
      at(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), round % 24),
      '00:00',
    ).total
  })
  // The tradition has verses from 2 两 1 钱 to 7 两 2 钱.
  expect(Math.min(...totals)).toBeGreaterThanOrEqual(21)
  expect(Math.max(...totals)).toBeLessThanOrEqual(72)
})
