import { fillSlots } from '@lumen/content/fill-slots'
import { languageFacts, type Language } from '@lumen/contracts/languages'
import type { PictureNotes } from '../content.ts'
import type { TurnPicture } from './sent-pictures.ts'

/** How a prompt shows a picture: to be seen, once seen and only told of now, or never seen. */
export type PicturePlace = 'shown' | 'earlier' | 'unseen'

/**
 * What stands in a prompt for a picture that the user sent, or beside it: whether the model sees it,
 * and what the user says is on it.
 */
export function pictureNote(
  { description }: TurnPicture,
  place: PicturePlace,
  language: Language,
  texts: PictureNotes,
): string {
  const words = description.trim()
  if (words === '') return texts[place].alone
  const [open, close] = languageFacts[language].quotes
  return fillSlots(texts[place].described, { description: `${open}${words}${close}` })
}
