import { createClassifier } from '@lumen/understanding/feeling/classifier'
import { readFeatures } from '@lumen/understanding/feeling/open-readers'
import { expect, test } from 'vitest'
import { exampleOf, fit } from './emotion-fit.ts'
import { groupsOfLike } from './emotion-groups.ts'
import { type EmotionRow, macroF1, readTalkRows } from './emotion-rows.ts'

test('texts that are nearly the same are in one group, others in their own', () => {
  const texts = [
    'I waited two hours for the bus this morning and nobody came',
    'The cat is asleep on the warm window sill',
    'i waited two hours for the bus this morning and nobody came!!',
    '我等了两个小时的公交车，一个人也没来',
    '我等了两个小时的公交车，一个人都没来',
    '',
  ]
  const groups = groupsOfLike(texts.map((text) => ({ text })))
  const sorted = groups.map((group) =>
    group.map(({ text }) => texts.indexOf(text)).toSorted((one, other) => one - other),
  )
  expect(sorted.toSorted((one, other) => one[0]! - other[0]!)).toEqual([[0, 2], [1], [3, 4], [5]])
})

test('macro-F1 is the mean over the feelings that occur, with what each guess counts', () => {
  const guess = (label: 'joy' | 'fear', said: 'joy' | 'fear') =>
    ({ language: 'en', set: 'en', label, guess: said }) as const
  const guesses = [
    guess('joy', 'joy'),
    guess('joy', 'joy'),
    guess('joy', 'fear'),
    guess('fear', 'fear'),
  ]
  expect(macroF1(guesses)).toBeCloseTo((4 / 5 + 2 / 3) / 2)
  expect(macroF1(guesses, ({ label }) => (label === 'joy' ? 1 / 3 : 1))).toBeCloseTo(
    (4 / 3 / (1 + 2 / 3) + 2 / (1 + 4 / 3)) / 2,
  )
  expect(macroF1([])).toBe(0)
})

test('a rare feeling is learnt as well as a common one', () => {
  const row = (text: string, label: EmotionRow['label']): EmotionRow => ({
    text,
    label,
    language: 'de',
    set: 'de',
  })
  const rows = [
    ...Array.from({ length: 60 }, (_, at) => row(`Zimmer ${at} im Flur links`, 'anger')),
    ...Array.from({ length: 3 }, (_, at) => row(`Tisch ${at} im Saal rechts`, 'surprise')),
  ]
  const weights = fit(rows.map(exampleOf))
  expect(weights.neverNeutral).toEqual(['de'])
  const classify = createClassifier(weights, readFeatures)
  expect(classify('Zimmer 99 im Flur', 'de', 'public').label).toBe('anger')
  expect(classify('Tisch 99 im Saal', 'de', 'public').label).toBe('surprise')
  // What speaks for neither is not taken for the common one.
  expect(classify('im Haus', 'de', 'public').confidence).toBeLessThan(1 / 3)
  expect(fit(rows.map(exampleOf))).toEqual(weights)
})

test('every line of talk is told once', () => {
  const lines = readTalkRows()
    .filter(({ set }) => set === 'talk')
    .map(({ text, language }) => `${language} ${text}`)
  expect(new Set(lines).size).toBe(lines.length)
})
