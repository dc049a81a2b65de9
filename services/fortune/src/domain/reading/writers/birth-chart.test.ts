import { skyChart } from '@lumen/astrology/sky/chart'
import { readingGroups } from '@lumen/contracts/fortune/birth-chart'
import { languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { packFor, readerFor } from '../../../readings.ts'
import { chartWeights } from '../facts/chart-weights.ts'
import { formOf } from '../pack/text.ts'
import { leadLength } from './birth-chart.ts'

const dayMs = 86_400_000
/** Births over the years from 1935 to 2024, all over the globe; of every fifth the time is unknown. */
const births = Array.from({ length: 200 }, (_, at) => {
  const instant = new Date(Date.UTC(1935, 0, 1) + at * 164.3217 * dayMs)
  const place = { latitude: ((at * 37) % 130) - 65, longitude: ((at * 71) % 360) - 180 }
  return at % 5 === 0 ? skyChart(instant) : skyChart(instant, place)
})
const sentences = (text: string) =>
  (text.match(/[^。！？.!?]+[。！？.!?]+/g) ?? []).filter((sentence) => /\p{L}/u.test(sentence))

describe.each(languages)('A birth chart’s reading in %s', (language) => {
  it('says nothing twice, and has no paragraph twice', () => {
    const { birthChart } = readerFor(language)
    for (const chart of births) {
      const { interpretation } = birthChart(chart)
      const said = interpretation.flatMap(({ text }) => sentences(text))
      expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([])
      const titles = interpretation.map(({ title }) => title)
      expect(new Set(titles).size, titles.join()).toBe(titles.length)
    }
  })
})

const { birthChart } = readerFor('zh')
const { names, 'planets-in-signs': inSigns } = packFor('zh')

it('says of an element or quality that it has most only where no other has as many', () => {
  const first = (values: Readonly<Record<string, number>>) => {
    const [most, second] = Object.values(values).toSorted((a, b) => b - a)
    return most! > second!
  }
  let even = 0
  for (const chart of births) {
    const text = birthChart(chart)
      .interpretation.map((part) => part.text)
      .join('')
    expect(text.includes('象星最多，')).toBe(first(chart.balance.elements))
    expect(text.includes('星座占得多，')).toBe(first(chart.balance.qualities))
    if (!first(chart.balance.elements)) even += 1
  }
  expect(even).toBeGreaterThan(10)
})

it('goes by weight: the two weightiest planets are named and told first, then what weighs less', () => {
  for (const chart of births) {
    const { planets } = chartWeights(chart)
    const [opening, ...told] = birthChart(chart).interpretation
    const order = planets.map(({ of }) => formOf(names.points[of]))
    const named = order.filter((name) => opening!.text.includes(name))
    expect(named).toEqual(order.slice(0, 2))
    expect(opening!.text.indexOf(order[0]!)).toBeLessThan(opening!.text.indexOf(order[1]!))
    const texts = Object.values(inSigns).flatMap((texts) => Object.values(texts))
    const placed = told.filter(({ text }) => texts.some((own) => text.startsWith(own)))
    expect(placed).toEqual(placed.toSorted((x, y) => at(x.title, order) - at(y.title, order)))
    expect(placed).toHaveLength(10)
    expect(told.slice(0, 2)).toEqual(placed.slice(0, 2))
    const groups = told.slice(leadLength - 1, -1).flatMap(({ group }) => group ?? [])
    expect(groups).toEqual(
      groups.toSorted((x, y) => readingGroups.indexOf(x) - readingGroups.indexOf(y)),
    )
  }
})
const at = (title: string, order: readonly string[]) =>
  order.findIndex((name) => title.startsWith(`${name}在`))

it('leaves out what a chart without a time of birth cannot have', () => {
  const { interpretation, facts } = birthChart(births[0]!)
  const text = JSON.stringify([interpretation, facts])
  expect(text).toContain('没有确切的出生时间')
  expect(text).not.toMatch(/第 \d+ 宫|福点|宿命点|命主星/)
})

// Rising Libra, so Venus rules; Saturn in Aquarius is in its own sign and runs backwards.
it('tells ruler, dignity, figure, node, Fortune, Vertex and phase of a birth in Shanghai', () => {
  const chart = skyChart(new Date('1992-08-14T00:30:00Z'), { latitude: 31.22, longitude: 121.46 })
  const { interpretation, facts } = birthChart(chart)
  const titles = interpretation.map(({ title }) => title)
  expect(titles.slice(1, leadLength - 1)).toEqual([
    '太阳在狮子座，第 11 宫',
    '金星在处女座，第 12 宫',
    '上升天秤座，命主星金星在第 12 宫',
    '月亮在水瓶座，第 5 宫',
    'T 三角：太阳、月亮、冥王星',
  ])
  expect(titles).toEqual(
    expect.arrayContaining([
      '太阳与冥王星四分相',
      '北交点在射手座，第 3 宫',
      '福点在第 7 宫',
      '宿命点在第 7 宫',
      '出生时的月相：满月',
    ]),
  )
  const pack = packFor('zh')['birth-points']
  const saturn = interpretation.find(({ title }) => title.startsWith('土星在'))!.text
  expect(saturn).toContain(pack.dignity.Saturn.domicile)
  expect(saturn).toContain(pack.retrograde.Saturn)
  const labels = facts.map(({ label }) => label)
  for (const label of ['命主星金星在第 12 宫', 'T 三角：太阳、月亮、冥王星', '满月，月面亮 100%'])
    expect(labels).toContain(label)
  expect(labels.some((label) => label.startsWith('福点在白羊座'))).toBe(true)
  expect(labels.some((label) => label.startsWith('宿命点在白羊座'))).toBe(true)
})
