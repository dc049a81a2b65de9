import { readFileSync } from 'node:fs'
import { isLanguage, languages } from '@lumen/contracts/languages'
import { loadClassifier } from '@lumen/emotion/classify'
import { type Emotion, emotions } from '@lumen/emotion/labels'
import { lexiconOf } from '@lumen/emotion/lexicon'
import { readArguments } from './arguments.ts'

/**
 * Macro-F1 over the seven feelings on JSONL rows {text, language, label}, by language and whole, of
 * the classifier and, as the baseline, of the word lists alone. Japanese is printed, not counted.
 */
const { data } = readArguments('eval:emotion:score', ['data'])
type Row = { text: string; language: string; label: Emotion }
const rows = readFileSync(data, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)
const classify = loadClassifier()
const byWords = (text: string, language: Parameters<typeof lexiconOf>[1]): Emotion => {
  const listed = lexiconOf(text, language)
  const most = Math.max(...listed)
  return most === 0 ? 'neutral' : emotions[listed.indexOf(most)]!
}
const guesses = rows.flatMap(({ text, language, label }) =>
  isLanguage(language)
    ? [{ language, label, guess: classify(text, language).label, words: byWords(text, language) }]
    : [],
)
function macroF1(of: typeof guesses, side: 'guess' | 'words'): number {
  const scores = emotions.flatMap((emotion) => {
    const wanted = of.filter(({ label }) => label === emotion).length
    if (wanted === 0) return []
    const said = of.filter((one) => one[side] === emotion).length
    const right = of.filter((one) => one.label === emotion && one[side] === emotion).length
    return [(2 * right) / Math.max(1, wanted + said)]
  })
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
}
const row = (name: string, of: typeof guesses) => {
  const [ours, words] = [macroF1(of, 'guess'), macroF1(of, 'words')]
  return {
    name,
    rows: of.length,
    'macro-F1': ours.toFixed(3),
    'word lists': words.toFixed(3),
    ratio: `${(ours / words).toFixed(2)}x`,
  }
}
console.table([
  row(
    'all but ja',
    guesses.filter(({ language }) => language !== 'ja'),
  ),
  ...languages.map((language) =>
    row(
      language,
      guesses.filter((one) => one.language === language),
    ),
  ),
])
