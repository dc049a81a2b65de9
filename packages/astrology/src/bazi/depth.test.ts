import { Solar } from 'lunar-typescript'
import { EarthBranch, HeavenStem, SolarDay } from 'tyme4ts'
import { describe, expect, it } from 'vitest'
import { type BaziChart, baziChart } from './chart.ts'
import { commandOf } from './command.ts'
import { concealedOf } from './concealed.ts'
import { lifeStageOf } from './cycle.ts'
import { dayPillar, decadesOf, flowMonths, hourPillars } from './flow.ts'
import type { FourPillars } from './pillars.ts'
import { parsePillar, pillarAt, pillarText } from './stems-branches.ts'
import { termsAround } from './terms.ts'
import { unionsOf } from './union.ts'

const parse = (text: string): FourPillars => {
  const [year, month, day, hour] = text.split(' ').map(parsePillar)
  return { year: year!, month: month!, day: day!, hour: hour! }
}

/** Numbers below 1, the same in each run. */
function* numbers(seed: number) {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}
const random = numbers(20)
const below = (count: number) => Math.floor(random.next().value! * count)

type Birth = { local: Date; gender: 'male' | 'female'; chart: BaziChart }
/** Births in China by the clock, with the chart that the product makes of them. */
const births = Array.from({ length: 60 }, (): Birth => {
  const local = new Date(
    Date.UTC(1901 + below(150), below(12), 1 + below(28), below(24), below(60)),
  )
  const gender = below(2) === 0 ? 'male' : 'female'
  const instant = new Date(local.getTime() - 8 * 3_600_000)
  const chart = baziChart({
    instant,
    standardOffsetSeconds: 28_800,
    gender,
    timeKnown: true,
    axis: 'clock',
    dayChange: '23:00',
  })
  return { local, gender, chart }
})
const libraryOf = ({ local, gender }: Birth) => {
  const eight = Solar.fromYmdHms(
    local.getUTCFullYear(),
    local.getUTCMonth() + 1,
    local.getUTCDate(),
    local.getUTCHours(),
    local.getUTCMinutes(),
    0,
  )
    .getLunar()
    .getEightChar()
  eight.setSect(1)
  return { eight, luck: eight.getYun(gender === 'male' ? 1 : 0, 2) }
}

describe('Of 60 births the calendar library says the same of', () => {
  it('胎息 and the moment at which luck begins, to the minute of the term', () => {
    for (const birth of births) {
      const { eight, luck } = libraryOf(birth)
      const { palaces, luck: own } = birth.chart
      expect(pillarText(palaces.breath)).toBe(eight.getTaiXi())
      const { at, years, months, days, hours } = own!.start
      const theirs = luck.getStartSolar()
      const gap =
        Date.UTC(at.year, at.month - 1, at.day, at.hour) -
        Date.UTC(theirs.getYear(), theirs.getMonth() - 1, theirs.getDay(), theirs.getHour())
      // It leaves the seconds of terms out; a minute there is two hours here.
      expect(Math.abs(gap)).toBeLessThanOrEqual(2 * 3_600_000)
      const inHours = (y: number, m: number, d: number, h: number) =>
        ((y * 12 + m) * 30 + d) * 24 + h
      expect(
        Math.abs(
          inHours(years, months, days, hours) -
            inHours(
              luck.getStartYear(),
              luck.getStartMonth(),
              luck.getStartDay(),
              luck.getStartHour(),
            ),
        ),
      ).toBeLessThanOrEqual(2)
    }
  })

  it('the years of each luck pillar with age and 小运, and those before the first', () => {
    for (const birth of births) {
      const { luck } = libraryOf(birth)
      const own = decadesOf(birth.chart.pillars, birth.chart.luck!, birth.local.getUTCFullYear())
      // Where luck begins in the year of birth, nothing is before it.
      const theirs = luck.getDaYun(10).filter((decade) => decade.getLiuNian().length > 0)
      expect(
        own.map(({ pillar, years }) => [
          pillar === null ? '' : pillarText(pillar),
          ...years.map(({ year, age, pillar: of, minor }) =>
            [year, age, pillarText(of), pillarText(minor!)].join(' '),
          ),
        ]),
      ).toEqual(
        theirs.map((decade) => [
          decade.getGanZhi(),
          ...decade
            .getLiuNian()
            .map((year, at) =>
              [
                year.getYear(),
                year.getAge(),
                year.getGanZhi(),
                decade.getXiaoYun()[at]!.getGanZhi(),
              ].join(' '),
            ),
        ]),
      )
    }
  })

  it('months, days and hours of any time', () => {
    for (const { local } of births) {
      const lunar = Solar.fromDate(
        new Date(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), 11, 30),
      ).getLunar()
      const year = local.getUTCFullYear()
      const noon = Date.UTC(year, local.getUTCMonth(), local.getUTCDate(), 3, 30)
      const month = [...flowMonths(year - 1), ...flowMonths(year)].find(
        ({ from, until }) => from.getTime() <= noon && noon < until.getTime(),
      )
      expect(pillarText(month!.pillar)).toBe(lunar.getMonthInGanZhiExact())
      const day = dayPillar(year, local.getUTCMonth() + 1, local.getUTCDate())
      expect(pillarText(day)).toBe(lunar.getDayInGanZhi())
      expect(pillarText(hourPillars(day)[6]!)).toBe(lunar.getTimeInGanZhi())
    }
  })
})

