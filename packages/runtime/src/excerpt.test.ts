import { expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'

it('keeps short texts, on one line', () => {
  expect(excerpt(' a\n\nb ', 10)).toBe('a b')
})

it('cuts long texts between characters', () => {
  expect(excerpt('💎'.repeat(5), 3)).toBe('💎💎💎…')
  expect(excerpt('x'.repeat(5_000), 80)).toBe(`${'x'.repeat(80)}…`)
  expect(excerpt('one two three', 4)).toBe('one…')
})
