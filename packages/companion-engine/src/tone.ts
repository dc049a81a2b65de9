import type { Language } from '@lumen/contracts/languages'
import { cleanText } from './clean-text.ts'
import { readEmotion } from './emotion.ts'
import { type Emotion, toneFor } from './emotion-labels.ts'
import { griefReach, readGrief, toneInGrief } from './grief.ts'
import { packFor } from './packs/registry.ts'

/**
 * The tone an answer is written in: that of who grieves or, else, of the feeling the message shows.
 *
 * @param messages the user's, oldest first; the last one is to be answered
 */
export function toneOf(messages: readonly string[], language: Language): Emotion {
  const read = messages.slice(-griefReach).map((text) => cleanText(text.slice(0, 4_000)))
  const grief = readGrief(read, [], packFor(language))
  return grief === null
    ? toneFor(readEmotion(read.at(-1) ?? '', language).label)
    : toneInGrief(grief)
}
