import type { Language } from '@lumen/contracts/languages'
import { openRoom } from '@lumen/content/open-room'
import { cueRoom, emotionRoom, feelingRoom } from '../content.ts'
import { createCues, type Cue, type CuesOf, type Genre } from './cues.ts'
import { featuresOf, type Features } from './features.ts'
import { createNaming, type NamedFeeling } from './named-feeling.ts'

/** What reads one language: its words are compiled when it is first read. */
type Reader = {
  readonly readNamed: (text: string) => NamedFeeling
  readonly cuesOf: CuesOf
}

const wordsOf = openRoom(emotionRoom)
const phrasesOf = openRoom(feelingRoom)
const listsOf = openRoom(cueRoom)
const readers = new Map<Language, Reader>()

function readerOf(language: Language): Reader {
  const known = readers.get(language)
  if (known !== undefined) return known
  const readNamed = createNaming({ ...wordsOf(language), ...phrasesOf(language) })
  const reader = { readNamed, cuesOf: createCues(listsOf(language), language, readNamed) }
  readers.set(language, reader)
  return reader
}

/** What the words and signs of a text say by themselves of a feeling. */
export const readNamedFeeling = (text: string, language: Language): NamedFeeling =>
  readerOf(language).readNamed(text)

export const readCues = (text: string, language: Language, genre: Genre): Cue[] =>
  readerOf(language).cuesOf(text, genre)

/** What the classifier sees of a text. */
export const readFeatures = (text: string, language: Language, genre: Genre): Features =>
  featuresOf(text, language, readerOf(language).cuesOf, genre)
