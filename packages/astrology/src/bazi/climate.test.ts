import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { climateOf, climateStems } from './climate.ts'
import { type Branch, branches, parsePillar, type Stem, stems } from './stems-branches.ts'

const { cells } = JSON.parse(
  readFileSync(new URL('../../fixtures/climate-cells.json', import.meta.url), 'utf8'),
) as { cells: Record<string, { says: string; second: string }> }

const ours = stems.flatMap((day) =>
  branches.map((month) => ({ cell: day + month, stems: climateStems(day, month).join('') })),
)

describe('The 120 cells of 《穷通宝鉴》', () => {
  it('are all there', () => {
    expect(ours.map(({ cell }) => cell).toSorted()).toEqual(Object.keys(cells).toSorted())
  })

  it.each(ours)('has in $cell what the book says there: $stems', ({ cell, stems: asked }) => {
    expect(asked).not.toBe('')
    for (const stem of asked) expect(cells[cell]!.says).toContain(stem)
  })

  it('agree with a second list: 100 whole, and all but two in the stem that is asked for first', () => {
    const differ = ours.filter(({ cell, stems: asked }) => asked !== cells[cell]!.second)
    expect(differ).toHaveLength(20)
    const first = differ.filter(({ cell, stems: asked }) => asked[0] !== cells[cell]!.second[0])
    expect(first.map(({ cell }) => cell).toSorted()).toEqual(['丁午', '丙亥'])
  })
})

describe('What a chart has of it', () => {
  const of = (text: string) => {
    const [year, month, day, hour = null] = text.split(' ').map(parsePillar)
    return climateOf({ year: year!, month: month!, day: day!, hour: hour ?? null })
  }

  it('shows, is hidden or is absent', () => {
    // 甲 in 午 asks for 癸, 丁, 庚.
    expect(of('癸丑 戊午 甲寅 庚午')).toEqual([
      { stem: '癸', presence: 'shown', pillars: ['year'] },
      { stem: '丁', presence: 'hidden', pillars: ['month', 'hour'] },
      { stem: '庚', presence: 'shown', pillars: ['hour'] },
    ])
    expect(of('戊寅 戊午 甲寅')[0]).toEqual({ stem: '癸', presence: 'absent', pillars: [] })
  })

  it('does not take the day master for one that shows', () => {
    // 庚 in 卯 asks for 庚 to split the wood.
    const asked: Stem = '庚'
    const month: Branch = '卯'
    expect(climateStems(asked, month)).toContain('庚')
    expect(of('丁未 癸卯 庚寅 丙子').at(-1)).toEqual({
      stem: '庚',
      presence: 'absent',
      pillars: [],
    })
  })
})
