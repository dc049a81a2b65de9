import { indirectMasks, indirectRules } from './indirect-rules.ts'
import type { CrisisPack } from './pack.ts'
import { zhIndirectTerms } from './zh-indirect.ts'
import { zhMasks, zhRules } from './zh-rules.ts'
import { zhTerms } from './zh-terms.ts'

export const zh: CrisisPack = {
  language: 'zh',
  unit: 'character',
  gap: 3,
  negation: { before: 2, after: 0 },
  tenseless: true,
  terms: { ...zhTerms, ...zhIndirectTerms },
  masks: [...zhMasks, ...indirectMasks(2)],
  rules: [...zhRules, ...indirectRules(2)],
}
