import { indirectMasks, indirectRules } from './indirect-rules.ts'
import type { CrisisPack } from './pack.ts'
import { enIndirectTerms } from './en-indirect.ts'
import { enMasks, enRules } from './en-rules.ts'
import { enTerms } from './en-terms.ts'

export const en: CrisisPack = {
  language: 'en',
  unit: 'word',
  gap: 2,
  negation: { before: 4, after: 0 },
  terms: { ...enTerms, ...enIndirectTerms },
  masks: [...enMasks, ...indirectMasks(1)],
  rules: [...enRules, ...indirectRules(1)],
}
