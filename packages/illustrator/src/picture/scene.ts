/** Ways to wear hair; of several that are named, the first one here shows. */
export const hairWays = ['up', 'tail', 'long', 'short'] as const
/** Kinds of clothes; of several that are named, the first one here shows. */
export const dresses = ['robe', 'suit', 'warm', 'sporty'] as const

/** What a prompt says of a face; undefined or false where it leaves that open. */
export type Face = {
  readonly glasses: boolean
  readonly hair: (typeof hairWays)[number] | undefined
  readonly curly: boolean
  readonly hairColour: ColourName | 'brown' | 'grey' | 'blond' | undefined
  readonly dress: (typeof dresses)[number] | undefined
  readonly dressColour: ColourName | undefined
  readonly gender: 'woman' | 'man' | undefined
  readonly old: boolean
  readonly beard: boolean
  readonly darkSkin: boolean
  /** With pointed ears. */
  readonly elfin: boolean
  readonly jewels: boolean
}

/** What a picture is to show, read from the words of a prompt. */
export type Scene = {
  readonly place: Place
  /** What is seen from the window of a room. */
  readonly outside: Place
  readonly time: Time
  readonly weather: Weather
  readonly season: Season
  readonly lights: readonly SkyLight[]
  readonly things: readonly Thing[]
  readonly colours: readonly ColourName[]
  readonly mood: Mood | undefined
  /** Whether words tell of a place, an hour, a season, the weather, a light or things. */
  readonly told: boolean
  readonly face: Face
}

export const places = [
  'sea',
  'mountain',
  'forest',
  'city',
  'meadow',
  'desert',
  'lake',
  'island',
  'space',
  'street',
  'room',
] as const
export type Place = (typeof places)[number]
export const dayTimes = ['dawn', 'day', 'sunset', 'night'] as const
export type Time = (typeof dayTimes)[number]
export const weathers = ['clear', 'cloud', 'rain', 'snow', 'mist'] as const
export type Weather = (typeof weathers)[number]
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]
export const skyLights = ['sun', 'moon', 'stars', 'aurora', 'rainbow'] as const
export type SkyLight = (typeof skyLights)[number]
export const things = [
  'cat',
  'dog',
  'person',
  'couple',
  'bird',
  'house',
  'boat',
  'flower',
  'tree',
  'lighthouse',
  'castle',
  'lantern',
  'butterfly',
  'fox',
  'camel',
  'rabbit',
  'horse',
  'deer',
  'panda',
  'balloon',
  'temple',
  'windmill',
  'umbrella',
  'cup',
  'book',
  'candle',
  'blossom',
  'portrait',
  'whale',
  'rocket',
  'snowman',
  'bear',
  'unicorn',
  'fireworks',
  'cake',
  'robot',
] as const
export type Thing = (typeof things)[number]
/** Animals, in the order in which they are set into a picture. */
export const animals = [
  'camel',
  'horse',
  'deer',
  'unicorn',
  'panda',
  'bear',
  'fox',
  'dog',
  'cat',
  'rabbit',
] as const satisfies readonly Thing[]
export const colourNames = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'white',
  'black',
] as const
export type ColourName = (typeof colourNames)[number]
/** Of several, the first one here shows. */
export const moods = [
  'hopeful',
  'happy',
  'sad',
  'calm',
  'mysterious',
  'romantic',
  'dreamy',
] as const
export type Mood = (typeof moods)[number]
