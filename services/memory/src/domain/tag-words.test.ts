import { expect, it } from 'vitest'
import { textsOf } from '../texts.ts'
import { tagWords } from './tag-words.ts'

it('names what the rules found in the language of the talk', () => {
  expect(tagWords(['marriage', '妹妹'], textsOf('zh').tags)).toEqual(['婚事', '妹妹'])
  expect(tagWords(['city'], textsOf('de').tags)).toEqual(['Wohnort'])
})

it('says nothing that the type of the memory says', () => {
  expect(tagWords(['plan'], textsOf('zh').tags)).toEqual([])
  expect(tagWords(['personName', '好朋友'], textsOf('zh').tags)).toEqual(['好朋友'])
})

it('calls relations by themselves, and keeps what a model or the owner wrote', () => {
  expect(tagWords(['pet', 'dein Hund'], textsOf('de').tags)).toEqual(['Haustier', 'Hund'])
  expect(tagWords(['sommeil', 'toString', 'ta sœur'], textsOf('fr').tags)).toEqual([
    'sommeil',
    'toString',
    'sœur',
  ])
  expect(tagWords(['tuba', 'tuba'], textsOf('es').tags)).toEqual(['tuba'])
})
