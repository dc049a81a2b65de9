import { expect, it } from 'vitest'
import { tagWords } from './tag-words.ts'

it('names what the rules found in the language of the talk', () => {
  expect(tagWords(['marriage', '妹妹'], 'zh')).toEqual(['婚事', '妹妹'])
  expect(tagWords(['city'], 'de')).toEqual(['Wohnort'])
})

it('says nothing that the type of the memory says', () => {
  expect(tagWords(['plan'], 'zh')).toEqual([])
  expect(tagWords(['personName', '好朋友'], 'zh')).toEqual(['好朋友'])
})

it('calls relations by themselves, and keeps what a model or the owner wrote', () => {
  expect(tagWords(['pet', 'dein Hund'], 'de')).toEqual(['Haustier', 'Hund'])
  expect(tagWords(['sommeil', 'toString', 'ta sœur'], 'fr')).toEqual([
    'sommeil',
    'toString',
    'sœur',
  ])
  expect(tagWords(['tuba', 'tuba'], 'es')).toEqual(['tuba'])
})
