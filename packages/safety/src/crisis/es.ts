import { indirectMasks, indirectRules } from './indirect-rules.ts'
import type { CrisisPack } from './pack.ts'
import { esIndirectTerms } from './es-indirect.ts'
import { esMasks, esRules } from './es-rules.ts'
import { esTerms } from './es-terms.ts'

export const es: CrisisPack = {
  language: 'es',
  unit: 'word',
  gap: 3,
  negation: { before: 3, after: 0 },
  terms: { ...esTerms, ...esIndirectTerms },
  masks: [...esMasks, ...indirectMasks(1)],
  rules: [...esRules, ...indirectRules(1)],
}
