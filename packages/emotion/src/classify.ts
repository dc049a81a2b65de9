import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Language } from '@lumen/contracts/languages'
import { featuresOf, rows } from './features.ts'
import { type Emotion, emotions } from './labels.ts'
import { lexiconOf } from './lexicon.ts'

/** What training leaves: weights of one byte per row and feeling, and what the counts say. */
export type Weights = {
  readonly scale: number
  readonly bias: readonly number[]
  /** Logarithm of each feeling’s share of the training rows, by language. */
  readonly priors: Readonly<Record<string, readonly number[]>>
  readonly bytes: Int8Array
}

export type EmotionGuess = {
  readonly label: Emotion
  /** Share of belief in the label, 0 to 1. A guess: show it as one. */
  readonly confidence: number
}

export type EmotionClassifier = (text: string, language: Language) => EmotionGuess

/**
 * How much the uneven shares of the training rows are taken back, and how much a listed word counts.
 * Where some feelings have hardly a row to learn from, both have to do more.
 */
const mixes: Readonly<Record<Language, { prior: number; words: number }>> = {
  zh: { prior: 0.8, words: 1.5 },
  ko: { prior: 0.8, words: 1 },
  de: { prior: 0.8, words: 0.5 },
  pt: { prior: 0.45, words: 1 },
  en: { prior: 0.45, words: 1 },
  ja: { prior: 0.3, words: 1.5 },
  es: { prior: 0.1, words: 0.5 },
  fr: { prior: 0.1, words: 0.5 },
}
/** A feeling that a language has no rows of at all. */
const unseen = -7

/** A linear model over features, with word lists beside it. */
export function createClassifier({ bytes, scale, bias, priors }: Weights): EmotionClassifier {
  const count = emotions.length
  return (text, language) => {
    const features = featuresOf(text, language)
    const share = scale / Math.sqrt(features.length || 1)
    const scores = [...bias]
    for (const feature of features)
      for (let at = 0; at < count; at++) scores[at]! += bytes[feature * count + at]! * share
    const total = logSum(scores)
    const { prior, words } = mixes[language]
    const listed = lexiconOf(text, language)
    const mixed = scores.map(
      (score, at) =>
        score - total - prior * (priors[language]?.[at] ?? unseen / 3) + words * listed[at]!,
    )
    const best = mixed.indexOf(Math.max(...mixed))
    return { label: emotions[best]!, confidence: Math.exp(mixed[best]! - logSum(mixed)) }
  }
}

const logSum = (values: readonly number[]): number => {
  const most = Math.max(...values)
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0))
}

/** Reads data/weights.bin.gz: a line of JSON, then the bytes. @throws when the file does not fit */
export function loadClassifier(
  file = new URL('../data/weights.bin.gz', import.meta.url),
): EmotionClassifier {
  const unpacked = gunzipSync(readFileSync(file))
  const end = unpacked.indexOf(10)
  const head = JSON.parse(unpacked.toString('utf8', 0, end)) as Omit<Weights, 'bytes'>
  const bytes = new Int8Array(unpacked.subarray(end + 1))
  if (bytes.length !== rows * emotions.length)
    throw new Error('The weights do not fit the features')
  return createClassifier({ ...head, bytes })
}
