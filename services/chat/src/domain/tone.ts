import { detectLanguage } from '@lumen/companion-engine/detect-language'
import { readEmotion } from '@lumen/companion-engine/emotion'
import { toneFor } from '@lumen/companion-engine/emotion-labels'
import type { Language } from '@lumen/contracts/languages'

/** The language of a user's message, the preferred one when it is unclear, and the tone that fits. */
export function readTone(text: string, preferred: Language): { language: Language; tone: string } {
  const language = detectLanguage(text, preferred) ?? preferred
  return { language, tone: toneFor(readEmotion(text, language).label) }
}