describe('A second library says the same of', () => {
  it('the stage of every stem on every branch, which 自坐 is read from', () => {
    for (let at = 0; at < 60; at += 1) {
      const { stem, branch } = pillarAt(at)
      const theirs = HeavenStem.fromName(stem).getTerrain(EarthBranch.fromName(branch)).getName()
      expect(lifeStageOf(stem, branch)).toBe(theirs)
    }
  })

  it('人元司令, on the days on which counting whole days or hours makes no difference', () => {
    let compared = 0
    for (let day = 0; day < 366; day += 1) {
      // 20:00 in Beijing.
      const instant = new Date(Date.UTC(2024, 0, 1 + day, 12))
      const { previous } = termsAround(instant)
      const lunar = Solar.fromDate(new Date(2024, 0, 1 + day, 20)).getLunar()
      const pillars = {
        ...parse('甲子 甲子 甲子 甲子'),
        month: parsePillar(lunar.getMonthInGanZhiExact()),
      }
      const rules = (shift: number) =>
        commandOf(new Date(instant.getTime() + shift * 86_400_000), pillars, previous).stem
      if (rules(-1.5) !== rules(0.5)) continue
      compared += 1
      const theirs = SolarDay.fromYmd(2024, 1, 1).next(day).getHideHeavenStemDay()
      expect([day, rules(0)]).toEqual([day, theirs.getHideHeavenStem().getHeavenStem().getName()])
    }
    expect(compared).toBeGreaterThan(280)
  })
})

describe('Bonds that are not seen at once', () => {
  it.each([
    ['甲申 丙寅 庚辰 己卯', ['拱申辰子', '暗合申卯']],
    ['甲申 丙子 庚辰 己卯', ['暗合申卯']],
    ['丙寅 辛丑 壬午 辛亥', ['暗合寅丑', '暗合午亥']],
    ['甲子 甲子 甲子 甲子', []],
  ])('of %s', (text, expected) => {
    const found = concealedOf(parse(text))
    expect(found.map(({ kind, parts, calls }) => kind + parts.join('') + (calls ?? ''))).toEqual(
      expected,
    )
  })
})

describe('A union of stems', () => {
  it.each([
    // 丁壬 side by side in a month of wood, nothing against it.
    ['丁卯 壬寅 丙寅 丙申', '丁壬', []],
    ['丁酉 丙寅 壬寅 丙午', '丁壬', ['apart']],
    ['丁酉 壬子 丙寅 丙申', '丁壬', ['season']],
    ['丁卯 壬寅 丙寅 壬辰', '丁壬', ['contested']],
    ['丁卯 壬寅 丙寅 庚寅', '丁壬', ['opposed']],
    // The day master 壬 keeps its own root in 子.
    ['丙子 丁卯 壬寅 丙午', '丁壬', ['rooted']],
    ['丙寅 丁卯 壬寅 丙午', '丁壬', []],
    // 己 of the day is earth as what it would become: no root hinders it.
    ['丙辰 戊辰 己未 甲子', '己甲', []],
  ])('in %s: %s', (text, pair, hindrances) => {
    const found = unionsOf(parse(text)).find(({ parts }) => parts.join('') === pair)
    expect(found).toMatchObject({ transforms: hindrances.length === 0, hindrances })
  })
})
