import { openAllLanguages } from '@lumen/content/open-room'
import { languages, type Language } from '@lumen/contracts/languages'
import {
  answersRoom,
  type CardWords,
  chatRoom,
  facesRoom,
  scenariosRoom,
  type ContactTexts,
  type FaceTexts,
  type MannerTexts,
  type MediaNotes,
  messagesRoom,
  type ModelTexts,
  type OpeningTexts,
  type PictureTexts,
  type PlayTexts,
  type ReminderTexts,
  type ScenarioTexts,
  type TalkFileTexts,
} from './content.ts'
import type { BuiltInId } from './domain/scenarios/built-in.ts'
import type { ToldWords } from './domain/word-told-answer.ts'

// Read once, when the service starts.
const answersOf = openAllLanguages(answersRoom)
const chatOf = openAllLanguages(chatRoom)
const facesOf = openAllLanguages(facesRoom)
const messagesOf = openAllLanguages(messagesRoom)
const scenariosOf = openAllLanguages(scenariosRoom)

/** How an answer from what the user told is worded. */
export const toldWordsOf = (language: Language): ToldWords => answersOf(language).told

/** Who stands behind each portrait. */
export const faceTextsOf = (language: Language): FaceTexts => facesOf(language).faces

/** What a companion is told of pictures, videos and recordings. */
export const mediaNotesOf = (language: Language): MediaNotes => messagesOf(language)['media-notes']

/** What the offline companion says to pictures. */
export const pictureTextsOf = (language: Language): PictureTexts => chatOf(language).pictures

/** What is said where a model does not answer, or may not. */
export const modelTextsOf = (language: Language): ModelTexts => chatOf(language).model

/** The words of a conversation that is saved to be read. */
export const talkFileTextsOf = (language: Language): TalkFileTexts => messagesOf(language).talk

/** What character cards are read with. */
export const cardWordsOf = (language: Language): CardWords => messagesOf(language).cards

/** What the scenarios that come along say, by their names. */
export const scenarioTextsOf = (language: Language): Readonly<Record<BuiltInId, ScenarioTexts>> =>
  scenariosOf(language)

/** What a companion says of a reminder that was asked for. */
export const reminderTextsOf = (language: Language): ReminderTexts => chatOf(language).reminders

/** What a companion writes by itself where no model does. */
export const contactTextsOf = (language: Language): ContactTexts => chatOf(language).contact

/** What a model is told of how its manner has moved. */
export const mannerTextsOf = (language: Language): MannerTexts => chatOf(language).manner

/** What is told of a scene that is played. */
export const playTextsOf = (language: Language): PlayTexts => chatOf(language).play

/** What speaks to all companions in a scene, in any language: people mix them. */
export const callsToEveryone: readonly string[] = [
  ...new Set(languages.flatMap((language) => playTextsOf(language).everyone)),
]

/** How a companion begins a new talk. */
export const openingTextsOf = (language: Language): OpeningTexts => chatOf(language).opening

/** What portraits say first, in any language. */
export const linesOfFaces: ReadonlySet<string> = new Set(
  languages.flatMap((language) => Object.values(facesOf(language).faces).map(({ line }) => line)),
)
