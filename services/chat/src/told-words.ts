import { openContentRoom } from '@lumen/content/content-room'
import { languages, type Language } from '@lumen/contracts/languages'
import { toldWords, type ToldWords } from './domain/word-told-answer.ts'

const room = openContentRoom('answers')
const words = new Map(languages.map((language) => [language, room(language, 'told', toldWords)]))

/** How an answer from what the user told is worded. Read once, when the service starts. */
export const toldWordsOf = (language: Language): ToldWords => words.get(language)!
