import type { TopicId } from './topics-list.ts'

type FactShape = {
  /** Several facts of the kind hold at once (likes); otherwise the latest one counts. */
  readonly many: boolean
  /** What the fact is keyed by; `when` keeps the user's own words for a time. */
  readonly keys: 'species' | 'relation' | 'favourite' | 'meal' | 'when' | null
  /** Topics in which the fact may be brought up; a fact also fits the topics its value speaks of. */
  readonly topics: readonly TopicId[]
}

/** What the engine can be told about the user and recall. */
export const factShapes = {
  name: { many: false, keys: null, topics: [] },
  age: { many: false, keys: null, topics: [] },
  birthday: { many: false, keys: null, topics: [] },
  city: { many: false, keys: null, topics: ['weather', 'home', 'travel'] },
  origin: { many: false, keys: null, topics: ['home', 'travel', 'loneliness'] },
  job: { many: false, keys: null, topics: ['work'] },
  study: { many: false, keys: null, topics: ['study'] },
  pet: { many: true, keys: 'species', topics: ['pets'] },
  petName: { many: false, keys: 'species', topics: ['pets', 'home', 'loneliness'] },
  personName: { many: false, keys: 'relation', topics: ['family', 'friends', 'love'] },
  favourite: { many: false, keys: 'favourite', topics: [] },
  like: { many: true, keys: null, topics: ['hobbies'] },
  dislike: { many: true, keys: null, topics: [] },
  hobby: { many: true, keys: null, topics: ['hobbies'] },
  plan: { many: true, keys: 'when', topics: [] },
  meal: { many: false, keys: 'meal', topics: ['food'] },
  allergy: { many: true, keys: null, topics: ['food'] },
} as const satisfies Record<string, FactShape>
export type FactKind = keyof typeof factShapes
export const factKinds = Object.keys(factShapes) as FactKind[]
export const shapeOf = (kind: FactKind): FactShape => factShapes[kind]

export const speciesKeys = [
  'cat',
  'dog',
  'rabbit',
  'hamster',
  'bird',
  'fish',
  'turtle',
  'pet',
] as const

export const relationKeys = [
  'mother',
  'father',
  'parents',
  'grandmother',
  'grandfather',
  'sister',
  'olderSister',
  'youngerSister',
  'brother',
  'olderBrother',
  'youngerBrother',
  'wife',
  'husband',
  'girlfriend',
  'boyfriend',
  'daughter',
  'son',
  'child',
  'grandchild',
  'friend',
  'bestFriend',
  'roommate',
  'colleague',
  'boss',
  'teacher',
  'aunt',
  'uncle',
  'cousin',
  'neighbour',
] as const

export const favouriteKeys = [
  'colour',
  'food',
  'drink',
  'fruit',
  'season',
  'weather',
  'animal',
  'flower',
  'music',
  'film',
  'book',
  'game',
  'sport',
  'place',
  'subject',
  'number',
] as const
export type FavouriteKey = (typeof favouriteKeys)[number]

/** `meal` stands for any of them. */
export const mealKeys = ['breakfast', 'lunch', 'dinner', 'snack', 'meal'] as const

/** Keys one of which answers for the other: asked for a sister, an older sister is meant too. */
export const keyKin: Readonly<Record<string, readonly string[]>> = {
  sister: ['olderSister', 'youngerSister'],
  olderSister: ['sister'],
  youngerSister: ['sister'],
  brother: ['olderBrother', 'youngerBrother'],
  olderBrother: ['brother'],
  youngerBrother: ['brother'],
  friend: ['bestFriend'],
  bestFriend: ['friend'],
  child: ['daughter', 'son'],
  breakfast: ['meal'],
  lunch: ['meal'],
  dinner: ['meal'],
  snack: ['meal'],
  meal: ['breakfast', 'lunch', 'dinner', 'snack'],
  pet: ['cat', 'dog', 'rabbit', 'hamster', 'bird', 'fish', 'turtle'],
}
