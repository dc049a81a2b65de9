import type { Language } from '@lumen/contracts/languages'
import { assessCrisis, type CrisisLabel } from '@lumen/safety/crisis'

export type { CrisisLabel } from '@lumen/safety/crisis'

type Said = {
  content: string
  isFromUser: boolean
  metadata: { crisis?: 'crisis' | 'third_party' }
}

/** A crisis that was stated a moment ago, and how many messages its user has sent since. */
export type RecentCrisis = { label: 'crisis' | 'third_party'; turn: number }

export type CrisisReading = {
  /** What the crisis floor says of the message. */
  crisis: CrisisLabel
  /** The language the decisive words are in, otherwise the one given. */
  crisisLanguage: Language
  recentCrisis: RecentCrisis | null
}

/** How many messages, of both sides, a crisis casts its shadow over. */
export const crisisMessages = 16
/** Earlier messages of the user that count together with the new one. */
const previousMessages = 6
/** How much of an earlier message is read once more; the floor's own replies tell of the rest. */
const readOfEarlier = 400

/**
 * What the crisis floor says of a message and of the talk before it, oldest first. A crisis counts as
 * recent while a reply of the floor, or a message that states one, is among the last messages. The
 * wish that comes with an answer asked for again is the user's text too.
 */
export function readCrisis(
  text: string,
  instruction: string | null,
  earlier: readonly Said[],
  language: Language,
): CrisisReading {
  const lately = earlier.slice(-crisisMessages)
  const previous = lately
    .filter((message) => message.isFromUser)
    .slice(-previousMessages)
    .map((message) => message.content)
  const stated = assessCrisis(text, { language, previous })
  const wish = instruction === null ? stated : assessCrisis(instruction, { language })
  const decisive = stated.label === 'none' ? wish : stated
  return {
    crisis: decisive.label,
    crisisLanguage: decisive.label === 'none' ? language : decisive.language,
    recentCrisis: findRecent(lately, language),
  }
}

function findRecent(lately: readonly Said[], language: Language): RecentCrisis | null {
  for (let index = lately.length - 1; index >= 0; index -= 1) {
    const message = lately[index]
    if (message === undefined) continue
    const label = message.isFromUser
      ? assessCrisis(message.content.slice(0, readOfEarlier), { language }).label
      : (message.metadata.crisis ?? 'none')
    if (label === 'none') continue
    const since = lately.slice(index + 1)
    return { label, turn: since.filter((each) => each.isFromUser).length }
  }
  return null
}
