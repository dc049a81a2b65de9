import type { CrisisPack } from './pack.ts'
import { zhMasks, zhRules } from './zh-rules.ts'
import { zhTerms } from './zh-terms.ts'

export const zh: CrisisPack = {
  language: 'zh',
  unit: 'character',
  gap: 3,
  negation: { before: 2, after: 0 },
  tenseless: true,
  terms: zhTerms,
  masks: zhMasks,
  rules: zhRules,
}
