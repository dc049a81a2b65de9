import { expect, it } from 'vitest'
import { fold, foldCase } from './fold.ts'

it.each([
  ['ＡＢＣ ﬁn', 'abc fin'],
  ['Crème BRÛLÉE', 'creme brulee'],
  ['Straße STRASSE', 'strasse strasse'],
  ['Ẽs ção ñ', 'es cao n'],
  ['한국어', '한국어'],
  ['ﾊﾞｽ ﾊﾟｽ ﾊｽ', 'バス パス ハス'],
  ['か\u3099', 'が'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})

it('keeps accents where only width and case are to go', () => {
  expect(foldCase('ＣＡＦÉ')).toBe('café')
})
