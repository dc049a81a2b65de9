import { indirectMasks, indirectRules } from './indirect-rules.ts'
import type { CrisisPack } from './pack.ts'
import { jaIndirectTerms } from './ja-indirect.ts'
import { jaMasks, jaRules } from './ja-rules.ts'
import { jaTerms } from './ja-terms.ts'

export const ja: CrisisPack = {
  language: 'ja',
  script: /[\u3041-\u3096]/,
  unit: 'character',
  gap: 5,
  negation: { before: 0, after: 6 },
  tenseless: true,
  terms: { ...jaTerms, ...jaIndirectTerms },
  masks: [...jaMasks, ...indirectMasks(2)],
  rules: [...jaRules, ...indirectRules(2)],
}
