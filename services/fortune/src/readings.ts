import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { readingsRoom } from './content.ts'
import type { Pack } from './domain/reading/pack.ts'
import { createReader, type Reader } from './domain/reading/reader.ts'

const contentOf = openRoom(readingsRoom)
const readers = new Map<Language, Reader>()

/** The texts of a language, read when they are first asked for. */
export const packFor = (language: Language): Pack => ({ language, ...contentOf(language) })

/** The reader of a language, made when it is first asked for. */
export function readerFor(language: Language): Reader {
  const known = readers.get(language)
  if (known !== undefined) return known
  const reader = createReader(packFor(language))
  readers.set(language, reader)
  return reader
}
