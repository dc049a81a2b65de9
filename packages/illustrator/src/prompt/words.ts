import type { Language } from '@lumen/contracts/languages'
import type {
  ColourName,
  Mood,
  Place,
  Season,
  SkyLight,
  Thing,
  Time,
  Weather,
} from '../picture/scene.ts'
import { animalWords } from './animal-words.ts'
import { lookWords } from './look-words.ts'
import { placeWords } from './place-words.ts'
import { skyWords } from './sky-words.ts'
import { thingWords } from './thing-words.ts'

/** Everything a word of a prompt can mean for a picture. */
export type Concept =
  | `place:${Place}`
  | `time:${Time}`
  | `weather:${Exclude<Weather, 'clear'>}`
  | `season:${Season}`
  | `light:${SkyLight}`
  | `thing:${Thing}`
  | `colour:${ColourName}`
  | `mood:${Mood}`

/** Words of one concept, parted by spaces; `_` is a space inside a word. In the order of `languages`. */
export type ConceptWords = Readonly<Record<Language, string>>

export const words: Readonly<Record<Concept, ConceptWords>> = {
  ...placeWords,
  ...skyWords,
  ...thingWords,
  ...animalWords,
  ...lookWords,
}
