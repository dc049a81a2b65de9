import { begets, type Branch, controls, type Element, elementOfBranch } from './stems-branches.ts'

/** 旺相休囚死: how an element fares in a month, from best to worst. */
export const seasonStates = ['旺', '相', '休', '囚', '死'] as const
export type SeasonState = (typeof seasonStates)[number]

/** What each state makes of a stem’s weight. */
export const seasonWeights: Readonly<Record<SeasonState, number>> = {
  旺: 1.3,
  相: 1.15,
  休: 1,
  囚: 0.85,
  死: 0.7,
}

/**
 * The state of an element in a month: 旺 is the month’s own element, 相 what that begets, 休 what
 * begot it, 囚 what controls it, 死 what it controls. Earth rules 辰 未 戌 丑.
 */
export function seasonOf(element: Element, month: Branch): SeasonState {
  const ruler = elementOfBranch(month)
  if (element === ruler) return '旺'
  if (element === begets(ruler)) return '相'
  if (begets(element) === ruler) return '休'
  return controls(element) === ruler ? '囚' : '死'
}
