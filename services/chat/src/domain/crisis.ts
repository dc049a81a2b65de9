import type { Language } from '@lumen/contracts/languages'
import { assessCrisis, type CrisisLabel } from '@lumen/safety/crisis'

export type { CrisisLabel } from '@lumen/safety/crisis'

type Said = {
  content: string
  isFromUser: boolean
  metadata: { crisis?: 'crisis' | 'third_party' }
}

/** How many messages a crisis casts its shadow over. */
export const crisisMessages = 16
/** Earlier messages of the user that are read once more. */
const userMessagesRead = 6

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
): { crisis: CrisisLabel; crisisRecent: boolean } {
  const lately = earlier.slice(-crisisMessages)
  const previous = lately
    .filter((message) => message.isFromUser)
    .slice(-userMessagesRead)
    .map((message) => message.content)
  const wish = instruction === null ? 'none' : assessCrisis(instruction, { language }).label
  const stated = assessCrisis(text, { language, previous }).label
  return {
    crisis: stated === 'none' ? wish : stated,
    crisisRecent:
      lately.some((message) => message.metadata.crisis !== undefined) ||
      previous.some((said) => assessCrisis(said, { language }).label !== 'none'),
  }
}
