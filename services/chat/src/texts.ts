import { openAllLanguages } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import {
  answersRoom,
  chatRoom,
  type MediaNotes,
  messagesRoom,
  type ModelTexts,
  type PictureTexts,
} from './content.ts'
import type { ToldWords } from './domain/word-told-answer.ts'

// Read once, when the service starts.
const answersOf = openAllLanguages(answersRoom)
const chatOf = openAllLanguages(chatRoom)
const messagesOf = openAllLanguages(messagesRoom)

/** How an answer from what the user told is worded. */
export const toldWordsOf = (language: Language): ToldWords => answersOf(language).told

/** What a companion is told of pictures, videos and recordings. */
export const mediaNotesOf = (language: Language): MediaNotes => messagesOf(language)['media-notes']

/** What the offline companion says to pictures. */
export const pictureTextsOf = (language: Language): PictureTexts => chatOf(language).pictures

/** What is said where a model does not answer, or may not. */
export const modelTextsOf = (language: Language): ModelTexts => chatOf(language).model
