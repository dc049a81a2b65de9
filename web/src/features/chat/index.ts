import { lazy } from 'react'

/** Emergency numbers and help lines, wherever somebody may need them. */
export const HelpLines = lazy(async () => ({
  default: (await import('./safety/help-lines')).HelpLines,
}))
