import { baziChart } from '@lumen/astrology/bazi/chart'
import { elementOfStem, elements } from '@lumen/astrology/bazi/stems-branches'
import { tenGodOf } from '@lumen/astrology/bazi/ten-gods'
import { languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { packFor, readerFor } from '../../../readings.ts'
import { suitOf } from '../facts/animal-period.ts'

const chartOf = (instant: string, gender: 'female' | 'male' = 'female') =>
  baziChart({
    instant: new Date(instant),
    standardOffsetSeconds: 28_800,
    longitude: 104.06,
    gender,
    timeKnown: true,
    axis: 'true-solar',
    dayChange: '23:00',
  })
/** 壬申 丁未 壬辰 丁未. */
const chart = chartOf('1992-07-15T06:30:00Z')
const zh = readerFor('zh')
const words = { wood: '木', fire: '火', earth: '土', metal: '金', water: '水' } as const
const births = Array.from({ length: 60 }, (_, at) =>
  chartOf(
    new Date(Date.UTC(1950 + at, (at * 5) % 12, (at * 11) % 28, (at * 7) % 24)).toISOString(),
  ),
)

describe('What is told of the elements', () => {
  it('goes with the bars: the strongest by share, and why it is not the most counted', () => {
    const even: string[] = []
    for (const one of [chart, ...births]) {
      const { fractions, counts } = one.balance
      const richest = elements.reduce((a, b) => (fractions[b] > fractions[a] ? b : a))
      const { text } = zh.bazi(one, 2026).destiny
      if (fractions[richest] < 0.25) {
        even.push(text)
        continue
      }
      expect(text).toContain(`五行以${words[richest]}最盛`)
      const most = Math.max(...Object.values(counts))
      expect(text.includes('只数八个字')).toBe(counts[richest] < most)
    }
    // Where each has about a fifth, none is called the strongest.
    expect(even.length).toBeGreaterThan(0)
    for (const text of even) expect(text).not.toMatch(/最盛|只数八个字/)
  })

  it('says of an element without a character what the branches hide of it', () => {
    expect(zh.bazi(chart, 2026).destiny.text).toContain('木没有露面，只藏在地支里，约占 6%。')
  })

  it('names state, roots and school', () => {
    expect(zh.bazi(chart, 2026).reasoning).toEqual([
      '水生于未月为“死”，这是古书的术语，只说受克最深、当月力量最弱，失令。',
      '日主的根在申（中气）、辰（余气）。',
      '日主以外的天干里，与它同类或生它的：1 个。',
      '全局生扶日主的力量约占 19%。',
      '按扶抑，喜金、水，取其平衡。',
    ])
  })
})

describe('Luck pillars', () => {
  const { lifePredictions } = zh.bazi(chart, 2026)

  it('are read by branch and by what it does to the chart', () => {
    const pillar = (name: string) => lifePredictions.find((text) => text.includes(name))!
    expect(pillar('癸卯')).toContain('卯支害日支辰')
    expect(pillar('甲辰')).toMatch(/辰支命里本来就有|已有一个辰支|辰支又逢辰支|同一个辰支/)
    expect(pillar('辛丑')).toContain('北方水地')
  })

  it('tell what a branch does to one pillar once, also where two branches do it', () => {
    const { relation } = packFor('zh').luck
    const ends = Object.values(relation).flatMap((lines) =>
      Object.values(lines).map((line) => line.slice(line.indexOf('，'))),
    )
    for (const one of births) {
      const text = zh.bazi(one, 2026).lifePredictions.join('')
      for (const end of ends) expect(text.split(end).length, end).toBeLessThan(3)
    }
  })

  it('tell one ten god as help where the chart favours it and as a burden where not', () => {
    const { stem } = packFor('zh').luck
    const told = births.slice(0, 20).flatMap((one) =>
      one.luck!.pillars.map(({ pillar }, at) => {
        const god = tenGodOf(one.dayMaster, pillar.stem)
        const suit = suitOf(one.strength, elementOfStem(pillar.stem))
        return { lines: stem[god][suit], text: zh.bazi(one, 2026).lifePredictions[at]! }
      }),
    )
    for (const { lines, text } of told) expect(lines.some((line) => text.includes(line))).toBe(true)
  })
})

describe.each(languages)('A chart in %s', (language) => {
  it('says nothing twice on its page', () => {
    for (const one of [chart, ...births.slice(0, 12)]) {
      const { destiny, personalInsights, lifePredictions, reasoning } = readerFor(language).bazi(
        one,
        2026,
      )
      const whole = [destiny.text, destiny.overallFortune, ...personalInsights, ...reasoning]
      const sentences = whole.flatMap((text) => text.split(/(?<=[。！？])|(?<=[.!?]) /))
      const long = sentences.map((sentence) => sentence.trim()).filter(({ length }) => length > 6)
      expect(new Set(long).size).toBe(long.length)
      expect(new Set(lifePredictions).size).toBe(lifePredictions.length)
    }
  })
})
