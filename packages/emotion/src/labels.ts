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
