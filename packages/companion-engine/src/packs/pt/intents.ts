import type { IntentId } from '../../intent-list.ts'
import type { Patterns } from '../../pack.ts'
import { companionIntents } from './intents-companion.ts'
import { requestIntents } from './intents-requests.ts'
import { turnIntents } from './intents-turns.ts'

/** Written for folded text: no accents, é as e, often chat spelling (vc, oq, pq, n, to, ta). */
export const intents: Readonly<Record<IntentId, Patterns>> = {
  ...companionIntents,
  ...requestIntents,
  ...turnIntents,
}
