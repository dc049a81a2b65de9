import { type Language, languages } from '@lumen/contracts/languages'
import { createClassifier } from '@lumen/understanding/feeling/classifier'
import { type Emotion, emotions } from '@lumen/understanding/feeling/feelings'
import { loadWeights } from '@lumen/understanding/feeling/load-weights'
import { readCues, readFeatures } from '@lumen/understanding/feeling/open-readers'
import { readArguments } from './arguments.ts'
import { type Guess, macroF1, readEmotionRows } from './emotion-rows.ts'

/**
 * Macro-F1 over the seven feelings on JSONL rows {text, language, label}, by language and whole, of
 * the classifier and, as the baseline, of the word lists alone. Japanese is printed, not counted.
 */
const { data } = readArguments('eval:emotion:score', ['data'])
const rows = readEmotionRows(data)
const classify = createClassifier(loadWeights(), readFeatures)
const byWords = (text: string, language: Language): Emotion => {
  const strengths = new Map(
    readCues(text, language, 'public').map(({ name, strength }) => [name, strength]),
  )
  const [best] = emotions.toSorted(
    (one, other) => (strengths.get(other) ?? 0) - (strengths.get(one) ?? 0),
  )
  return strengths.has(best!) ? best! : 'neutral'
}
const guessed = (guess: (text: string, language: Language) => Emotion): Guess[] =>
  rows.map((row) => ({ ...row, guess: guess(row.text, row.language) }))
const ours = guessed((text, language) => classify(text, language, 'public').label)
const words = guessed(byWords)

const line = (name: string, counts: (language: Language) => boolean) => {
  const [of, baseline] = [ours, words].map((all) => all.filter((one) => counts(one.language)))
  const [score, base] = [macroF1(of!), macroF1(baseline!)]
  return {
    name,
    rows: of!.length,
    'macro-F1': score.toFixed(3),
    'word lists': base.toFixed(3),
    ratio: `${(score / base).toFixed(2)}x`,
  }
}
console.table([
  line('all but ja', (language) => language !== 'ja'),
  ...languages.map((language) => line(language, (one) => one === language)),
])
