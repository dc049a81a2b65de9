import { openAllLanguages } from '@lumen/content/open-room'
import { type Language, languages } from '@lumen/contracts/languages'
import { memoryRoom, messagesRoom, type Wording } from './content.ts'

/** What the service says by itself, in a language. Read once, when the service starts. */
export const textsOf = openAllLanguages(messagesRoom)

const memoryOf = openAllLanguages(memoryRoom)

/** How times are named, in all languages: nobody keeps to one when they name a time. */
export const timeWords = languages.map((language) => memoryOf(language).times)

/** Words of any language that a memory may hold or lack and still be the same. */
export const wordingOf = (list: keyof Wording): string[] =>
  languages.flatMap((language) => memoryOf(language).wording[list])

/** What a memory says of a scene that was played. */
export const playedTextOf = (language: Language): string => memoryOf(language).played.scene
