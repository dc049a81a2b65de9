import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitWords } from './words.ts'

it('keeps punctuation and spaces with the word before', () => {
  expect(splitWords('Hello, dear friend! 💎', 'en')).toEqual(['Hello, ', 'dear ', 'friend! 💎'])
})

it('cuts languages without spaces', () => {
  const pieces = splitWords('今天天气真好，我们出去走走吧。', 'zh')
  expect(pieces.length).toBeGreaterThan(4)
  expect(pieces.join('')).toBe('今天天气真好，我们出去走走吧。')
  expect(pieces.filter((piece) => /^[，。]/.test(piece))).toEqual([])
})

it('loses nothing and breaks no pair of surrogates', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      const pieces = splitWords(text, 'en')
      expect(pieces.join('')).toBe(text)
      for (const piece of pieces) expect(piece).not.toMatch(/\p{Cs}/u)
    }),
  )
})
