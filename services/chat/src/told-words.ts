import { openRoom } from '@lumen/content/open-room'
import { languages, type Language } from '@lumen/contracts/languages'
import { answersRoom } from './content.ts'
import type { ToldWords } from './domain/word-told-answer.ts'

const contentOf = openRoom(answersRoom)
const words = new Map(languages.map((language) => [language, contentOf(language).told]))

/** How an answer from what the user told is worded. Read once, when the service starts. */
export const toldWordsOf = (language: Language): ToldWords => words.get(language)!
