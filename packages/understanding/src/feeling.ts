import type { Language } from '@lumen/contracts/languages'
import { createClassifier, type EmotionClassifier } from './feeling/classifier.ts'
import { type Emotion, kinds, type UserEmotion } from './feeling/feelings.ts'
import { loadWeights } from './feeling/load-weights.ts'
import { readFeatures, readNamedFeeling } from './feeling/open-readers.ts'
import { tellsLoss } from './open-acts.ts'

export type { Emotion, UserEmotion } from './feeling/feelings.ts'

/** A guess at what somebody feels: show it as one. */
export type Feeling = {
  /** What it is called: one of the finer feelings. */
  readonly label: UserEmotion
  /** Which of the seven that is. */
  readonly emotion: Emotion
  /** 0 (none) to 1. */
  readonly intensity: number
  /** From −1 (ill) to 1 (well), by its intensity. */
  readonly valence: number
  /** How far it is believed: 1 where words say it, else what the classifier gives, 0 for neutral. */
  readonly confidence: number
  /** No feeling is told, yet one is denied: “not sad at all”. */
  readonly denied: boolean
  /** A joy is denied, and none told after it: “promoted, yet not happy at all”. */
  readonly joyless: boolean
}

/** A guess of at least this belief may be told: eight of nine such are right without a word of feeling. */
const sure = 0.7
/** What is felt without a word for it is told more quietly. */
const quiet = 0.5
/** Of long texts, so much is read: more would take milliseconds. */
const longest = 1_000

let classify: EmotionClassifier | undefined

/**
 * The feeling of a chat message, where it is sure enough to be shown and answered; neutral otherwise.
 * The first call loads words and weights.
 *
 * @throws when the words or the weights are missing
 */
export function readFeeling(text: string, language: Language): Feeling {
  const guess = guessFeeling(text, language)
  return guess.confidence < sure
    ? { ...nothing, denied: guess.denied, joyless: guess.joyless }
    : guess
}

/**
 * The likeliest feeling of a chat message: sadness where it tells of a loss and names nothing worse;
 * what its words name, negations minded; where they do neither, what the classifier makes of it.
 *
 * @throws when the words or the weights are missing
 */
export function guessFeeling(text: string, language: Language): Feeling {
  const read = text.slice(0, longest)
  const named = readNamedFeeling(read, language)
  if (kinds[named.label].valence >= 0 && tellsLoss(read, language))
    return toFeeling('sadness', { intensity: quiet, confidence: 1 })
  if (named.label !== 'neutral' || named.denied)
    return toFeeling(named.label, { ...named, confidence: named.label === 'neutral' ? 0 : 1 })
  classify ??= createClassifier(loadWeights(), readFeatures)
  const { label, confidence } = classify(read, language, 'talk')
  return label === 'neutral' ? nothing : toFeeling(label, { intensity: quiet, confidence })
}

const nothing: Feeling = {
  label: 'neutral',
  emotion: 'neutral',
  intensity: 0,
  valence: 0,
  confidence: 0,
  denied: false,
  joyless: false,
}

type Grade = Pick<Feeling, 'intensity' | 'confidence'> & {
  readonly denied?: boolean
  readonly joyless?: boolean
}

function toFeeling(label: UserEmotion, grade: Grade): Feeling {
  const { intensity, confidence, denied = false, joyless = false } = grade
  const { emotion, valence } = kinds[label]
  return { label, emotion, intensity, valence: valence * intensity, confidence, denied, joyless }
}
