import { readFileSync } from 'node:fs'
import { LunarHour, SolarDay } from 'tyme4ts'
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

it('weighs every year, month, day and hour as a second printing does, but for one year', () => {
  const second = JSON.parse(
    readFileSync(new URL('../../fixtures/bone-weights.json', import.meta.url), 'utf8'),
  ) as Record<'year' | 'month' | 'day' | 'hour', number[]>
  /** A birth on a lunar date, in the middle of a double hour. */
  const weigh = (year: number, month: number, day: number, branch: number) => {
    const civil = LunarHour.fromYmdHms(year, month, day, branch * 2, 30, 0).getSolarTime()
    return bonesOf(at(civil.getYear(), civil.getMonth(), civil.getDay(), branch * 2), '00:00')
  }
  const years = second.year.map((_, index) => weigh(1984 + index, 1, 1, 0).year)
  const differ = years.flatMap((ours, index) => (ours === second.year[index] ? [] : [index]))
  // 癸亥: printings have six 钱, as here, or seven.
  expect(differ).toEqual([59])
  expect([years[59], second.year[59]]).toEqual([6, 7])
  expect(second.month.map((_, index) => weigh(1984, index + 1, 1, 0).month)).toEqual(second.month)
  expect(second.hour.map((_, branch) => weigh(1984, 1, 1, branch).hour)).toEqual(second.hour)
  // The second month of 1985 has thirty days.
  expect(second.day.map((_, index) => weigh(1985, 2, index + 1, 0).day)).toEqual(second.day)
})
