import { indirectMasks, indirectRules } from './indirect-rules.ts'
import type { CrisisPack } from './pack.ts'
import { deIndirectTerms } from './de-indirect.ts'
import { deMasks, deRules } from './de-rules.ts'
import { deTerms } from './de-terms.ts'

export const de: CrisisPack = {
  language: 'de',
  unit: 'word',
  gap: 3,
  negation: { before: 3, after: 0 },
  terms: { ...deTerms, ...deIndirectTerms },
  masks: [...deMasks, ...indirectMasks(1)],
  rules: [...deRules, ...indirectRules(1)],
}
