import { indirectMasks, indirectRules } from './indirect-rules.ts'
import type { CrisisPack } from './pack.ts'
import { koIndirectTerms } from './ko-indirect.ts'
import { koMasks, koRules } from './ko-rules.ts'
import { koTerms } from './ko-terms.ts'

export const ko: CrisisPack = {
  language: 'ko',
  script: /[\uac00-\ud7a3\u1100-\u1112]/,
  unit: 'character',
  gap: 4,
  negation: { before: 1, after: 5 },
  tenseless: true,
  terms: { ...koTerms, ...koIndirectTerms },
  masks: [...koMasks, ...indirectMasks(2)],
  rules: [...koRules, ...indirectRules(2)],
}
