import { languages, type Language } from '@lumen/contracts/languages'
import { cleanText, foldText } from './clean-text.ts'
import { detectLanguage } from '@lumen/language/detect-language'
import { packFor } from './packs/registry.ts'

/** What a regeneration asks for, as far as a script can do it. */
export type Steering = {
  readonly shorter: boolean
  readonly longer: boolean
  readonly gentler: boolean
  readonly lighter: boolean
  readonly noQuestion: boolean
  readonly language: Language | null
}

/**
 * Reads an instruction in the user's language, the one it is written in, or English; what no rule
 * knows is passed over. Other packs are not asked: each costs its loading.
 */
export function readSteering(instruction: string, own: Language): Steering {
  const text = cleanText(instruction.slice(0, 500))
  const order = new Set<Language>([own, detectLanguage(text, own) ?? own, 'en'])
  const packs = text === '' ? [] : [...order].map(packFor)
  const asks = (wish: 'shorter' | 'longer' | 'gentler' | 'lighter' | 'noQuestion') =>
    packs.some((pack) => pack.steering[wish].test(foldText(text, pack.text)))
  const wanted = packs.flatMap((pack) =>
    languages.filter((language) =>
      pack.steering.languages[language].test(foldText(text, pack.text)),
    ),
  )
  return {
    shorter: asks('shorter'),
    longer: asks('longer'),
    gentler: asks('gentler'),
    lighter: asks('lighter'),
    noQuestion: asks('noQuestion'),
    language: wanted[0] ?? null,
  }
}
