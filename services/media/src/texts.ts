import { openRoom } from '@lumen/content/open-room'
import type { ErrorCode } from '@lumen/contracts/error-body'
import type { Language } from '@lumen/contracts/languages'
import type { RoomContent } from '@lumen/content/define-room'
import {
  messagesRoom,
  speechRoom,
  templatesRoom,
  type MediaTexts,
  type ReadAloudWords,
} from './content.ts'

const messagesOf = openRoom(messagesRoom)
const templatesOf = openRoom(templatesRoom)
const speechOf = openRoom(speechRoom)

/** What the service says by itself, in a language. */
export const mediaTexts = (language: Language): MediaTexts => messagesOf(language).media

/** Names, descriptions and prompts of the avatars that come along. */
export type TemplateTexts = RoomContent<typeof templatesRoom>['avatars']
export const templateTexts = (language: Language): TemplateTexts => templatesOf(language).avatars

/** How texts are read aloud without a model. */
export const readAloudWords = (language: Language): ReadAloudWords =>
  speechOf(language)['read-aloud']

/** Why a job failed, for its owner. */
export function failureText(code: ErrorCode, language: Language): string {
  const { failures } = mediaTexts(language)
  return code in failures ? failures[code as keyof typeof failures] : failures.other
}
