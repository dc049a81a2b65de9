import { expect, it } from 'vitest'
import { stemWord } from './stem.ts'

it.each([
  ['en', 'happiness', 'happy'],
  ['en', 'went', 'going'],
  ['de', 'schwestern', 'schwester'],
  ['es', 'trabajaba', 'trabajar'],
  ['fr', 'maisons', 'maison'],
  ['pt', 'gatos', 'gato'],
  ['ko', '고양이는', '고양이를'],
] as const)('%s: %s is a form of what %s is a form of', (language, one, other) => {
  expect(stemWord(one, language)).toBe(stemWord(other, language))
})

it('leaves something of every word', () => {
  expect(stemWord('ir', 'es')).toBe('ir')
  expect(stemWord('나는', 'ko')).toBe('나는')
})
