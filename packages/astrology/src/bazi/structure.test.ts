import { describe, expect, it } from 'vitest'
import type { FourPillars } from './pillars.ts'
import { parsePillar } from './stems-branches.ts'
import { specialStructureOf } from './structure.ts'

const parse = (text: string): FourPillars => {
  const [year, month, day, hour] = text.split(' ').map(parsePillar)
  return { year: year!, month: month!, day: day!, hour: hour! }
}

describe('A chart that some schools do not balance', () => {
  it.each([
    ['癸丑 庚申 丁丑 辛丑', 'following', ['metal', 'earth', 'water']],
    ['辛酉 辛丑 丁酉 辛丑', 'following', ['metal', 'earth']],
    ['己卯 丁卯 癸卯 己未', 'following', ['wood', 'fire']],
    ['甲申 乙亥 己卯 乙亥', 'near-following', ['wood', 'water']],
    ['丁巳 丙午 甲午 辛未', 'near-following', ['fire', 'earth']],
    ['癸酉 庚申 壬申 庚子', 'dominant', ['water', 'metal']],
    ['戊戌 己未 戊辰 癸丑', null, []],
    ['己未 戊辰 戊戌 己未', 'dominant', ['earth', 'fire', 'metal']],
  ] as const)('is seen in %s: %s', (text, kind, favourable) => {
    const found = specialStructureOf(parse(text))
    expect(found?.kind ?? null).toBe(kind)
    expect(found?.favourable ?? []).toEqual(favourable)
  })

  it.each([
    ['a helping stem', '癸丑 庚申 丁丑 乙巳'],
    ['a root in a branch', '癸丑 庚申 丁丑 丙午'],
    ['a middle hidden stem', '癸亥 庚申 丁丑 辛丑'],
    ['a residue in the month', '辛丑 戊戌 甲午 丙辰'],
    ['two residues', '丁未 丙午 甲午 辛未'],
    ['a meeting that is opposed', '壬寅 甲辰 甲辰 丁卯'],
    ['an ordinary chart', '甲子 丙寅 庚午 庚辰'],
  ])('is not claimed with %s', (_, text) => {
    expect(specialStructureOf(parse(text))).toBeNull()
  })

  it('is not claimed without the hour, whose branch may hold a root', () => {
    expect(specialStructureOf({ ...parse('癸丑 庚申 丁丑 辛丑'), hour: null })).toBeNull()
  })
})
