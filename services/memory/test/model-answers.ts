/** A memory as a model tells it: of the first message, that its user lives in Oslo. */
export const memory = (more: object = {}) => ({
  message: 1,
  type: 'fact',
  subject: { relation: 'user', name: '' },
  attribute: 'city',
  about: '',
  value: 'Oslo',
  content: 'I live in Oslo.',
  words: 'Oslo is where I live',
  importance: 7,
  emotionalWeight: 0.1,
  tags: ['home'],
  confidence: 0.9,
  date: null,
  ...more,
})

type Answer = Partial<Record<'assert' | 'end' | 'retract' | 'feelings', object[]>>

/** What a model writes that has read a talk. */
export const answerOf = (lists: Answer) =>
  JSON.stringify({ assert: [], end: [], retract: [], feelings: [], ...lists })
