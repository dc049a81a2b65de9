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

export const fr: CrisisPack = {
  language: 'fr',
  unit: 'word',
  gap: 3,
  negation: { before: 3, after: 1 },
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
  masks: [...masks, ...indirectMasks(1), ...partingMasks(1)],
  rules: [...rules, ...indirectRules(1), ...aroundRules(1), ...partingRules(1)],
}
