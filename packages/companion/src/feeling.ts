import type { Language } from '@lumen/contracts/languages'
import { readFeeling, type UserEmotion } from '@lumen/understanding/feeling'

/** Kinds of feeling that have lines of their own: `feelings.yaml`. */
export const feelingGroups = [
  'glad',
  'calm',
  'sad',
  'lonely',
  'longing',
  'angry',
  'afraid',
  'stressed',
  'ashamed',
  'tired',
  'bored',
] as const
export type FeelingGroup = (typeof feelingGroups)[number]

const groups: Readonly<Record<UserEmotion, FeelingGroup | null>> = {
  joy: 'glad',
  excitement: 'glad',
  pride: 'glad',
  love: 'glad',
  gratitude: 'glad',
  calm: 'calm',
  sadness: 'sad',
  hurt: 'sad',
  lonely: 'lonely',
  longing: 'longing',
  anger: 'angry',
  disgust: 'angry',
  fear: 'afraid',
  stress: 'stressed',
  shame: 'ashamed',
  tired: 'tired',
  bored: 'bored',
  confused: null,
  surprise: null,
  neutral: null,
}

/** A joy that is only guessed is believed later than pain: to be glad of what hurts is worse than to be plain. */
const surelyGlad = 0.85

/** The feeling that a text tells of, as far as the companion has something to say on it. */
export function feelingOf(text: string, language: Language): FeelingGroup | null {
  const { label, confidence } = readFeeling(text, language)
  const group = groups[label]
  return valenceOf(group) === 'good' && confidence < surelyGlad ? null : group
}

/** The pain that words name in a text, a joy that they deny among it. */
export function namedPain(text: string, language: Language): FeelingGroup | null {
  const { label, confidence, joyless } = readFeeling(text, language)
  const group = confidence === 1 ? groups[label] : null
  return valenceOf(group) === 'bad' ? group : joyless ? 'sad' : null
}

const pleasant: ReadonlySet<FeelingGroup> = new Set(['glad', 'calm'])

export type Valence = 'good' | 'bad' | 'plain'
/** Whether a feeling is pleasant, unpleasant or neither. */
export const valenceOf = (feeling: FeelingGroup | null): Valence =>
  feeling === null || feeling === 'bored' ? 'plain' : pleasant.has(feeling) ? 'good' : 'bad'
