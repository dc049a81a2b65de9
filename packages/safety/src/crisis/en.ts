import type { CrisisPack } from './pack.ts'
import { enMasks, enRules } from './en-rules.ts'
import { enTerms } from './en-terms.ts'

export const en: CrisisPack = {
  language: 'en',
  unit: 'word',
  gap: 2,
  negation: { before: 4, after: 0 },
  terms: enTerms,
  masks: enMasks,
  rules: enRules,
}
