import { indirectMasks, indirectRules } from '../indirect-rules.ts'
import type { CrisisPack } from '../pack.ts'
import { aroundRules } from '../around-rules.ts'
import { parting } from './parting.ts'
import { partingMasks, partingRules } from '../parting-rules.ts'
import { around } from './around.ts'
import { bearing } from './bearing.ts'
import { grammar } from './grammar.ts'
import { idioms } from './idioms.ts'
import { wishes } from './wishes.ts'
import { suicide } from './suicide.ts'
import { means } from './means.ts'
import { signs } from './signs.ts'
import { indirect } from './indirect.ts'
import { masks, rules } from './rules.ts'

export const ko: CrisisPack = {
  language: 'ko',
  script: /[\uac00-\ud7a3\u1100-\u1112]/,
  unit: 'character',
  gap: 4,
  negation: { before: 1, after: 5 },
  tenseless: true,
  terms: {
    ...grammar,
    ...bearing,
    ...around,
    ...idioms,
    ...wishes,
    ...suicide,
    ...means,
    ...signs,
    ...indirect,
    ...parting,
  },
  masks: [...masks, ...indirectMasks(2), ...partingMasks(2)],
  rules: [...rules, ...indirectRules(2), ...aroundRules(2), ...partingRules(2)],
}
