import type { FourPillars } from '@lumen/astrology/bazi/pillars'
import { parsePillar, pillarAt } from '@lumen/astrology/bazi/stems-branches'
import { languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { readerFor } from '../../readings.ts'

const parse = (text: string): FourPillars => {
  const [year, month, day, hour] = text.split(' ').map(parsePillar)
  return { year: year!, month: month!, day: day!, hour: hour ?? null }
}

describe.each(languages)('格局 and 调候 in %s', (language) => {
  const reader = readerFor(language)

  it('are told of every day in every month, with and without the hour, and fill every slot', () => {
    const told = Array.from({ length: 120 }, (_, at) => {
      const pillars: FourPillars = {
        year: pillarAt(at * 7),
        month: pillarAt(at),
        day: pillarAt(Math.floor(at / 12) + at * 5),
        hour: at % 3 === 0 ? null : pillarAt(at * 11),
      }
      const { reasoning } = reader.pattern(pillars)
      return [...reasoning, ...reader.climate(pillars).reasoning]
    })
    for (const sentences of told) {
      expect(sentences.length).toBeGreaterThanOrEqual(5)
      expect(sentences.join('\n')).not.toMatch(/undefined|\{\w+\}/)
    }
  })

  it('say nothing of a verdict where a special shape goes first', () => {
    const { reasoning, special } = reader.pattern(parse('癸亥 乙卯 乙未 壬午'))
    expect(special).toBe('dominant')
    expect(reasoning).toHaveLength(3)
  })
})

describe('格局 in Chinese', () => {
  const reader = readerFor('zh')

  it('names what completes a pattern, what harms it and what saves it', () => {
    // 毛状元: 乙庚 are a union, so the killing is bound and wealth is kept.
    const { name, state, reasoning } = reader.pattern(parse('乙酉 庚辰 甲午 戊辰'))
    expect([name, state]).toEqual(['wealth', 'saved'])
    expect(reasoning.join('')).toContain('合住')
    expect(reasoning[0]).toContain('戊透出')
  })

  it('names the stems of the month in their order, and which the chart has', () => {
    const { stems, reasoning } = reader.climate(parse('癸丑 戊午 甲寅 庚午'))
    expect(stems.map(({ stem }) => stem)).toEqual(['癸', '丁', '庚'])
    expect(reasoning.slice(1, 3)).toEqual([
      '天干上已经有：癸、庚。',
      '藏在地支里，等岁运引出：丁。',
    ])
  })

  it('does not call a chart broken without saying what the word means', () => {
    const { state, reasoning } = reader.pattern(parse('甲寅 丁卯 甲寅 丙寅'))
    expect(state).toBe('broken')
    expect(reasoning.join('')).toContain('不是给人下结论')
  })
})
