import { detectLanguage } from '@lumen/language/detect-language'
import type { Language } from '@lumen/contracts/languages'
import { loadClassifier, type EmotionClassifier } from '@lumen/emotion/classify'
import type { Emotion } from '@lumen/emotion/labels'
import { readFeeling } from '@lumen/emotion/read-feeling'
import type { Logger } from '@lumen/runtime/logger'
import { assessCrisis } from '@lumen/safety/crisis'

/**
 * The feeling of a user's message, as a guess; `preferred` counts where its language is unclear. Null
 * when it speaks of a crisis: nobody in danger should be told that they sound sad.
 */
export type FeelingReader = (text: string, preferred: Language) => Emotion | null

/** Reads feelings on this machine; the weights are loaded with the first message. */
export function readFeelingsLocally(log: Logger): FeelingReader {
  let classify: EmotionClassifier | undefined
  return (text, preferred) => {
    try {
      classify ??= loadClassifier()
      const language = detectLanguage(text, preferred) ?? preferred
      const feeling = readFeeling(text, language, classify)
      if (feeling === 'neutral') return feeling
      return assessCrisis(text, { language }).label === 'none' ? feeling : null
    } catch (error) {
      // Nobody's message should be lost for want of a label.
      log.error({ err: error }, 'the feeling of a message was not read')
      return 'neutral'
    }
  }
}
