import type { Language } from '@lumen/contracts/languages'
import { expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { forgottenWords } from './forgotten-words.ts'

const told = (slot: string, said: string, language: Language = 'en'): Candidate => ({
  type: 'fact',
  scope: 'user',
  slot,
  value: said.toLowerCase(),
  said,
  content: `So: ${said}`,
  importance: 5,
  emotionalWeight: 0,
  contextTags: [],
  confidence: 1,
  day: null,
  language,
})

it.each([
  ['name', 'Priya', ['priya']],
  ['name', 'Priya Sharma', ['priya sharma', 'priya', 'sharma']],
  ['name', 'Will', ['=Will']],
  ['person:sister:anna', 'Anna', ['anna']],
  ['city', 'New York', ['new york']],
  ['city', 'Zürich', ['zurich']],
  ['petName:cat', '年糕', ['年糕']],
  ['name', '林晓梅', ['林晓梅', '晓梅']],
  ['name', '김민지', ['김민지', '민지']],
] as const)('names are hidden everywhere: %s %s', (slot, said, names) => {
  expect(forgottenWords([told(slot, said)])).toEqual({ names: [...names], echoes: [] })
})

it.each([
  ['job', 'nurse', ['nurse']],
  ['taste:hik', 'hiking', ['hiking']],
  ['allergy:peanut', 'peanuts', ['peanuts']],
  ['job', '程序员', ['程序员']],
  ['petName:cat', '咪', ['咪']],
] as const)('common words are hidden in what the companion says: %s %s', (slot, said, echoes) => {
  expect(forgottenWords([told(slot, said)])).toEqual({ names: [], echoes: [...echoes] })
})

it('a whole clause is no word, and nothing told has none', () => {
  const said = 'my brother broke his arm in the snow'
  expect(forgottenWords([told('event:x', said)])).toEqual({ names: [], echoes: [] })
  expect(forgottenWords([])).toEqual({ names: [], echoes: [] })
})

it('what was read before has stems in place of words', () => {
  const { said: _said, ...earlier } = told('name', 'Priya')
  expect(forgottenWords([earlier]).names).toEqual(['priya'])
})
