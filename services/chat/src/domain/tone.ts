import { detectLanguage } from '@lumen/language/detect-language'
import { toneOf } from '@lumen/companion/tone'
import type { Language } from '@lumen/contracts/languages'

/**
 * The language of a user's message, the preferred one when it is unclear, and the tone that fits.
 *
 * @param said the user's messages, oldest first; the last one is read
 */
export function readTone(
  said: readonly string[],
  preferred: Language,
): { language: Language; tone: string } {
  const language = detectLanguage(said.at(-1) ?? '', preferred) ?? preferred
  return { language, tone: toneOf(said, language) }
}
