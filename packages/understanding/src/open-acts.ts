import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { createActReader } from './acts.ts'
import { actsRoom, lossRoom } from './content.ts'
import { readLoss } from './loss.ts'
import { compileLossWords, type LossWords } from './loss-words.ts'

/** Reads what messages do, in any language. */
export const { readActs, readTheme } = createActReader(openRoom(actsRoom))

const lossWordsOf = openRoom(lossRoom)
const compiled = new Map<Language, LossWords>()

/** The words by which a loss is heard, made ready when a language is first spoken. */
export function lossWords(language: Language): LossWords {
  let words = compiled.get(language)
  if (words === undefined)
    compiled.set(language, (words = compileLossWords(lossWordsOf(language).loss, language)))
  return words
}

/** Whether a text tells of a loss: more than of somebody who is unwell. */
export function tellsLoss(text: string, language: Language): boolean {
  const clauses = readActs(text, language).flatMap((sentence) => sentence.clauses)
  const loss = readLoss(clauses, [], [], lossWords(language))
  return loss !== null && loss.kind !== 'unwell'
}
