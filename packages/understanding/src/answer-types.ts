/** What questions about people ask for, and clauses answer. `everything`: whatever is known. */
export const answerTypes = [
  'age',
  'animal',
  'birthday',
  'child',
  'colour',
  'day',
  'dislikes',
  'duration',
  'everything',
  'food',
  'gift',
  'health',
  'hobby',
  'kin',
  'likes',
  'lives',
  'name',
  'number',
  'origin',
  'partner',
  'plan',
  'possession',
  'price',
  'reason',
  'state',
  'study',
  'time',
  'what',
  'where',
  'who',
  'work',
] as const

export type AnswerType = (typeof answerTypes)[number]

/** Questions of these types are answered by nothing but their own kind. */
export const strictTypes: ReadonlySet<AnswerType> = new Set([
  'age',
  'birthday',
  'colour',
  'name',
  'price',
  'time',
])
