import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { fold } from '@lumen/language/fold'
import { stemWord } from '@lumen/language/stem'
import { conceptRoom } from './content.ts'

const wordsOf = openRoom(conceptRoom)
const byForm = new Map<Language, ReadonlyMap<string, string>>()

/** What each word of a language means, by the form it is looked up under. */
function conceptsIn(language: Language): ReadonlyMap<string, string> {
  const known = byForm.get(language)
  if (known !== undefined) return known
  const concepts = new Map(
    Object.entries(wordsOf(language).concepts).flatMap(([concept, words]) =>
      words.map((word) => [formOf(fold(word), language), concept]),
    ),
  )
  byForm.set(language, concepts)
  return concepts
}

function formOf(word: string, language: Language): string {
  return language === 'zh' || language === 'ja' || language === 'ko'
    ? word
    : stemWord(word, language)
}

/** The concept of a token of `readTokens`, if it has one. */
export const conceptOf = (token: string, language: Language): string | undefined =>
  conceptsIn(language).get(token)
