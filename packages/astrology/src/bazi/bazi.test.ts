import { Solar } from 'lunar-typescript'
import { describe, expect, test } from 'vitest'
import charts from '../../fixtures/bazi-charts.json' with { type: 'json' }
import strengths from '../../fixtures/day-master-strength.json' with { type: 'json' }
import published from '../../fixtures/bazi-published.json' with { type: 'json' }
import terms from '../../fixtures/solar-terms.json' with { type: 'json' }
import { type BaziBirth, baziChart } from './chart.ts'
import { palacesOf } from './palaces.ts'
import { relationsOf } from './relations.ts'
import { spiritsOf } from './spirits.ts'
import { parsePillar, pillarText } from './stems-branches.ts'
import { strengthOf } from './strength.ts'
import { termsAround } from './terms.ts'
import type { FourPillars } from './pillars.ts'

const parse = (text: string): FourPillars => {
  const [year, month, day, hour] = text.split(' ').map(parsePillar)
  return { year: year!, month: month!, day: day!, hour: hour! }
}
const textOf = ({ year, month, day, hour }: FourPillars) =>
  [year, month, day, hour].map((pillar) => (pillar === null ? '*' : pillarText(pillar))).join(' ')

type Case = (typeof charts)[number]
const birthOf = (chart: Case): BaziBirth => ({
  instant: new Date(chart.utc),
  standardOffsetSeconds: chart.utcOffsetSeconds - chart.dstSeconds,
  longitude: chart.lon,
  gender: chart.gender as 'male' | 'female',
  timeKnown: true,
  axis: 'clock',
  dayChange: '23:00',
})

describe('150 births, half of them at the edge of a term, an hour or a day', () => {
  test.each(charts)('$id ($group)', (chart) => {
    const birth = birthOf(chart)
    const pillars = (change: Partial<BaziBirth>) =>
      textOf(baziChart({ ...birth, ...change }).pillars)
    expect(pillars({})).toBe(chart.pillars.clock.next)
    expect(pillars({ dayChange: '00:00' })).toBe(chart.pillars.clock.same)
    if (chart.trueSolarEdgeSeconds >= 10) {
      expect(pillars({ axis: 'true-solar' })).toBe(chart.pillars.trueSolar.next)
      expect(pillars({ axis: 'true-solar', dayChange: '00:00' })).toBe(chart.pillars.trueSolar.same)
    }
    const { details, dayMaster, luck, balance } = baziChart(birth)
    const inOrder = [details.year!, details.month!, details.day!, details.hour!]
    const facts = chart.forClockNext
    expect(dayMaster).toBe(facts.dayMaster)
    expect(inOrder.map(({ god }) => god)).toEqual(facts.stemGods)
    expect(inOrder.map(({ hidden }) => hidden.map(({ stem }) => stem))).toEqual(facts.hidden)
    expect(inOrder.map(({ hidden }) => hidden.map(({ god }) => god))).toEqual(facts.branchGods)
    expect(inOrder.map(({ nayin }) => nayin)).toEqual(facts.nayin)
    expect(details.day!.void).toEqual(facts.dayVoid)
    expect(Object.values(balance.counts).reduce((sum, count) => sum + count)).toBe(8)
    expect(luck!.forward).toBe(chart.luck.forward)
    expect(luck!.startAge).toBeCloseTo(chart.luck.startAgeYears, 2)
    expect(luck!.pillars.slice(0, 8).map(({ pillar }) => pillarText(pillar))).toEqual(
      chart.luck.first8,
    )
  })
})

test('terms from 1900 to 2030 are exact to 3 s', () => {
  for (const { name, utc, sunLongitude } of terms) {
    if (sunLongitude % 30 !== 15) continue
    const { previous } = termsAround(new Date(Date.parse(utc) + 60_000))
    expect(previous.name).toBe(name)
    expect(Math.abs(previous.at.getTime() - Date.parse(utc))).toBeLessThanOrEqual(3_500)
  }
})

describe('published charts', () => {
  const usable = published.filter(
    (chart) => chart.pillars !== undefined && /^[+-]\d\d:00$/.test(chart.tz),
  )
  test.each(usable)('$id', (chart) => {
    const offset = Number(chart.tz.slice(0, 3)) * 3600
    const { pillars } = baziChart({
      instant: new Date(Date.parse(`${chart.local}:00Z`) - offset * 1000),
      standardOffsetSeconds: offset,
      timeKnown: true,
      axis: 'clock',
      dayChange: '23:00',
    })
    const wanted = chart.pillars!.split(' ')
    textOf(pillars)
      .split(' ')
      .forEach((pillar, at) => wanted[at] === '*' || expect(pillar).toBe(wanted[at]))
  })
})

test('the day master’s strength is judged as in the 千里命稿, but for one of ten', () => {
  const verdicts: Record<string, string[]> = {
    身弱: ['weak'],
    身强: ['strong'],
    中和: ['balanced'],
    not: ['balanced', 'strong'],
  }
  const agreeing = strengths.filter(({ pillars, verdict }) =>
    verdicts[verdict.split(' ')[0]!]!.includes(strengthOf(parse(pillars)).verdict),
  )
  expect(agreeing.length).toBeGreaterThanOrEqual(9)
})

test('胎元 命宫 身宫 agree with the calendar library', () => {
  for (const { utc } of charts) {
    const at = new Date(Date.parse(utc) + 8 * 3_600_000)
    const chart = Solar.fromYmdHms(
      at.getUTCFullYear(),
      at.getUTCMonth() + 1,
      at.getUTCDate(),
      at.getUTCHours(),
      at.getUTCMinutes(),
      at.getUTCSeconds(),
    )
      .getLunar()
      .getEightChar()
    chart.setSect(1)
    const { conception, life, body } = palacesOf(parse(chart.toString()))
    expect([conception, life!, body!].map(pillarText)).toEqual([
      chart.getTaiYuan(),
      chart.getMingGong(),
      chart.getShenGong(),
    ])
  }
})

test('relations and stars of a chart are found', () => {
  const pillars = parse('甲子 丙寅 庚午 庚辰')
  const relations = relationsOf(pillars).map(({ kind, parts }) => kind + parts.join(''))
  expect(relations).toEqual(expect.arrayContaining(['冲甲庚', '冲子午', '半合寅午', '半合子辰']))
  const spirits = Object.fromEntries(spiritsOf(pillars).map(({ name, pillars: on }) => [name, on]))
  expect(spirits).toMatchObject({ 驿马: ['month'], 华盖: ['hour'] })
  expect(spirits).not.toHaveProperty('魁罡')
})

test('an unknown time leaves three pillars, an edge is named', () => {
  const birth: BaziBirth = {
    instant: new Date('1990-05-15T06:30:00Z'),
    standardOffsetSeconds: 28_800,
    timeKnown: false,
    axis: 'clock',
    dayChange: '23:00',
  }
  const chart = baziChart(birth)
  expect(chart.pillars.hour).toBeNull()
  expect(chart.luck).toBeNull()
  expect(chart.palaces.life).toBeNull()
  const edge = baziChart({ ...birth, instant: new Date('1990-05-15T05:01:00Z'), timeKnown: true })
  expect(edge.warnings).toEqual([{ kind: 'near-hour-edge', seconds: 60 }])
  const term = baziChart({ ...birth, instant: new Date('2024-02-04T08:27:05Z'), timeKnown: true })
  expect(term.warnings[0]).toMatchObject({ kind: 'near-term', term: '立春' })
  expect(() => baziChart({ ...birth, axis: 'true-solar' })).toThrow(RangeError)
})
