import { readEmotion } from '@lumen/companion-engine/emotion'
import { tellsLoss } from '@lumen/companion-engine/grief'
import type { UserEmotion } from '@lumen/companion-engine/emotion-labels'
import type { Language } from '@lumen/contracts/languages'
import type { EmotionClassifier } from './classify.ts'
import type { Emotion } from './labels.ts'

/** The finer feelings that the companion engine reads, in the seven. */
export const coarse: Readonly<Record<UserEmotion, Emotion>> = {
  joy: 'joy',
  excitement: 'joy',
  gratitude: 'joy',
  pride: 'joy',
  love: 'joy',
  calm: 'joy',
  sadness: 'sadness',
  lonely: 'sadness',
  hurt: 'sadness',
  longing: 'sadness',
  shame: 'sadness',
  anger: 'anger',
  disgust: 'disgust',
  fear: 'fear',
  stress: 'fear',
  surprise: 'surprise',
  tired: 'neutral',
  bored: 'neutral',
  confused: 'neutral',
  neutral: 'neutral',
}

/** Below this belief a guess about a text without a word of feeling is wrong too often to be told. */
const sure = 0.7
/** Of long texts, so much is read: more would take milliseconds. */
const longest = 1_000

/**
 * The feeling of a chat message: what its words name, negations minded; sadness where they tell of a
 * loss; where they do neither, what the classifier is sure of. Most of what is said in a talk is neutral, unlike the texts that the
 * classifier was trained on.
 */
export function readFeeling(
  text: string,
  language: Language,
  classify: EmotionClassifier,
): Emotion {
  const read = text.slice(0, longest)
  const { label: named, denied } = readEmotion(read, language)
  if (named !== 'neutral') return coarse[named]
  if (denied) return 'neutral'
  if (tellsLoss(read, language)) return 'sadness'
  const { label, confidence } = classify(read, language)
  // A question looks like surprise to it.
  if (confidence < sure || (label === 'surprise' && /[?？]/u.test(read))) return 'neutral'
  return label
}
