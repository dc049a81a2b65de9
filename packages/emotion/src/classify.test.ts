import { expect, test } from 'vitest'
import { languages } from '@lumen/contracts/languages'
import { createClassifier, loadClassifier } from './classify.ts'
import { featuresOf, rows } from './features.ts'
import { emotions } from './labels.ts'
import { lexiconOf } from './lexicon.ts'

const classify = loadClassifier()

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
  const guess = classify(text, language)
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
  for (const language of languages) expect(emotions).toContain(classify(text, language).label)
  expect(featuresOf(text, 'zh').length).toBeLessThan(20_000)
})

test('features lie within the rows, whatever the spelling of accents and width', () => {
  const features = featuresOf('Ich FREUE mich, ｓｏ sehr!', 'de')
  expect(features.every((row) => Number.isInteger(row) && row >= 0 && row < rows)).toBe(true)
  expect(featuresOf('déçu', 'fr')).toEqual(featuresOf('décu', 'fr'))
})

test('a listed word outweighs a model that says nothing', () => {
  const silent = createClassifier({
    scale: 1,
    bias: emotions.map(() => 0),
    priors: {},
    bytes: new Int8Array(rows * emotions.length),
  })
  expect(silent('so scared', 'en').label).toBe('fear')
  expect(lexiconOf('nothing here', 'en').every((count) => count === 0)).toBe(true)
})
