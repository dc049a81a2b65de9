import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { createActReader } from '@lumen/understanding/acts'
import { actsRoom, lossRoom } from '@lumen/understanding/content'
import { compileLossWords, type LossWords } from '@lumen/understanding/loss-words'

/** Reads what messages do, in any language. */
export const { readActs, readPoemWord } = createActReader(openRoom(actsRoom))

const lossWordsOf = openRoom(lossRoom)
const compiled = new Map<Language, LossWords>()

/** The words by which a loss is heard, made ready when a language is first spoken. */
export function lossWords(language: Language): LossWords {
  let words = compiled.get(language)
  if (words === undefined)
    compiled.set(language, (words = compileLossWords(lossWordsOf(language).loss, language)))
  return words
}
