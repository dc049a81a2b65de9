import type { CrisisPack } from './pack.ts'
import { ptMasks, ptRules } from './pt-rules.ts'
import { ptTerms } from './pt-terms.ts'

export const pt: CrisisPack = {
  language: 'pt',
  unit: 'word',
  gap: 3,
  negation: { before: 3, after: 0 },
  terms: ptTerms,
  masks: ptMasks,
  rules: ptRules,
}
