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
  /** No feeling is told, yet one is denied: “not sad at all”. */
  readonly denied: boolean
}

/** Below this belief a guess about a text without a word of feeling is wrong too often to be told. */
const sure = 0.7
/** What is felt without a word for it is told more quietly. */
const quiet = 0.5
/** Of long texts, so much is read: more would take milliseconds. */
const longest = 1_000

let classify: EmotionClassifier | undefined

/**
 * The feeling of a chat message: sadness where it tells of a loss and names nothing worse; what its
 * words name, negations minded; where they do neither, what the classifier is sure of. Most of what is said in a talk is
 * neutral, unlike most texts that the classifier was trained on. The first call loads words and weights.
 *
 * @throws when the words or the weights are missing
 */
export function readFeeling(text: string, language: Language): Feeling {
  const read = text.slice(0, longest)
  const named = readNamedFeeling(read, language)
  if (kinds[named.label].valence >= 0 && tellsLoss(read, language))
    return toFeeling('sadness', { intensity: quiet })
  if (named.label !== 'neutral' || named.denied) return toFeeling(named.label, named)
  classify ??= createClassifier(loadWeights(), readFeatures)
  const { label, confidence } = classify(read, language)
  // A question looks like surprise to it.
  const unsure = confidence < sure || (label === 'surprise' && /[?？]/u.test(read))
  return unsure || label === 'neutral'
    ? toFeeling('neutral', { intensity: 0 })
    : toFeeling(label, { intensity: quiet })
}

function toFeeling(
  label: UserEmotion,
  { intensity, denied = false }: { readonly intensity: number; readonly denied?: boolean },
): Feeling {
  const { emotion, valence } = kinds[label]
  return { label, emotion, intensity, valence: valence * intensity, denied }
}
