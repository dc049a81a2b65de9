import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { understandingRoom, vocabularyRoom } from './content.ts'
import type { LanguageWords } from './words.ts'

const rulesOf = openRoom(understandingRoom)
const vocabularyOf = openRoom(vocabularyRoom)

/**
 * What `createUnderstanding` listens for in a language, from the compiled content.
 *
 * @throws as `openRoom` does
 */
export const readWords = (language: Language): LanguageWords => ({
  ...rulesOf(language),
  ...vocabularyOf(language),
})
