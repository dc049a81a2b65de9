import { describe, expect, it } from 'vitest'
import type { FourPillars } from './pillars.ts'
import { seasonOf } from './season.ts'
import { begets, controls, elements, parsePillar, pillarAt } from './stems-branches.ts'
import { elementBalance, strengthOf } from './strength.ts'

const parse = (text: string): FourPillars => {
  const [year, month, day, hour] = text.split(' ').map(parsePillar)
  return { year: year!, month: month!, day: day!, hour: hour! }
}

/** Pillars by fixed steps; no calendar has to know them. */
const charts: FourPillars[] = Array.from({ length: 240 }, (_, at) => ({
  year: pillarAt((at * 7) % 60),
  month: pillarAt((at * 11 + 2) % 60),
  day: pillarAt((at * 13) % 60),
  hour: pillarAt((at * 17 + 5) % 60),
}))

describe('旺相休囚死', () => {
  // Wood, fire, earth, metal, water, as handbooks print the table.
  it.each([
    ['寅', '旺相死囚休'],
    ['卯', '旺相死囚休'],
    ['巳', '休旺相死囚'],
    ['午', '休旺相死囚'],
    ['未', '囚休旺相死'],
    ['丑', '囚休旺相死'],
    ['申', '死囚休旺相'],
    ['酉', '死囚休旺相'],
    ['亥', '相死囚休旺'],
    ['子', '相死囚休旺'],
  ] as const)('in the month %s', (month, states) => {
    expect(elements.map((element) => seasonOf(element, month)).join('')).toBe(states)
  })

  it('put earth first in a month of earth with three of its branches', () => {
    const { fractions } = elementBalance(parse('壬申 丁未 壬辰 丁未'))
    const ranked = elements.toSorted((a, b) => fractions[b] - fractions[a])
    expect(ranked.slice(0, 2)).toEqual(['earth', 'fire'])
    expect(elements.reduce((sum, one) => sum + fractions[one], 0)).toBeCloseTo(1, 3)
  })
})

describe('The strength of a day master', () => {
  it('names its state in the month and each root with its depth', () => {
    const { season, roots, rootList } = strengthOf(parse('壬申 丁未 壬辰 丁未'))
    expect(season).toBe('死')
    expect(rootList).toEqual([
      { pillar: 'year', branch: '申', depth: '中气' },
      { pillar: 'day', branch: '辰', depth: '余气' },
    ])
    expect(roots).toBe(2)
  })

  it('counts a stem less that no branch holds a root of', () => {
    const share = (text: string) => elementBalance(parse(text)).fractions.wood
    // 未 of the hour holds a root of 乙; 酉 and 子 hold none.
    expect(share('乙酉 戊子 庚子 癸未') - share('丁酉 戊子 庚子 癸未')).toBeGreaterThan(
      share('乙酉 戊子 庚子 己酉') - share('丁酉 戊子 庚子 己酉'),
    )
  })

  // 韦千里, 《千里命稿》 (1935); one school's judgement.
  it.each([
    ['癸未 甲子 丙戌 己亥', 'weak'],
    ['壬子 丙午 癸亥 戊午', 'weak'],
    ['己亥 乙亥 丙戌 壬辰', 'weak'],
  ] as const)('of %s is %s', (text, verdict) => {
    expect(strengthOf(parse(text)).verdict).toBe(verdict)
  })
})

describe('Favourable elements', () => {
  it('help a weak day master and drain a strong one, by 扶抑', () => {
    const weak = strengthOf(parse('壬申 丁未 壬辰 丁未'))
    expect(weak.views[0]).toMatchObject({ school: 'balance', favourable: ['metal', 'water'] })
    const strong = strengthOf(parse('癸亥 癸亥 壬子 壬寅'))
    expect(strong.verdict).toBe('strong')
    expect(strong.favourable.toSorted()).toEqual(['earth', 'fire', 'wood'])
  })

  it('take 印 away by 财 where it makes the day master strong, and do not feed it', () => {
    for (const [text, favourable] of [
      ['癸酉 庚申 壬申 庚子', ['fire', 'wood']],
      ['乙巳 戊子 甲子 甲子', ['earth', 'fire']],
    ] as const)
      expect(strengthOf(parse(text))).toMatchObject({ verdict: 'strong', favourable })
  })

  it('of a weak one are its own element first where 财 outweighs the rest, else 印', () => {
    for (const [text, favourable] of [
      ['甲子 癸酉 戊辰 壬子', ['earth', 'fire']],
      ['丙子 甲午 庚寅 癸未', ['earth', 'metal']],
      ['辛巳 庚子 己未 乙亥', ['fire', 'earth']],
    ] as const)
      expect(strengthOf(parse(text))).toMatchObject({ verdict: 'weak', favourable })
  })

  it('follow 通关 in a balanced chart at war, and name it beside 扶抑 in others', () => {
    const all = charts.map(strengthOf)
    const atWar = all.filter(({ views }) => views.some(({ school }) => school === 'mediation'))
    expect(atWar.length).toBeGreaterThan(5)
    for (const { verdict, views, favourable } of atWar) {
      const schools = views.map(({ school }) => school)
      expect(schools).toEqual(
        verdict === 'balanced' ? ['mediation', 'balance'] : ['balance', 'mediation'],
      )
      expect(favourable).toEqual(views[0]!.favourable)
      const { between, favourable: bridge } = views.find(({ school }) => school === 'mediation')!
      const [a, b] = between!
      expect(controls(a)).toBe(b)
      expect(bridge).toEqual([begets(a)])
      expect(begets(bridge[0]!)).toBe(b)
    }
  })

  it('of a balanced chart are never simply the scarcest two', () => {
    const balanced = charts.map(strengthOf).filter(({ verdict }) => verdict === 'balanced')
    expect(balanced.length).toBeGreaterThan(10)
    for (const { favourable } of balanced) expect(favourable).toHaveLength(1)
  })
})
