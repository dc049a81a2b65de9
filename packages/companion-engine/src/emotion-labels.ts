/** Feelings a user's message is read as; always shown as a guess. */
export const userEmotions = [
  'joy',
  'excitement',
  'gratitude',
  'pride',
  'love',
  'calm',
  'sadness',
  'lonely',
  'hurt',
  'longing',
  'anger',
  'disgust',
  'fear',
  'stress',
  'shame',
  'tired',
  'bored',
  'confused',
  'surprise',
  'neutral',
] as const
export type UserEmotion = (typeof userEmotions)[number]

/** Labels of a companion's own message: the tone it is written in. The web translates these words. */
export const companionEmotions = [
  'cheerful',
  'gentle',
  'caring',
  'curious',
  'playful',
  'thoughtful',
  'apologetic',
  'excited',
  'calm',
  'encouraging',
] as const
export type Emotion = (typeof companionEmotions)[number]

export type Valence = 'good' | 'bad' | 'plain'

const valences: Record<UserEmotion, Valence> = {
  joy: 'good',
  excitement: 'good',
  gratitude: 'good',
  pride: 'good',
  love: 'good',
  calm: 'good',
  sadness: 'bad',
  lonely: 'bad',
  hurt: 'bad',
  longing: 'bad',
  anger: 'bad',
  disgust: 'bad',
  fear: 'bad',
  stress: 'bad',
  shame: 'bad',
  tired: 'bad',
  bored: 'plain',
  confused: 'plain',
  surprise: 'plain',
  neutral: 'plain',
}

/** Whether a feeling is pleasant, unpleasant or neither: which openers and questions fit. */
export const valenceOf = (emotion: UserEmotion): Valence => valences[emotion]

const tones: Record<UserEmotion, Emotion> = {
  joy: 'cheerful',
  excitement: 'excited',
  gratitude: 'cheerful',
  pride: 'excited',
  love: 'cheerful',
  calm: 'calm',
  sadness: 'gentle',
  lonely: 'caring',
  hurt: 'gentle',
  longing: 'gentle',
  anger: 'calm',
  disgust: 'calm',
  fear: 'caring',
  stress: 'caring',
  shame: 'gentle',
  tired: 'caring',
  bored: 'playful',
  confused: 'thoughtful',
  surprise: 'curious',
  neutral: 'curious',
}

/** The tone a reply to this feeling is written in. */
export const toneFor = (emotion: UserEmotion): Emotion => tones[emotion]
