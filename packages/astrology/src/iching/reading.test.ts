import { describe, expect, test } from 'vitest'
import { bodyAndUse, bodyUseRelation, bodyUseVerdict } from './body-use.ts'
import { type Cast, castOf, type Line } from './cast.ts'
import { allMovingOf, judgementOf, lineOf, verdictOf } from './classic.ts'
import { hexagramNames, hexagramOf, linesOf, nuclearOf } from './hexagrams.ts'
import { passagesOf } from './reading-rule.ts'

const all = Array.from({ length: 64 }, (_, at) =>
  hexagramOf([...at.toString(2).padStart(6, '0')].map((line) => line === '1')),
)
const named = (name: string) => all.find((hexagram) => hexagram.name === name)!

/** A cast of a named hexagram in which these lines move. */
function cast(name: string, ...moving: number[]): Cast {
  const lines = linesOf(named(name)).map((yang, at): Line => {
    if (moving.includes(at + 1)) return yang ? 9 : 6
    return yang ? 7 : 8
  })
  return castOf(lines, { method: 'coins', seed: name })
}

describe('the classic', () => {
  test('has 64 judgements and 384 lines, no two lines of a place alike', () => {
    const judgements = all.map((hexagram) => judgementOf(hexagram).text)
    expect(judgements.every((text) => text.endsWith('。'))).toBe(true)
    const cited = all.flatMap((hexagram) =>
      [1, 2, 3, 4, 5, 6].map((line) => {
        const { title, text } = lineOf(hexagram, line)
        expect(text).toMatch(/^[^初上用]?[\p{Script=Han}，；。？]+。$/u)
        return `${hexagram.name} ${title} ${text}`
      }),
    )
    expect(new Set(cited).size).toBe(384)
    expect(all.map(allMovingOf).filter(Boolean)).toEqual([
      { title: '用六', text: '利永贞。' },
      { title: '用九', text: '见群龙无首，吉。' },
    ])
  })

  test.each([
    ['乾', 1, '初九', '潜龙勿用。'],
    ['坤', 6, '上六', '龙战于野，其血玄黄。'],
    ['复', 1, '初九', '不远复，无祗悔，元吉。'],
    ['明夷', 2, '六二', '明夷，夷于左股，用拯马壮，吉。'],
    ['渐', 6, '上九', '鸿渐于陆，其羽可用为仪，吉。'],
    ['未济', 6, '上九', '有孚于饮酒，无咎，濡其首，有孚失是。'],
  ])('%s line %i is %s', (name, line, title, text) => {
    expect(lineOf(named(name), line)).toEqual({ title, text })
  })

  test.each([
    ['复', 6, 'hard'],
    ['蒙', 3, 'hard'],
    ['节', 2, 'hard'],
    ['谦', 1, 'good'],
    ['复', 1, 'good'],
    ['泰', 6, 'mixed'],
    ['咸', 2, 'mixed'],
    ['乾', 6, 'mixed'],
    ['随', 4, 'mixed'],
    ['损', 2, 'mixed'],
    ['未济', 3, 'mixed'],
    ['渐', 3, 'hard'],
    ['明夷', 5, 'mixed'],
    ['随', 6, 'mixed'],
    ['大畜', 3, 'good'],
    ['谦', 4, 'good'],
  ])('%s line %i is %s', (name, line, verdict) => {
    expect(verdictOf(lineOf(named(name), line))).toBe(verdict)
  })

  test.each([
    ['谦', 'good'],
    ['屯', 'mixed'],
    ['归妹', 'hard'],
  ])('the judgement of %s is %s', (name, verdict) => {
    expect(verdictOf(judgementOf(named(name)))).toBe(verdict)
  })
})

describe('what is read, after 易学启蒙', () => {
  const read = (of: Cast) =>
    passagesOf(of).map(
      ({ hexagram, title, chief }) => `${hexagram.name} ${title}${chief ? ' *' : ''}`,
    )
  test.each([
    [cast('乾'), ['乾 卦辞 *']],
    [cast('复', 6), ['复 上六 *']],
    [cast('屯', 2, 5), ['屯 六二', '屯 九五 *']],
    [cast('乾', 1, 2, 3), ['乾 卦辞 *', '否 卦辞']],
    [cast('乾', 1, 2, 3, 4), ['观 九五 *', '观 上九']],
    [cast('乾', 1, 2, 3, 4, 5), ['剥 上九 *']],
    [cast('乾', 1, 2, 3, 4, 5, 6), ['乾 用九 *']],
    [cast('坤', 1, 2, 3, 4, 5, 6), ['坤 用六 *']],
    [cast('泰', 1, 2, 3, 4, 5, 6), ['否 卦辞 *']],
  ])('%#', (of, expected) => {
    expect(read(of)).toEqual(expected)
  })
})

describe('体用 and 互卦, as 《梅花易数》 works its examples', () => {
  test('plum blossoms: 革, the first line moves', () => {
    const of = cast('革', 1)
    expect(of.resulting?.name).toBe('咸')
    expect(nuclearOf(of.hexagram)).toMatchObject({ upper: '乾', lower: '巽' })
    expect(bodyAndUse(of)).toEqual({
      body: '兑',
      use: '离',
      relation: 'useControlsBody',
      after: { use: '艮', relation: 'useFeedsBody' },
      assumed: false,
    })
  })

  test('peonies: 姤, the fifth line moves', () => {
    const of = cast('姤', 5)
    expect(of.resulting?.name).toBe('鼎')
    expect(nuclearOf(of.hexagram).name).toBe('乾')
    expect(bodyAndUse(of)).toMatchObject({ body: '巽', use: '乾', relation: 'useControlsBody' })
  })

  test('lines in both halves, or none, leave the inner half as the body', () => {
    expect(bodyAndUse(cast('屯', 2, 5))).toMatchObject({ body: '震', use: '坎', assumed: true })
    expect(bodyAndUse(cast('屯'))).toMatchObject({ body: '震', after: null, assumed: true })
  })

  test('the five relations', () => {
    expect(bodyUseRelation('离', '震')).toBe('useFeedsBody')
    expect(bodyUseRelation('乾', '兑')).toBe('same')
    expect(bodyUseRelation('坎', '离')).toBe('bodyControlsUse')
    expect(bodyUseRelation('坎', '巽')).toBe('bodyFeedsUse')
    expect(bodyUseRelation('坤', '震')).toBe('useControlsBody')
  })

  test.each([
    ['useFeedsBody', 'good'],
    ['same', 'good'],
    ['bodyControlsUse', 'good'],
    ['bodyFeedsUse', 'hard'],
    ['useControlsBody', 'hard'],
  ] as const)('%s is %s, and mixed where it turns', (relation, verdict) => {
    const turned = (to: typeof relation) =>
      ({ relation, after: { use: '乾', relation: to } }) as const
    expect(bodyUseVerdict({ relation, after: null })).toBe(verdict)
    expect(bodyUseVerdict(turned('same'))).toBe(verdict === 'good' ? 'good' : 'mixed')
    expect(bodyUseVerdict(turned('bodyFeedsUse'))).toBe(verdict === 'good' ? 'mixed' : 'hard')
  })

  test('nuclear hexagrams are of sixteen, and 既济 and 未济 hold each other', () => {
    expect(new Set(all.map((hexagram) => nuclearOf(hexagram).name)).size).toBe(16)
    expect(nuclearOf(named('既济')).name).toBe('未济')
    expect(hexagramNames[nuclearOf(named('未济')).number - 1]).toBe('既济')
  })
})
