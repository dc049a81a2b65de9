import { EightChar } from 'tyme4ts'
import { expect, it } from 'vitest'
import { clockAt, type DayChange, type FourPillars, fourPillars } from './pillars.ts'
import { ImpossiblePillars, spansOf } from './reverse.ts'
import { parsePillar, pillarText } from './stems-branches.ts'

const parse = (text: string): FourPillars => {
  const [year, month, day, hour] = text.split(' ').map(parsePillar)
  return { year: year!, month: month!, day: day!, hour: hour ?? null }
}
const china = { offsetHours: 8, years: { from: 1600, to: 2100 } }
const pillarsAt = (instant: Date, dayChange: DayChange) =>
  fourPillars(instant, clockAt(instant, 480), { dayChange, timeKnown: true })

it('finds the birth that pillars were read from, and nothing that has others', () => {
  for (let round = 0; round < 24; round += 1) {
    // Far enough apart to be of every month and hour.
    const birth = new Date(
      Date.UTC(1650, 0, 3, 5, 17) + round * 6_803 * 86_400_000 + round * 7_300_000,
    )
    for (const school of ['23:00', '00:00'] as const) {
      const pillars = pillarsAt(birth, school)
      const spans = spansOf(pillars, china)
      const own = spans.filter(({ from, until }) => from <= birth && birth < until)
      expect(own).toHaveLength(1)
      for (const { from, until, dayChange } of spans)
        for (const instant of [from, new Date(until.getTime() - 1000)])
          expect(pillarsAt(instant, dayChange ?? school)).toEqual(pillars)
    }
  }
})

it('finds as many as a second library, from 1600 to 2100', () => {
  for (const text of ['丁丑 癸卯 癸丑 辛酉', '庚午 辛巳 庚辰 癸未', '甲子 丙寅 甲子 甲子']) {
    const pillars = parse(text)
    const [year, month, day, hour] = text.split(' ')
    const theirs = new EightChar(year!, month!, day!, hour!).getSolarTimes(1600, 2100)
    // It looks at no hour before midnight.
    const days = spansOf(pillars, china)
      .filter(({ dayChange }) => dayChange === null)
      .map(({ until }) => new Date(until.getTime() - 1 + 8 * 3_600_000).toISOString().slice(0, 10))
    expect(days).toEqual(
      theirs.map((time) =>
        [
          String(time.getYear()),
          String(time.getMonth()).padStart(2, '0'),
          String(time.getDay()).padStart(2, '0'),
        ].join('-'),
      ),
    )
    expect(pillarText(pillars.day)).toBe(day)
  }
})

it('finds days without the hour, and cuts at the term', () => {
  // 立春 2024 was on 4 February at 16:27:07 in Beijing, a day 戊戌.
  const [before] = spansOf(parse('癸卯 乙丑 戊戌'), { ...china, years: { from: 2020, to: 2030 } })
  const [after] = spansOf(parse('甲辰 丙寅 戊戌'), { ...china, years: { from: 2020, to: 2030 } })
  expect(before!.until).toEqual(after!.from)
  expect(after!.from.toISOString().slice(0, 16)).toBe('2024-02-04T08:27')
})

it('says which pillar cannot stand beside the others', () => {
  const refusal = (text: string) => {
    try {
      return spansOf(parse(text), china).length
    } catch (error) {
      return error instanceof ImpossiblePillars ? error.part : 'another'
    }
  }
  expect(refusal('甲子 丁卯 甲子 甲子')).toBeTypeOf('number')
  expect(refusal('甲子 戊寅 甲子 甲子')).toBe('month')
  expect(refusal('甲子 丙寅 甲子 丙寅')).toBeTypeOf('number')
  expect(refusal('甲子 丙寅 甲子 戊寅')).toBe('hour')
  expect(refusal('甲子 丙寅 甲子 丙子')).toBeTypeOf('number')
})
