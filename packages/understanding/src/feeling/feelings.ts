/** The seven feelings that a text is sorted into, in the order of the weights. */
export const emotions = [
  'anger',
  'disgust',
  'fear',
  'joy',
  'neutral',
  'sadness',
  'surprise',
] as const
export type Emotion = (typeof emotions)[number]

type Kind = { readonly emotion: Emotion; readonly valence: -1 | 0 | 1 }

/** The finer feelings that words name, which of the seven each is, and whether it is pleasant. */
export const kinds = {
  joy: { emotion: 'joy', valence: 1 },
  excitement: { emotion: 'joy', valence: 1 },
  gratitude: { emotion: 'joy', valence: 1 },
  pride: { emotion: 'joy', valence: 1 },
  love: { emotion: 'joy', valence: 1 },
  calm: { emotion: 'joy', valence: 1 },
  sadness: { emotion: 'sadness', valence: -1 },
  lonely: { emotion: 'sadness', valence: -1 },
  hurt: { emotion: 'sadness', valence: -1 },
  longing: { emotion: 'sadness', valence: -1 },
  anger: { emotion: 'anger', valence: -1 },
  disgust: { emotion: 'disgust', valence: -1 },
  fear: { emotion: 'fear', valence: -1 },
  stress: { emotion: 'fear', valence: -1 },
  shame: { emotion: 'sadness', valence: -1 },
  tired: { emotion: 'neutral', valence: -1 },
  bored: { emotion: 'neutral', valence: 0 },
  confused: { emotion: 'neutral', valence: 0 },
  surprise: { emotion: 'surprise', valence: 0 },
  neutral: { emotion: 'neutral', valence: 0 },
} as const satisfies Record<string, Kind>

export type UserEmotion = keyof typeof kinds
export const userEmotions = Object.keys(kinds) as UserEmotion[]
