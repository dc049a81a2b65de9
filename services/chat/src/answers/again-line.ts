import { fillSlots } from '@lumen/content/fill-slots'
import { languageFacts, type Language } from '@lumen/contracts/languages'
import { excerpt } from '@lumen/runtime/excerpt'
import type { ToldAsGuest } from '../domain/told-as-guest.ts'
import { openingTextsOf } from '../texts.ts'

const wordsLength = 80
/** What the line has of its own. */
const ending = /[\s.。!！]+$/u

/** What a companion says to a guest who has made an account: by name, and of what they told. */
export function againLine({ name, words }: ToldAsGuest, language: Language): string {
  const { again } = openingTextsOf(language)
  const { quotes, spaces } = languageFacts[language]
  const [open, close] = quotes
  const greeting = name === null ? again.unnamed : fillSlots(again.named, { name })
  const rest =
    words === null
      ? again.open
      : fillSlots(again.told, {
          words: `${open}${excerpt(words.replace(ending, ''), wordsLength)}${close}`,
        })
  return [greeting, rest].join(spaces ? ' ' : '')
}
