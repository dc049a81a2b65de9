import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FourPillars } from './pillars.ts'
import { patternOf } from './pattern.ts'
import { parsePillar } from './stems-branches.ts'

const parse = (text: string): FourPillars => {
  const [year, month, day, hour] = text.split(' ').map(parsePillar)
  return { year: year!, month: month!, day: day!, hour: hour ?? null }
}

type Printed = { chapter: string; of?: string; pillars: string; pattern: string }
const { charts } = JSON.parse(
  readFileSync(new URL('../../fixtures/pattern-charts.json', import.meta.url), 'utf8'),
) as { charts: Printed[] }

/** Where the rules find something else than the book; docs/bazi.md says why. */
const otherwise: Readonly<Record<string, string>> = {
  '壬辰 甲辰 丙戌 戊戌': 'output',
  '丙申 己亥 辛未 己亥': 'hurting',
  '庚申 乙酉 丙申 乙丑': 'wealth',
  '乙酉 乙酉 乙酉 甲申': 'killing',
}
const specials = ['dominant', 'following', 'transformed']

describe('A chart that 《子平真诠》 prints', () => {
  it.each(charts)('has the pattern of the book: $chapter $of $pillars', ({ pillars, pattern }) => {
    const { name, special } = patternOf(parse(pillars))
    const other = otherwise[pillars]
    if (other === undefined) expect(specials.includes(pattern) ? special : name).toBe(pattern)
    else expect([name, special]).toEqual([other, null])
  })

  it('is most often found whole: they are charts of people of rank', () => {
    const states = charts.map(({ pillars }) => patternOf(parse(pillars)).state)
    const count = (state: string) => states.filter((one) => one === state).length
    expect(count('formed') + count('saved')).toBeGreaterThanOrEqual(74)
    expect(count('broken')).toBeLessThanOrEqual(3)
  })
})

describe('论用神变化 and 论杂气如何取用', () => {
  it.each([
    ['己 in 申 with 壬 showing: 化为财', '甲寅 壬申 己巳 甲子', 'wealth'],
    ['丙 in 申 with 壬 and 戊 showing: 仍为财格', '壬辰 戊申 丙午 乙未', 'wealth'],
    ['癸 in 寅 with 午 and 戌: 伤化为财, though 戊 shows', '庚午 戊寅 癸丑 壬戌', 'wealth'],
    ['辛 in 寅 with 丙: 化财为官', '丙申 庚寅 辛丑 己丑', 'officer'],
    ['辛 in 寅 with 甲 and 丙: 格成正财', '丙申 庚寅 辛丑 甲午', 'wealth'],
    ['甲 in 辰 with 戊: 偏财', '戊戌 丙辰 甲寅 丙寅', 'wealth'],
    ['甲 in 辰 with 癸: 正印', '癸亥 丙辰 甲寅 丙寅', 'seal'],
    ['甲 in 辰 with 申 and 子: 水印', '丙申 丙辰 甲子 丙寅', 'seal'],
    ['戊 in 午 with fire met and showing: 化刃为印', '丙寅 甲午 戊戌 甲寅', 'seal'],
    ['乙 in 寅 with 午 and 戌: 劫化为食伤', '庚午 戊寅 乙亥 丙戌', 'hurting'],
  ])('%s', (_, pillars, name) => {
    expect(patternOf(parse(pillars)).name).toBe(name)
  })

  it('names what shows beside it as 兼格', () => {
    expect(patternOf(parse('丙申 庚寅 辛丑 甲午')).also).toEqual(['officer'])
  })
})

describe('论用神成败救应', () => {
  it.each([
    ['an officer with wealth', '戊申 辛酉 甲子 戊辰', 'formed', [], []],
    ['an officer that is hurt', '丁亥 己酉 甲戌 壬申', 'saved', ['officer-hurt'], ['seal']],
    [
      'an officer that is hurt without a seal',
      '丁未 己酉 甲戌 丙寅',
      'broken',
      ['officer-hurt'],
      [],
    ],
    ['a blade that nothing checks', '甲寅 丁卯 甲寅 丙寅', 'broken', ['blade-free'], []],
    [
      'wealth whose killing is bound',
      '乙酉 庚辰 甲午 戊辰',
      'saved',
      ['wealth-feeds-killing'],
      ['bound'],
    ],
    [
      'cold metal that meets its officer',
      '戊申 甲子 庚午 丁丑',
      'saved',
      ['hurting-meets-officer'],
      ['season'],
    ],
  ] as const)('%s', (_, pillars, state, harms, rescues) => {
    expect(patternOf(parse(pillars))).toMatchObject({ state, harms, rescues })
  })

  it('knows what furthers a pattern, and carries a weak day master first', () => {
    expect(patternOf(parse('戊申 辛酉 甲子 戊辰'))).toMatchObject({
      manner: 'along',
      favours: ['water', 'earth'],
    })
  })
})
