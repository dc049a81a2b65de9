import { languages } from '@lumen/contracts/languages'
import { analyser } from '@lumen/language/analyser'
import { describe, expect, it } from 'vitest'
import stored from '../fixtures/tokens.json' with { type: 'json' }
import { tokensOf } from './mask.ts'
import { readTokens } from './tokens.ts'

const words = (text: string, language: Parameters<typeof readTokens>[1] = 'en') =>
  readTokens(text, language)
    .filter(({ kind }) => kind === 'word')
    .map(({ text: token }) => token)
const all = (text: string) => readTokens(text, 'zh').map(({ text: token }) => token)

describe('tokens', () => {
  it('reads Chinese as characters, pairs and longer words, and parts Latin from them', () => {
    expect(all('Bart在北京吃巧克力')).toEqual(
      expect.arrayContaining(['bart', '北', '京', '北京', '京吃', '巧克力']),
    )
    expect(all('我的')).toEqual([])
  })

  it('finds inflected forms of a word under one', () => {
    expect(words('She baked cakes yesterday')).toEqual(
      expect.arrayContaining(words('baking a cake')),
    )
    expect(words('We went hiking')).toEqual(expect.arrayContaining(words('go hike')))
  })

  it('folds case, width and accents, keeps numbers whole', () => {
    expect(words('ＣＡＦÉ Zürich 3.5')).toEqual(['cafe', 'zurich', '3.5'])
    expect(words('1,250,000 or 4,000')).toEqual(['1250000', '4000'])
  })

  it('takes particles off Korean words', () => {
    expect(words('고양이는 고양이를', 'ko')).toEqual(['고양이', '고양이'])
  })

  it('knows what words stand for', () => {
    const concepts = (text: string) =>
      readTokens(text, 'en').flatMap(({ kind, text: token }) => (kind === 'concept' ? [token] : []))
    expect(concepts('I was nervous')).toEqual(concepts('我很紧张'))
    expect(concepts('the zeitgeist')).toEqual([])
  })

  it('bears anything', () => {
    for (const text of ['', ' ', '\u0000\ud800', '😀👩‍👩‍👧', "'’'", '一'.repeat(5_000)])
      expect(() => readTokens(text, 'zh')).not.toThrow()
  })

  it('finds longer words beside their pairs, unless pairs are enough', () => {
    const words = (segmented: boolean) =>
      readTokens('私はヨーロッパ', 'ja', { segmented }).flatMap(({ text, kind }) =>
        kind === 'word' ? [text] : [],
      )
    expect(words(true)).toEqual(['ヨーロッパ'])
    expect(words(false)).toEqual([])
  })

  it('stems by the language that is certain', () => {
    const stem = (certain: boolean) => readTokens('the examen', 'es', { certain })[0]?.text
    expect(stem(true)).not.toBe(stem(false))
  })
})

describe('tokens of analyser 1, whose hashes are stored', () => {
  it.each(languages)('are what they were: %s', (language) => {
    expect(analyser.version).toBe(1)
    for (const { text, tokens, names } of stored[language]) {
      const read = readTokens(text, language).map((token) => token.text)
      expect(read.join(' ')).toBe(tokens)
      expect(tokensOf(text).join(' | ')).toBe(names)
    }
  })
})
