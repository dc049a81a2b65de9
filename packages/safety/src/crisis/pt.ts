import { indirectMasks, indirectRules } from './indirect-rules.ts'
import type { CrisisPack } from './pack.ts'
import { ptIndirectTerms } from './pt-indirect.ts'
import { ptMasks, ptRules } from './pt-rules.ts'
import { ptTerms } from './pt-terms.ts'

export const pt: CrisisPack = {
  language: 'pt',
  unit: 'word',
  gap: 3,
  negation: { before: 3, after: 0 },
  terms: { ...ptTerms, ...ptIndirectTerms },
  masks: [...ptMasks, ...indirectMasks(1)],
  rules: [...ptRules, ...indirectRules(1)],
}
