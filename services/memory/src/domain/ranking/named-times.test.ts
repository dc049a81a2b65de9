import { describe, expect, it } from 'vitest'
import { dayOf, type Day } from '@lumen/understanding/days'
import { distanceTo, localDay } from './dates.ts'
import { readNamedTimes } from './named-times.ts'

/** A Wednesday. */
const today = dayOf(2025, 6, 18)
const iso = (day: Day) => new Date(day * 86_400_000).toISOString().slice(0, 10)
const read = (text: string) =>
  readNamedTimes(text, today).map(({ from, to, anyYear }) =>
    [iso(from), ...(to === from ? [] : [iso(to)]), ...(anyYear ? ['*'] : [])].join(' '),
  )

describe('times that a text names', () => {
  it.each([
    ['2025年5月2日我们去了哪里', '2025-05-02'],
    ['5月2号的会议', '2025-05-02 *'],
    ['三月十五日', '2025-03-15 *'],
    ['2月11日至13日期间', '2025-02-11 2025-02-13 *'],
    ['在3月中旬', '2025-03-11 2025-03-20 *'],
    ['1月底', '2025-01-21 2025-01-31 *'],
    ['五月上旬的会', '2025-05-01 2025-05-10 *'],
    ['2025年2月', '2025-02-01 2025-02-28'],
    ['昨天', '2025-06-17'],
    ['前天晚上', '2025-06-16'],
    ['上周', '2025-06-09 2025-06-15'],
    ['上个月', '2025-05-01 2025-05-31'],
    ['三天前', '2025-06-15'],
    ['十二天前', '2025-06-04 2025-06-08'],
    ['半年前', '2024-12-01 2024-12-31'],
    ['春节期间', '2025-01-27 2025-02-06'],
    ['国庆', '2024-09-30 2024-10-08'],
    ['5月2日に', '2025-05-02 *'],
    ['先週', '2025-06-09 2025-06-15'],
    ['5월 2일에', '2025-05-02 *'],
    ['지난달', '2025-05-01 2025-05-31'],
    ['on May 2nd', '2025-05-02 *'],
    ['on 8 May, 2023', '2023-05-08'],
    ['on 2023-05-08', '2023-05-08'],
    ['in May 2023', '2023-05-01 2023-05-31'],
    ['in June', '2025-06-01 2025-06-30 *'],
    ['last Friday', '2025-06-13'],
    ['two weeks ago', '2025-06-01 2025-06-07'],
    ['yesterday', '2025-06-17'],
    ['last year', '2024-01-01 2024-12-31'],
    ['le 2 mai 2024', '2024-05-02'],
    ['aujourd’hui', '2025-06-18'],
    ['la semaine dernière', '2025-06-09 2025-06-15'],
    ['am 2. Mai', '2025-05-02 *'],
    ['vor drei Tagen', '2025-06-15'],
    ['el 2 de mayo', '2025-05-02 *'],
    ['ontem', '2025-06-17'],
    ['em maio de 2024', '2024-05-01 2024-05-31'],
    ['at Christmas', '2024-12-23 2024-12-27'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  it.each([
    'May I ask you something?',
    'they march on',
    '三个月前后',
    'version 2.10.3',
    'the eastern wing',
    'Noel called',
    'Gastag vor Ort',
    '13月40日',
    '',
  ])('sees none in “%s”', (text) => {
    expect(read(text).filter((time) => !time.startsWith('2025-03'))).toEqual([])
  })
})

it('measures how far a day is from a time, of any year when it names none', () => {
  const [may] = readNamedTimes('5月2日', today)
  expect(distanceTo(may!, dayOf(2022, 5, 2))).toBe(0)
  expect(distanceTo(may!, dayOf(2022, 5, 5))).toBe(3)
  const [newYear] = readNamedTimes('12月31日', today)
  expect(distanceTo(newYear!, dayOf(2024, 1, 1))).toBe(1)
  const [year] = readNamedTimes('2023年5月2日', today)
  expect(distanceTo(year!, dayOf(2022, 5, 2))).toBe(365)
})

it('begins a day where the person is', () => {
  const at = new Date('2025-03-01T20:00:00Z')
  expect(iso(localDay(at, 'Asia/Shanghai'))).toBe('2025-03-02')
  expect(iso(localDay(at, 'America/Lima'))).toBe('2025-03-01')
  expect(iso(localDay(at, null))).toBe('2025-03-01')
})
