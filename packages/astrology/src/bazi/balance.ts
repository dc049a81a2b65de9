import type { Element } from './stems-branches.ts'

export type ElementBalance = {
  /** Characters of the chart by element: 8, or 6 without the hour. */
  readonly counts: Readonly<Record<Element, number>>
  /** Share of each element with hidden stems and the season weighed in; they add up to 1. */
  readonly fractions: Readonly<Record<Element, number>>
}

export const strengthVerdicts = ['weak', 'balanced', 'strong'] as const
export type StrengthVerdict = (typeof strengthVerdicts)[number]
