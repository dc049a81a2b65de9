import { expect, test } from 'vitest'
import { splitText } from './split-text.ts'

test('a text is cut after sentences, else clauses, else words', () => {
  expect(splitText('One two. Three four? Five six!', 22)).toEqual([
    'One two. Three four?',
    'Five six!',
  ])
  expect(splitText('今天很好。明天，也许下雨', 8)).toEqual(['今天很好。', '明天，也许下雨'])
  expect(splitText('alpha beta gamma delta', 12)).toEqual(['alpha beta', 'gamma delta'])
})

test('what has no place to cut is cut anyway, but never inside a character', () => {
  expect(splitText('🙂'.repeat(5), 3)).toEqual(['🙂', '🙂', '🙂', '🙂', '🙂'])
  const pieces = splitText('字'.repeat(5_001), 2_000)
  expect(pieces.map(({ length }) => length)).toEqual([2_000, 2_000, 1_001])
})

test('nothing is in no piece', () => {
  expect(splitText('  \n ', 10)).toEqual([])
  const text = 'a b. '.repeat(999)
  expect(splitText(text, 100).join(' ')).toBe(text.trim())
})
