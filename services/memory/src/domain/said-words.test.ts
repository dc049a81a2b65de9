import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf, holdsAll, readPieces } from './said-words.ts'

const holds = (text: string, words: string, language: Parameters<typeof holdsAll>[2] = 'en') =>
  holdsAll(text, readPieces(words), language)

describe('what was said', () => {
  it.each([
    ['My cats are asleep.', 'cat', 'en'],
    ['Die Katzen schlafen.', 'katze', 'de'],
    ['Das Café war groß', 'cafe gross', 'de'],
    ['我昨天去了北京大学', '北京', 'zh'],
    ['我养了一只猫', '猫', 'zh'],
    ['고양이를 키워요', '고양이', 'ko'],
    ['猫が好きです', '猫が', 'ja'],
    ['I bought peanuts', 'pean', 'en'],
    ['Wie und wann', 'und', 'de'],
    ['ＡＢＣ iPhone手机', 'abc iphone手机', 'zh'],
  ] as const)('“%s” holds “%s”', (text, words, language) => {
    expect(holds(text, words, language)).toBe(true)
  })

  it.each([
    ['My cats are asleep.', 'cat dog'],
    ['我昨天去了北京大学', '上海'],
    ['Wie wann', 'und'],
  ])('“%s” does not hold “%s”', (text, words) => {
    expect(holds(text, words)).toBe(false)
  })
})

describe('an excerpt', () => {
  it('marks the words as they are written', () => {
    const { excerpt, marks } = excerptOf('Das Café an der Straße', readPieces('cafe strasse'), 140)
    expect(excerpt).toBe('Das Café an der Straße')
    expect(marks.map(({ from, to }) => excerpt.slice(from, to))).toEqual(['Café', 'Straße'])
  })

  it('stands around the first of them, and parts no character', () => {
    const text = `${'💎'.repeat(100)} cat ${'💎'.repeat(100)}`
    const { excerpt, marks } = excerptOf(text, readPieces('cat'), 60)
    expect(excerpt).toMatch(/^…💎+ cat 💎+…$/u)
    expect(excerpt.isWellFormed()).toBe(true)
    expect(marks.map(({ from, to }) => excerpt.slice(from, to))).toEqual(['cat'])
  })

  it('marks what is in it, whatever is written and looked for', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
        fc.integer({ min: 10, max: 60 }),
        (text, words, length) => {
          const { excerpt, marks } = excerptOf(text, readPieces(words), length)
          let last = 0
          for (const { from, to } of marks) {
            expect(from).toBeGreaterThanOrEqual(last)
            expect(to).toBeGreaterThan(from)
            expect(to).toBeLessThanOrEqual(excerpt.length)
            last = to
          }
        },
      ),
    )
  })
})
