export const attributeIds = [
  'alive',
  'animal',
  'plant',
  'edible',
  'big', // bigger than a person
  'small', // fits in a hand
  'flies',
  'water',
  'indoors',
  'outdoors',
  'electric',
  'sound',
  'wheels',
  'legs',
  'soft',
  'made', // by people
  'red',
  'white',
  'green',
  'hot',
  'cold',
  'round',
  'expensive',
] as const
export type AttributeId = (typeof attributeIds)[number]

/** Truth of each attribute, the same in every language; what is not listed is false. */
export const things = {
  cat: ['alive', 'animal', 'indoors', 'outdoors', 'sound', 'legs', 'soft', 'white'],
  elephant: ['alive', 'animal', 'big', 'outdoors', 'sound', 'legs', 'water'],
  apple: ['plant', 'edible', 'small', 'red', 'green', 'round', 'indoors', 'outdoors'],
  umbrella: ['made', 'water', 'outdoors', 'indoors'],
  bicycle: ['made', 'outdoors', 'wheels', 'big'],
  moon: ['big', 'outdoors', 'white', 'round', 'cold'],
  book: ['made', 'indoors', 'small'],
  goldfish: ['alive', 'animal', 'small', 'water', 'indoors', 'red'],
  piano: ['made', 'big', 'indoors', 'sound', 'legs', 'expensive'],
  snowman: ['made', 'big', 'outdoors', 'white', 'cold', 'round'],
  kettle: ['made', 'indoors', 'electric', 'hot', 'sound', 'water'],
  cactus: ['alive', 'plant', 'green', 'indoors', 'outdoors', 'small'],
} as const satisfies Record<string, readonly AttributeId[]>
export type ThingId = keyof typeof things
export const thingIds = Object.keys(things) as ThingId[]
export const isTrueOf = (thing: ThingId, attribute: AttributeId): boolean =>
  (things[thing] as readonly AttributeId[]).includes(attribute)
