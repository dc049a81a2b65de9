import type { Language } from '@lumen/contracts/languages'
import { openRoom } from '@lumen/content/open-room'
import { cueRoom, feelingRoom } from '../content.ts'
import { createCues } from './cues.ts'
import { featuresOf, type Features } from './features.ts'
import { createNaming, type NamedFeeling } from './named-feeling.ts'

/** What reads one language: its words are compiled when it is first read. */
type Reader = {
  readonly readNamed: (text: string) => NamedFeeling
  readonly cuesOf: ReturnType<typeof createCues>
}

const wordsOf = openRoom(feelingRoom)
const listsOf = openRoom(cueRoom)
const readers = new Map<Language, Reader>()

function readerOf(language: Language): Reader {
  const known = readers.get(language)
  if (known !== undefined) return known
  const readNamed = createNaming(wordsOf(language))
  const reader = { readNamed, cuesOf: createCues(listsOf(language).cues, language, readNamed) }
  readers.set(language, reader)
  return reader
}

/** What the words and signs of a text say by themselves of a feeling. */
export const readNamedFeeling = (text: string, language: Language): NamedFeeling =>
  readerOf(language).readNamed(text)

export const readCues = (text: string, language: Language): ReturnType<Reader['cuesOf']> =>
  readerOf(language).cuesOf(text)

/** What the classifier sees of a text. */
export const readFeatures = (text: string, language: Language): Features =>
  featuresOf(text, language, readerOf(language).cuesOf)
