import type { chartWarningKinds } from '@lumen/contracts/fortune/birth'
import { Closed, Line } from './text.ts'

type WarningKind = (typeof chartWarningKinds)[number]

/** What somebody should know who looks at a chart. */
export const WarningsPack = Closed({
  'near-term': Line('term', 'seconds'),
  'near-hour-edge': Line('seconds'),
  'near-sign-edge': Line('point'),
  'day-of-two-signs': Line('point', 'from', 'to'),
  'time-unknown': Line(),
  'place-unknown': Line(),
  'place-approximate': Line(),
  'polar-houses': Line(),
  'before-1900': Line(),
  'schools-differ': Line(),
} satisfies Record<WarningKind, ReturnType<typeof Line>>)
