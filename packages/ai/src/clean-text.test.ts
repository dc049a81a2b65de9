import { expect, test } from 'vitest'
import { cleanText, createTextCleaner } from './clean-text.ts'

test('control characters go, newline and tab stay', () => {
  expect(cleanText('a\u0000b\u001b[31mc\r\n\td\u007f\u0085e')).toBe('ab[31mc\n\tde')
})

test('emoji, marks and right-to-left text are untouched', () => {
  const text = '👨‍👩‍👧 e\u0301 مرحبا\u200f 𠮷'
  expect(cleanText(text)).toBe(text)
})

test('unpaired surrogates go', () => {
  expect(cleanText('a\ud83db\ude00c')).toBe('abc')
})

test('a pair split between two pieces is put together', () => {
  const cleaner = createTextCleaner()
  expect(cleaner.push('a\ud83d')).toBe('a')
  expect(cleaner.push('\ude00b')).toBe('😀b')
  expect(cleaner.push('\ud83d')).toBe('')
  expect(cleaner.push('c')).toBe('c')
})
