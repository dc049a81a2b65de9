import { expect, it } from 'vitest'
import { isStopWord, stemmingLanguage } from './stop-words.ts'

it('tells Latin languages by their small words', () => {
  expect(stemmingLanguage(['ich', 'habe', 'ein', 'buch'], 'en')).toBe('de')
  expect(stemmingLanguage(['caroline'], 'fr')).toBe('fr')
  expect(stemmingLanguage(['caroline'], 'zh')).toBe('en')
})

it('knows which words say nothing, by language', () => {
  expect(isStopWord('die', 'de')).toBe(true)
  expect(isStopWord('die', 'en')).toBe(false)
})
