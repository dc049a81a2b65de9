import { matchSpirits, type Partner } from '@lumen/astrology/bazi/match'
import { parsePillar, pillarAt } from '@lumen/astrology/bazi/stems-branches'
import { matchRules } from '@lumen/contracts/fortune/names'
import { languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { readerFor } from '../../readings.ts'

const partner = (text: string, gender: Partner['gender']): Partner => {
  const [year, month, day, hour] = text.split(' ').map(parsePillar)
  return { pillars: { year: year!, month: month!, day: day!, hour: hour ?? null }, gender }
}
const drawn = (at: number): Partner => ({
  pillars: {
    year: pillarAt(at * 7),
    month: pillarAt(at * 3),
    day: pillarAt(at * 13 + 5),
    hour: at % 4 === 0 ? null : pillarAt(at * 11),
  },
  gender: ([null, 'male', 'female'] as const)[at % 3]!,
})

describe.each(languages)('Two charts in %s', (language) => {
  const reader = readerFor(language)

  it('are told point by point, whatever they are, and fill every slot', () => {
    const seen = new Set<string>()
    for (let at = 0; at < 120; at += 1) {
      const { points, summary, notes, facts } = reader.baziMatch(drawn(at), drawn(at * at + 1))
      expect(points.length).toBeGreaterThanOrEqual(matchRules.length - 1)
      for (const { title, source, first, second, text, rule, tone } of points) {
        for (const one of [title, source, first, second, text]) expect(one).not.toBe('')
        seen.add(`${rule} ${tone}`)
      }
      expect(JSON.stringify([points, summary, notes, facts])).not.toMatch(
        /undefined|null|NaN|\{\w+\}/,
      )
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['day-stems care', 'day-branches ease', 'spirits ease']),
    )
  })

  it('give no number: no score, no percentage', () => {
    const { points, summary } = reader.baziMatch(drawn(1), drawn(8))
    expect(JSON.stringify([points, summary])).not.toMatch(/\d/)
  })

  it('say that they are one, that an hour is unknown and a gender not told', () => {
    const one = partner('庚午 庚辰 丙寅', null)
    expect(reader.baziMatch(one, one).notes).toHaveLength(3)
    const two = partner('庚午 庚辰 丙寅 甲午', 'female')
    expect(reader.baziMatch(two, partner('癸酉 乙卯 己丑 丙寅', 'male')).notes).toEqual([])
  })
})

describe('Two charts in Chinese', () => {
  const reader = readerFor('zh')

  it('have both sides of every point', () => {
    const { points, summary } = reader.baziMatch(
      partner('庚午 己卯 甲子 丙寅', 'male'),
      partner('癸酉 乙卯 己丑 丙寅', 'female'),
    )
    const of = (rule: string) => points.find((point) => point.rule === rule)!
    expect(of('day-stems')).toMatchObject({ first: '甲 · 木', second: '己 · 土', tone: 'ease' })
    expect(of('day-branches')).toMatchObject({ first: '子', second: '丑', tone: 'ease' })
    expect(of('day-gods')).toMatchObject({ first: '正财', second: '正官' })
    expect(of('partner-star').first).toBe('正财 · 透在天干')
    expect(of('spirits').first).toContain('天乙贵人')
    expect(summary).toContain('不打分')
  })

  it('names no star that frightens', () => {
    expect(matchSpirits).not.toContain('孤辰')
    const all = JSON.stringify(
      Array.from({ length: 60 }, (_, at) => reader.baziMatch(drawn(at), drawn(at + 31))),
    )
    expect(all).not.toMatch(/孤辰|寡宿|克夫|克妻|离婚|短命|凶/)
  })
})
