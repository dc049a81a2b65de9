import { baziChart } from '@lumen/astrology/bazi/chart'
import type { FourPillars } from '@lumen/astrology/bazi/pillars'
import { parsePillar } from '@lumen/astrology/bazi/stems-branches'
import { strengthOf } from '@lumen/astrology/bazi/strength'
import { languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { readerFor } from '../../readings.ts'

const parse = (text: string): FourPillars => {
  const [year, month, day, hour] = text.split(' ').map(parsePillar)
  return { year: year!, month: month!, day: day!, hour: hour! }
}

describe.each(languages)('The reasoning in %s', (language) => {
  const chart = baziChart({
    instant: new Date('1990-05-05T04:20:00Z'),
    standardOffsetSeconds: 28_800,
    timeKnown: true,
    axis: 'clock',
    dayChange: '23:00',
  })
  const reasoningOf = async (text: string) => {
    const pillars = parse(text)
    const strength = strengthOf(pillars)
    const reader = readerFor(language)
    const whole = { ...chart, pillars, strength, dayMaster: pillars.day.stem }
    return { strength, reasoning: reader.bazi(whole, 2026).reasoning }
  }

  it('keeps its own elements, and tells of the other school’s last', async () => {
    const { strength, reasoning } = await reasoningOf('癸丑 庚申 丁丑 辛丑')
    expect(strength.favourable.toSorted()).toEqual(['fire', 'wood'])
    expect(reasoning).toHaveLength(5 + strength.views.length)
    expect(reasoning.at(-1)).not.toMatch(/[{}]|undefined/)
  })

  it('tells each kind in its own words, and nothing where there is none', async () => {
    const texts = await Promise.all(
      ['癸丑 庚申 丁丑 辛丑', '甲申 乙亥 己卯 乙亥', '癸酉 庚申 壬申 庚子'].map(async (text) =>
        (await reasoningOf(text)).reasoning.at(-1),
      ),
    )
    expect(new Set(texts).size).toBe(3)
    const { strength, reasoning } = await reasoningOf('甲子 丙寅 庚午 庚辰')
    expect(reasoning).toHaveLength(4 + strength.views.length)
  })
})
