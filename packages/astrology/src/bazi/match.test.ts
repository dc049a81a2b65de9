import { describe, expect, it } from 'vitest'
import { matchOf, type Partner } from './match.ts'
import type { FourPillars } from './pillars.ts'
import { parsePillar } from './stems-branches.ts'

const partner = (text: string, gender: Partner['gender'] = null): Partner => {
  const [year, month, day, hour] = text.split(' ').map(parsePillar)
  const pillars: FourPillars = { year: year!, month: month!, day: day!, hour: hour ?? null }
  return { pillars, gender }
}
/** Two charts that differ in the day alone, or in the year. */
const days = (a: string, b: string) =>
  matchOf(partner(`庚午 庚辰 ${a} 甲午`), partner(`庚午 庚辰 ${b} 甲午`))
const years = (a: string, b: string) =>
  matchOf(partner(`${a} 庚辰 丙寅 甲午`), partner(`${b} 庚辰 丙寅 甲午`))

describe('Two charts side by side', () => {
  it.each([
    ['甲子', '己丑', 'union'],
    ['己丑', '甲子', 'union'],
    ['甲子', '庚午', 'clash'],
    ['甲子', '乙丑', 'same'],
    ['甲子', '丙寅', 'begets'],
    ['丙寅', '甲子', 'begotten'],
    ['甲子', '戊辰', 'controls'],
    ['甲子', '辛未', 'controlled'],
  ] as const)('day stems of %s and %s: %s', (a, b, tie) => {
    expect(days(a, b).dayStems.tie).toBe(tie)
  })

  it.each([
    ['甲子', '己丑', 'union'],
    ['甲子', '庚申', 'trine'],
    ['甲子', '甲午', 'clash'],
    ['甲子', '丁卯', 'punish'],
    ['甲子', '己未', 'harm'],
    ['甲子', '癸酉', 'break'],
    ['甲子', '丙寅', 'plain'],
    ['甲子', '丙子', 'same'],
    // 巳申 join, punish and break: the joining is told.
    ['己巳', '甲申', 'union'],
  ] as const)('day branches of %s and %s: %s', (a, b, tie) => {
    expect(days(a, b).dayBranches.tie).toBe(tie)
  })

  it('compares years by branch and by nayin', () => {
    // 甲子 海中金, 丙寅 炉中火, 戊辰 大林木.
    expect(years('甲子', '丙寅')).toMatchObject({
      yearBranches: { tie: 'plain' },
      yearNayin: { first: '海中金', second: '炉中火', tie: 'controlled' },
    })
    expect(years('丙寅', '戊辰').yearNayin.tie).toBe('begotten')
  })

  it('says what the day masters are to each other, on both sides', () => {
    expect(days('甲子', '己丑').dayGods).toEqual({ first: '正财', second: '正官' })
  })

  it('looks for 正财 of a man and 正官 of a woman, and for nothing without the gender', () => {
    const man = partner('庚午 己卯 甲子 丙寅', 'male')
    const woman = partner('庚午 己卯 甲子 丙寅', 'female')
    expect(matchOf(man, woman).stars).toEqual({
      first: { god: '正财', stem: '己', presence: 'shown' },
      second: { god: '正官', stem: '辛', presence: 'absent' },
    })
    expect(matchOf(partner('庚午 己卯 甲子'), man).stars.first).toBeNull()
  })

  it('finds what one wants where the other has plenty of it', () => {
    // 戊 in 子 amid water wants fire and earth; the other is all fire.
    const cold = partner('壬子 壬子 戊子 壬子')
    const warm = partner('丙午 甲午 丙午 甲午')
    const { favourable } = matchOf(cold, warm)
    expect(favourable.first.finds).toContain('fire')
    expect(favourable.second.finds).toContain('water')
    expect(favourable.tie).toBe('both')
    expect(matchOf(cold, cold).favourable.tie).toBe('neither')
  })

  it('lets 神煞 of one fall on the other’s day or year, and only those that bring nearer', () => {
    // 甲 has its 天乙 in 丑 and 未, a year 午 its 桃花 in 卯 and its 红鸾 in 酉.
    expect(
      matchOf(partner('庚午 己卯 甲子 丙寅'), partner('癸酉 乙卯 己丑 丙寅')).spirits.first,
    ).toEqual(['天乙贵人', '红鸾', '桃花'])
  })

  it('knows a chart beside itself, with or without the hour', () => {
    const one = partner('庚午 庚辰 丙寅 甲午')
    expect(matchOf(one, one)).toMatchObject({ same: true, dayStems: { tie: 'same' } })
    expect(matchOf(one, partner('庚午 庚辰 丙寅')).same).toBe(false)
    expect(matchOf(partner('庚午 庚辰 丙寅'), partner('庚午 庚辰 丙寅')).same).toBe(true)
  })

  it('is the same from either side, with the sides changed', () => {
    const [one, two] = [partner('庚午 己卯 甲子 丙寅', 'male'), partner('癸酉 乙卯 己丑', 'female')]
    const there = matchOf(one, two)
    const back = matchOf(two, one)
    expect([back.dayGods.first, back.stars.second]).toEqual([
      there.dayGods.second,
      there.stars.first,
    ])
    expect(back.dayBranches.tie).toBe(there.dayBranches.tie)
  })
})
