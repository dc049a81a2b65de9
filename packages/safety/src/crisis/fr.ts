import { indirectMasks, indirectRules } from './indirect-rules.ts'
import type { CrisisPack } from './pack.ts'
import { frIndirectTerms } from './fr-indirect.ts'
import { frMasks, frRules } from './fr-rules.ts'
import { frTerms } from './fr-terms.ts'

export const fr: CrisisPack = {
  language: 'fr',
  unit: 'word',
  gap: 3,
  negation: { before: 3, after: 1 },
  terms: { ...frTerms, ...frIndirectTerms },
  masks: [...frMasks, ...indirectMasks(1)],
  rules: [...frRules, ...indirectRules(1)],
}
