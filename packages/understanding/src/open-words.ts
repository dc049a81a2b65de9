import { openAllLanguages, openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { factWordingRoom, understandingRoom, vocabularyRoom } from './content.ts'
import type { FactWording } from './say-fact.ts'
import type { LanguageWords } from './words.ts'

const rulesOf = openRoom(understandingRoom)
const vocabularyOf = openRoom(vocabularyRoom)
const wordingOf = openAllLanguages(factWordingRoom)

/**
 * What `createUnderstanding` listens for in a language, from the compiled content.
 *
 * @throws as `openRoom` does
 */
export const readWords = (language: Language): LanguageWords => ({
  ...rulesOf(language),
  ...vocabularyOf(language),
})

/** How facts are said to the user, in a language. */
export const factWordingOf = (language: Language): FactWording =>
  wordingOf(language)['fact-wording']
