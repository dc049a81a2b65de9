import { parsePillar } from '@lumen/astrology/bazi/stems-branches'
import { expect, it } from 'vitest'
import { showFlow } from './flow.ts'

const parse = parsePillar
const chart = {
  dayMaster: '辛' as const,
  pillars: { year: parse('丙子'), month: parse('己亥'), day: parse('辛酉'), hour: parse('壬辰') },
}

it('finds every day of a leap year in its month, also the one on which a term falls', () => {
  for (let day = 0; day < 366; day += 1) {
    const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)
    const { months, days, hours } = showFlow(chart, date)
    expect(months.filter(({ current }) => current)).toHaveLength(1)
    expect(days.filter(({ current }) => current).map((one) => one.date)).toEqual([date])
    expect(hours.map(({ branch }) => branch).join('')).toBe('子丑寅卯辰巳午未申酉戌亥')
  }
})

it('begins year and month with the term, whatever the hour', () => {
  // 立春 was at 16:27 in Beijing.
  const { year, months, days, hours } = showFlow(chart, '2024-02-04')
  expect(year).toMatchObject({ year: 2024, stem: '甲', branch: '辰', god: '正财' })
  expect(months[0]).toMatchObject({ stem: '丙', branch: '寅', current: true })
  expect(months[0]!.at.slice(0, 16)).toBe('2024-02-04T08:27')
  expect(days[0]).toMatchObject({ date: '2024-02-04', stem: '戊', branch: '戌' })
  expect(hours[0]).toMatchObject({ from: '23:00', stem: '壬', branch: '子' })
  expect(showFlow(chart, '2024-02-03').year.year).toBe(2023)
})

it('refuses years that are not told', () => {
  expect(() => showFlow(chart, '1599-12-31')).toThrow('1600 to 2200')
  expect(() => showFlow(chart, '2201-01-01')).toThrow('1600 to 2200')
  expect(showFlow(chart, '1600-01-01').days).not.toHaveLength(0)
})
