import type { Language } from '@lumen/contracts/languages'
import type { Genre } from './cues.ts'
import type { Features } from './features.ts'
import { type Emotion, emotions } from './feelings.ts'

/** What training leaves: weights of one byte per row and feeling. */
export type Weights = {
  readonly scale: number
  readonly bias: readonly number[]
  /** Languages none of whose public rows was neutral. */
  readonly neverNeutral: readonly string[]
  readonly bytes: Int8Array
}

export type EmotionGuess = {
  readonly label: Emotion
  /** Share of belief in the label, 0 to 1. A guess: show it as one. */
  readonly confidence: number
}

export type EmotionClassifier = (text: string, language: Language, genre: Genre) => EmotionGuess

/** Taken from neutral in a language whose public rows know none. */
const unknown = 6

/** A linear model over features, as if all feelings were as likely. */
export function createClassifier(
  { bytes, scale, bias, neverNeutral }: Weights,
  readFeatures: (text: string, language: Language, genre: Genre) => Features,
): EmotionClassifier {
  const count = emotions.length
  return (text, language, genre) => {
    const features = readFeatures(text, language, genre)
    const scores = [...bias]
    features.rows.forEach((row, index) => {
      const share = scale * features.values[index]!
      for (let at = 0; at < count; at++) scores[at]! += bytes[row * count + at]! * share
    })
    if (genre === 'public' && neverNeutral.includes(language))
      scores[emotions.indexOf('neutral')]! -= unknown
    const best = scores.indexOf(Math.max(...scores))
    return { label: emotions[best]!, confidence: Math.exp(scores[best]! - logSum(scores)) }
  }
}

const logSum = (values: readonly number[]): number => {
  const most = Math.max(...values)
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0))
}
