import { languages } from '@lumen/contracts/languages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitWords } from './words.ts'

test('parts joined give the text again, in every language', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...languages),
      (text, language) => {
        expect(splitWords(text, language).join('')).toBe(text)
      },
    ),
  )
})

test('marks and spaces stay with the word before them', () => {
  expect(splitWords('Well, hello there!', 'en')).toEqual(['Well, ', 'hello ', 'there!'])
  expect(splitWords('今天，下雨。', 'zh')).toEqual(['今天，', '下雨。'])
  expect(splitWords('', 'en')).toEqual([])
})
