import type { Language } from '@lumen/contracts/languages'
import { type FeelingGroup, feelingOf } from './feeling.ts'
import { griefReach, readGrief } from './grief.ts'
import { cleanText } from '@lumen/language/clean-text'

/** Labels of a companion's own message: the tone it is written in. The web translates these words. */
export const companionEmotions = [
  'cheerful',
  'gentle',
  'caring',
  'curious',
  'playful',
  'thoughtful',
  'apologetic',
  'excited',
  'calm',
  'encouraging',
] as const
export type Emotion = (typeof companionEmotions)[number]

const tones: Readonly<Record<FeelingGroup, Emotion>> = {
  glad: 'cheerful',
  calm: 'calm',
  sad: 'gentle',
  lonely: 'caring',
  longing: 'gentle',
  angry: 'calm',
  afraid: 'caring',
  stressed: 'caring',
  ashamed: 'gentle',
  tired: 'caring',
  bored: 'playful',
}

/** The tone a reply to this feeling is written in. */
export const toneFor = (feeling: FeelingGroup | null): Emotion =>
  feeling === null ? 'curious' : tones[feeling]

/**
 * The tone an answer is written in: that of who grieves or, else, of the feeling the message shows.
 *
 * @param messages the user's, oldest first; the last one is to be answered
 */
export function toneOf(messages: readonly string[], language: Language): Emotion {
  const read = messages.slice(-griefReach).map((text) => cleanText(text.slice(0, 4_000)))
  const grief = readGrief(read, [], language)
  return grief === null
    ? toneFor(feelingOf(read.at(-1) ?? '', language))
    : grief.fresh
      ? 'caring'
      : 'gentle'
}
