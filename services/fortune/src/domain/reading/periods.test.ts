import { describe, expect, it } from 'vitest'
import { baziChart } from '@lumen/astrology/bazi/chart'
import { languages } from '@lumen/contracts/languages'
import { packFor, readerFor } from '../../readings.ts'
import { animalPeriod } from './facts/period-parts.ts'
import { formOf } from './pack/text.ts'

const reader = readerFor('zh')
const person = baziChart({
  instant: new Date('1992-07-15T06:30:00Z'),
  standardOffsetSeconds: 28_800,
  longitude: 104.06,
  gender: 'female',
  timeKnown: true,
  axis: 'true-solar',
  dayChange: '23:00',
})

describe('A year', () => {
  it('names both years of the terms, their days and what each is to the animal', () => {
    const rat = reader.prediction({ animal: 'rat' }, 'yearly', '2026-11-22')
    expect(rat.overview).toMatch(/到2027年2月3日为止是丙午年。2026 年太岁在午，与属鼠的你相冲/)
    expect(rat.overview).toMatch(/2027年2月4日起是丁未年。2027 年太岁在未，与属鼠的你相害/)
    const ox = reader.prediction({ animal: 'ox' }, 'yearly', '2026-11-22')
    expect(ox.overview).toMatch(/2027 年太岁在未，与属牛的你相冲/)
    expect(ox.facts.filter(({ kind }) => kind === 'year-pillar').map(({ label }) => label)).toEqual(
      ['2026/11/22 – 2027/2/3 · 年柱丙午 · 相害', '2027/2/4 – 2027/11/21 · 年柱丁未 · 相冲'],
    )
  })

  it('weighs its scores by the days of each, and is told by the longer', () => {
    const found = animalPeriod({ animal: 'ox' }, 'yearly', '2026-11-22')
    expect(found.parts.map(({ days }) => days)).toEqual([74, 291])
    expect(found.pillar).toEqual({ stem: '丁', branch: '未' })
    const [first, second] = found.parts.map(({ scores }) => scores.love) as [number, number]
    expect(found.scores.love).toBe(Math.round((first * 74 + second * 291) / 365))
  })

  it('is one where it begins with the term', () => {
    const found = animalPeriod({ animal: 'ox' }, 'yearly', '2027-02-04')
    expect(found.parts.map(({ solarYear, to }) => [solarYear, to])).toEqual([[2027, '2028-02-03']])
  })
})

describe('A week', () => {
  it('is told by its days, and each sentence of an area says of which', () => {
    const week = reader.prediction({ animal: 'monkey' }, 'weekly', '2026-11-22')
    const text = JSON.stringify(week)
    expect(text).not.toContain('这周的卯')
    expect(week.facts.map(({ label }) => label)).toContain('11月24日 · 日柱壬寅 · 相冲')
    expect(week.facts.map(({ label }) => label)).toContain('11月27日 · 日柱乙巳 · 六合')
    for (const area of Object.values(week.details))
      expect(area.match(/\d+月\d+日（/g)).toHaveLength(2)
    for (const line of [...week.advice.positive, ...week.advice.negative])
      expect(line).toMatch(/^\d+月\d+日（/)
  })

  it('scores the mean of its days', () => {
    const { parts, scores } = animalPeriod({ animal: 'monkey' }, 'weekly', '2026-11-22')
    const mean = parts.reduce((sum, part) => sum + part.scores.wealth, 0) / 7
    expect(parts).toHaveLength(7)
    expect(scores.wealth).toBe(Math.round(mean))
  })
})

describe('A month', () => {
  it('names both months of the terms by their days', () => {
    const { overview } = reader.prediction(person, 'monthly', '2026-11-22')
    expect(overview).toContain('到12月6日为止是己亥月。')
    expect(overview).toContain('12月7日起是庚子月。')
  })

  it('dates each sentence of a sign: the Sun’s stays and the steps of planets', () => {
    const { monthlyOverview } = reader.westernAnalysis('cancer', '2026-11-10')
    expect(monthlyOverview).toContain('11月10日到11月21日，太阳在天蝎座。')
    expect(monthlyOverview).toContain('11月22日到12月9日，太阳在射手座。')
    expect(monthlyOverview).not.toContain('从这一天起')
    expect(monthlyOverview).toMatch(/11月25日起?火星/)
    expect(monthlyOverview).toMatch(/12月4日起?金星/)
  })
})

it.each(languages)('%s: names the second year of a year', (language) => {
  const { overview } = readerFor(language).prediction({ animal: 'ox' }, 'yearly', '2026-11-22')
  const { stems, branches } = packFor(language).names
  for (const name of [stems.丙, branches.午, stems.丁, branches.未])
    expect(overview).toContain(formOf(name))
})
