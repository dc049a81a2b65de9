import { languages } from '@lumen/contracts/languages'
import { openRoom } from '@lumen/content/open-room'
import { expect, test } from 'vitest'
import { exampleRoom } from './content.ts'
import { guessFeeling, readFeeling } from './feeling.ts'

const examplesOf = openRoom(exampleRoom)
const examples = languages.flatMap((language) =>
  Object.entries(examplesOf(language)['examples/feelings']).flatMap(([emotion, sentences]) =>
    sentences.map((sentence) => ({ language, sentence, emotion })),
  ),
)

test.each(examples)('$language $sentence: $emotion', ({ language, sentence, emotion }) => {
  expect(readFeeling(sentence, language).emotion).toBe(emotion)
})

test.each([
  ['我外婆做的葱油面特别好吃，她去年走了', 'zh'],
  ['my dad taught me to cook, he passed three weeks ago', 'en'],
  ['wir haben uns gestern getrennt', 'de'],
] as const)('%s tells of a loss', (text, language) => {
  expect(readFeeling(text, language).emotion).toBe('sadness')
})

test('a feeling has a finer name, a strength and a side', () => {
  const lonely = readFeeling('I feel so lonely!', 'en')
  expect(lonely).toMatchObject({ label: 'lonely', emotion: 'sadness', denied: false })
  expect(lonely.intensity).toBeGreaterThan(readFeeling('I feel lonely', 'en').intensity)
  expect(lonely.valence).toBe(-lonely.intensity)
  expect(readFeeling('I am so proud', 'en').valence).toBeGreaterThan(0)
})

test('what is unsure is guessed and not read', () => {
  const guess = guessFeeling('je vais acheter des légumes', 'fr')
  expect(guess.confidence).toBeLessThan(0.7)
  expect(readFeeling('je vais acheter des légumes', 'fr').label).toBe('neutral')
})

test('特别 ends in a word that denies and denies nothing', () => {
  expect(readFeeling('上个月我们一家人去大理旅行，特别开心。', 'zh').label).toBe('joy')
  expect(readFeeling('我特别难过', 'zh')).toMatchObject({ emotion: 'sadness', denied: false })
  expect(readFeeling('也不是特别开心', 'zh')).toMatchObject({ label: 'neutral', denied: true })
  expect(readFeeling('别难过', 'zh')).toMatchObject({ label: 'neutral', denied: true })
})

test('what is denied is no feeling, and emoji show one', () => {
  expect(readFeeling('I am not sad at all', 'en')).toMatchObject({ label: 'neutral', denied: true })
  expect(readFeeling('슬프지 않아', 'ko')).toMatchObject({ label: 'neutral', denied: true })
  expect(readFeeling('看 😭', 'zh').emotion).toBe('sadness')
})

test.each([
  ['de', 'ich wurde befördert, aber ich freue mich gar nicht'],
  ['ja', '昇進したけど全然うれしくない'],
  ['pt', 'fui promovido mas não estou nada feliz'],
] as const)('%s: %s tells of no pride', (language, text) => {
  expect(readFeeling(text, language)).toMatchObject({ emotion: 'sadness', joyless: true })
})

test('a joy that is told after one denied is told', () => {
  expect(readFeeling('ich bin nicht stolz, aber ich freue mich', 'de')).toMatchObject({
    emotion: 'joy',
    joyless: false,
  })
  expect(readFeeling('手术很成功，不害怕了', 'zh').joyless).toBe(false)
})

test('who laughs at what is not theirs is not hurt by it', () => {
  expect(readFeeling('lol that is so sad', 'en').emotion).not.toBe('sadness')
  expect(readFeeling('lol i am so sad', 'en').emotion).toBe('sadness')
})

test.each(['', ' ', '\u0000\u0007', '....', 'x'.repeat(200_000), '不'.repeat(50_000), '\ud800'])(
  'any text has a feeling, bounded in what it costs',
  (text) => {
    for (const language of languages)
      expect(readFeeling(text, language).intensity).toBeLessThanOrEqual(1)
  },
)
