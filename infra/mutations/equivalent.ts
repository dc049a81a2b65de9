import type { Equivalent } from './score.ts'

/** What no test could notice: it is not asked for. */
export const equivalent: readonly Equivalent[] = [
  {
    file: 'services/chat/src/domain/crisis.ts',
    from: 'care !== null && isLasting(care) && readReassurance(text) === null',
    to: 'false',
    why: 'the condition only spares work: nextCare() comes to the same',
  },
  {
    file: 'services/chat/src/domain/output-gate.ts',
    from: 'each > fine',
    to: 'each >= fine',
    why: 'up to where everything is fine, nothing is left to be judged',
  },
]
