import { detectLanguage } from '@lumen/companion-engine/detect-language'
import type { Language } from '@lumen/contracts/languages'
import { loadClassifier, type EmotionClassifier } from '@lumen/emotion/classify'
import type { Emotion } from '@lumen/emotion/labels'
import { readFeeling } from '@lumen/emotion/read-feeling'
import type { Logger } from '@lumen/runtime/logger'

/** The feeling of a user's message, as a guess; `preferred` counts where its language is unclear. */
export type FeelingReader = (text: string, preferred: Language) => Emotion

/** Reads feelings on this machine; the weights are loaded with the first message. */
export function readFeelingsLocally(log: Logger): FeelingReader {
  let classify: EmotionClassifier | undefined
  return (text, preferred) => {
    try {
      classify ??= loadClassifier()
      return readFeeling(text, detectLanguage(text, preferred) ?? preferred, classify)
    } catch (error) {
      // Nobody's message should be lost for want of a label.
      log.error({ err: error }, 'the feeling of a message was not read')
      return 'neutral'
    }
  }
}
