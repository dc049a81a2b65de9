import { detectLanguage } from '@lumen/language/detect-language'
import type { Language } from '@lumen/contracts/languages'
import type { Logger } from '@lumen/runtime/logger'
import { assessCrisis } from '@lumen/safety/crisis'
import { type Emotion, readFeeling } from '@lumen/understanding/feeling'

/**
 * The feeling of a user's message, as a guess; `preferred` counts where its language is unclear. Null
 * when it speaks of a crisis: nobody in danger should be told that they sound sad.
 */
export type FeelingReader = (text: string, preferred: Language) => Emotion | null

/** Reads feelings on this machine; words and weights are loaded with the first message. */
export function readFeelingsLocally(log: Logger): FeelingReader {
  return (text, preferred) => {
    try {
      const language = detectLanguage(text, preferred) ?? preferred
      if (assessCrisis(text, { language }).label !== 'none') return null
      return readFeeling(text, language).emotion
    } catch (error) {
      // Nobody's message should be lost for want of a label.
      log.error({ err: error }, 'the feeling of a message was not read')
      return 'neutral'
    }
  }
}
