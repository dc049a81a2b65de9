import { expect, test } from 'vitest'
import { checkRuleCount } from './rule-count.ts'

const german = { language: 'de', value: { asks: ['wer', 'was'], types: { name: ['heiße'] } } }

test('a language may have as many rules as the limit says', () => {
  expect(checkRuleCount([german], 3)).toEqual([])
})

test('one more is named with its language, all files of it together', () => {
  const more = { language: 'de', value: { owner: 'mein', others: '' } }
  const [fault, ...others] = checkRuleCount([german, more, { language: 'fr', value: ['qui'] }], 3)
  expect(fault).toMatch(/^content\/de\/understanding:1: 4 phrases .* at most 3/)
  expect(others).toEqual([])
})
