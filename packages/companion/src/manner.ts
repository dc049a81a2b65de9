import { openRoom } from '@lumen/content/open-room'
import { mannerWishes, type MannerWish } from '@lumen/contracts/chat/tendencies'
import type { Language } from '@lumen/contracts/languages'
import { cleanText } from '@lumen/language/clean-text'
import { holdsPhrase } from '@lumen/understanding/phrase-templates'
import { mannerRoom } from './content.ts'

const contentOf = openRoom(mannerRoom)

/** What is asked of the companion’s manner by a text: a message, a hint, a speaking style, boundaries. */
export function readWishes(text: string, language: Language): MannerWish[] {
  const read = cleanText(text.slice(0, 2_000))
  const { manner } = contentOf(language)
  return mannerWishes.filter((wish) => holdsPhrase(manner[wish], read))
}
