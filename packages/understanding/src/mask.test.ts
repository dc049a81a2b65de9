import fc from 'fast-check'
import { analyser } from '@lumen/language/analyser'
import { describe, expect, it } from 'vitest'
import { asWritten, gap, hasWords, maskText, tokenLength, tokensOf, type Hidden } from './mask.ts'

const hiding = (...values: string[]): Hidden => {
  const tokens = new Set(
    values.flatMap((value) => (value.startsWith('=') ? [value] : tokensOf(value))),
  )
  return {
    spans: [],
    tokens: [
      {
        analyser,
        longest: Math.max(0, ...[...tokens].map(tokenLength)),
        isHidden: (token) => tokens.has(token),
      },
    ],
  }
}

describe('tokens', () => {
  it.each([
    ['in the middle', 'Priya', 'Hi Priya, how are you?', 'Hi …, how are you?'],
    ['whatever its case, width and accents', 'Zoé', 'ZOE! ｚｏｅ', '…! …'],
    [
      'with an apostrophe or a genitive',
      'Anna',
      'Anna’s hat, Annas Hut, d’Anna',
      '…’s hat, … Hut, d’…',
    ],
    ['not inside other words', 'Ana', 'banana Ana', 'banana …'],
    [
      'of several words together only',
      'New York',
      'A new day in new york. York',
      'A new day in …. York',
    ],
    ['in Chinese text', '年糕', '年糕呀，橘猫年糕又拆家了', '…呀，橘猫…又拆家了'],
    ['in Japanese text', 'ミミ', 'うちのﾐﾐは元気', 'うちの…は元気'],
    ['in Korean text', '나비', '나비가 잔다', '…가 잔다'],
    ['in spite of invisible characters', '年糕', '年\u200b糕 Pri', '… Pri'],
  ])('are hidden %s', (_name, value, text, masked) => {
    expect(maskText(text, hiding(value))).toBe(masked)
  })

  it('may depend on the capital', () => {
    expect(maskText('Will will', hiding(asWritten('Will')))).toBe('… will')
  })
})

describe('spans', () => {
  const spans = (...pairs: [number, number][]): Hidden => ({
    ...hiding(),
    spans: pairs.map(([start, end]) => ({ start, end })),
  })
  it('leave the rest of the sentence', () => {
    expect(maskText("I'm Priya and I bake bread", spans([0, 9]))).toBe('… and I bake bread')
  })
  it('are joined, cut to the text and to whole characters', () => {
    expect(maskText('abcdef', spans([0, 2], [3, 5]), { start: 1, end: 4 })).toBe('…c…')
    expect(maskText('abcdef', spans([0, 1], [5, 6]), { start: 1, end: 5 })).toBe('bcde')
    expect(maskText('abcdef', spans([1, 3], [2, 4], [4, 5]))).toBe('a…f')
    expect(maskText('abc', spans([-5, 1], [2, 99], [2, 1], [7, 9]))).toBe('…b…')
    expect(maskText('a😀b', spans([2, 3]))).toBe('a…b')
  })
})

const value = fc.constantFrom('Priya', '年糕', 'New York', 'Zoé', '나비', 'ミミ')
const filler = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('new ', '年', ' york', '\u200b', '…', 'priya', '糕', '\ud800'),
)

describe('any text', () => {
  it('never throws, never says a hidden token, and is stable', () => {
    fc.assert(
      fc.property(value, fc.array(fc.oneof(value, filler)), (hidden, pieces) => {
        const masked = maskText(pieces.join(' '), hiding(hidden))
        expect(tokensOf(masked).join('|')).not.toBe(tokensOf(hidden).join('|'))
        expect(` ${masked.toLowerCase()} `).not.toContain(` ${hidden.toLowerCase()} `)
        expect(maskText(masked, hiding(hidden))).toBe(masked)
      }),
    )
  })

  it('keeps everything outside of what is hidden, in its order', () => {
    fc.assert(
      fc.property(filler, filler, value, (before, after, hidden) => {
        const text = `${before} ${hidden} ${after}`
        const start = before.length + 1
        const span = { start, end: start + hidden.length }
        expect(maskText(text, { ...hiding(), spans: [span] })).toBe(`${before} ${gap} ${after}`)
        expect(maskText(text, hiding())).toBe(text)
      }),
    )
  })

  it('takes any span', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.tuple(fc.double(), fc.double())), (text, pairs) => {
        const spans = pairs.map(([start, end]) => ({ start, end }))
        expect(typeof maskText(text, { ...hiding(), spans })).toBe('string')
      }),
    )
  })
})

it('knows whether anything is left to say', () => {
  expect([hasWords('…。'), hasWords('…，3')]).toEqual([false, true])
})
