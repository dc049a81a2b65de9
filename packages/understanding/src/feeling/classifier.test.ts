import { expect, test } from 'vitest'
import { type Language, languages } from '@lumen/contracts/languages'
import { createClassifier } from './classifier.ts'
import { rows } from './features.ts'
import { emotions } from './feelings.ts'
import { loadWeights } from './load-weights.ts'
import { readCues, readFeatures } from './open-readers.ts'

const classify = createClassifier(loadWeights(), readFeatures)

test.each([
  ['今天太开心了，拿到了想要的礼物，哈哈', 'zh', 'joy'],
  ['我好难过，一直在哭，心碎了', 'zh', 'sadness'],
  ['气死我了，凭什么这样对我', 'zh', 'anger'],
  ['我好害怕，吓得不敢睡', 'zh', 'fear'],
  ['I am so happy, thank you, this is wonderful', 'en', 'joy'],
  ['I miss her so much, I have been crying all day', 'en', 'sadness'],
  ['that is disgusting, it makes me sick', 'en', 'disgust'],
  ['ich habe solche Angst vor morgen', 'de', 'fear'],
  ['estoy muy feliz, gracias por todo', 'es', 'joy'],
  ['너무 슬퍼서 눈물이 나 ㅠㅠ', 'ko', 'sadness'],
  ["j'ai tellement peur, je suis terrifié", 'fr', 'fear'],
  ['que saudade, estou muito triste e sozinha', 'pt', 'sadness'],
  ['嬉しい！本当にありがとう、最高', 'ja', 'joy'],
] as const)('%s is %s %s', (text, language, label) => {
  const guess = classify(text, language, 'talk')
  expect(guess.label).toBe(label)
  expect(guess.confidence).toBeGreaterThan(1 / emotions.length)
  expect(guess.confidence).toBeLessThanOrEqual(1)
})

test.each([
  '',
  ' ',
  '\u0000\u0007',
  '....',
  'x'.repeat(200_000),
  '哈'.repeat(50_000),
  '😀'.repeat(9_000),
  '\ud800',
])('any text has a label, bounded in what it costs', (text) => {
  for (const language of languages)
    expect(emotions).toContain(classify(text, language, 'talk').label)
  expect(readFeatures(text, 'zh', 'talk').rows.length).toBeLessThan(10_000)
})

test('features lie within the rows, whatever the spelling of accents and width', () => {
  const { rows: found, values } = readFeatures('Ich FREUE mich, ｓｏ sehr!', 'de', 'talk')
  expect(found.every((row) => Number.isInteger(row) && row >= 0 && row < rows)).toBe(true)
  expect(values.length).toBe(found.length)
  expect(readFeatures('déçu', 'fr', 'talk')).toEqual(readFeatures('décu', 'fr', 'talk'))
})

const silent = {
  scale: 1,
  bias: emotions.map((emotion) => (emotion === 'neutral' ? 1 : 0)),
  neverNeutral: ['es'],
  bytes: new Int8Array(rows * emotions.length),
}
test('a language whose rows were never neutral is not guessed to be', () => {
  const classify = createClassifier(silent, readFeatures)
  expect(classify('hello', 'en', 'public').label).toBe('neutral')
  expect(classify('hello', 'es', 'public').label).not.toBe('neutral')
})

const namesIn = (text: string, language: Language) =>
  readCues(text, language, 'talk').map(({ name }) => name)

test.each([
  ['气死我了', 'zh', 'anger'],
  ['もう最悪だ', 'ja', 'anger'],
  ['진짜 무서워', 'ko', 'fear'],
  ['Stay calm? I am TERRIFIED', 'en', 'fear'],
  ['Ça me dégoûte', 'fr', 'disgust'],
  ['Das ist widerlich.', 'de', 'disgust'],
  ['¡Qué sorpresa!', 'es', 'surprise'],
  ['que saudade', 'pt', 'sadness'],
] as const)('%s holds a cue of %s: %s', (text, language, name) => {
  expect(namesIn(text, language)).toContain(name)
})

test('a short word is looked for whole, a longer one with its ending', () => {
  expect(namesIn('I am sadly late', 'en')).toContain('sadness')
  expect(namesIn('the saddle is old', 'en')).not.toContain('sadness')
  expect(namesIn('they were laughing', 'en')).toContain('joy')
})

test('what is denied is no feeling, and emoji show one', () => {
  expect(namesIn('I do not feel sad', 'en')).toContain('denied')
  expect(namesIn('看 😭', 'zh')).toContain('emoji:sadness')
  expect(readCues('', 'fr', 'public')).toEqual([{ name: 'felt:neutral', strength: 1 }])
})

test('two words of a kind weigh more than one', () => {
  const joyOf = (text: string) =>
    readCues(text, 'de', 'talk').find(({ name }) => name === 'joy')?.strength
  expect(joyOf('toll')).toBe(1)
  expect(joyOf('toll, super')).toBe(1.5)
  expect(joyOf('toll, super, klasse, spitze')).toBe(2)
})
