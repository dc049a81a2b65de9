import { limits } from '@lumen/contracts/limits'
import { expect, it } from 'vitest'
import { FrameBudget } from './frame-budget.ts'

const take = (count: number, now: number, budget: FrameBudget) =>
  Array.from({ length: count }, () => budget.take(now))

it('allows a window’s worth, refuses the rest, and starts anew with the next window', () => {
  const budget = new FrameBudget()
  const answers = take(limits.framesPerWindow + 3, 1000, budget)
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(limits.framesPerWindow)
  expect(answers.slice(-3)).toEqual(['over', 'over', 'over'])
  expect(budget.take(1000 + limits.frameWindowSeconds * 1000)).toBe('ok')
})

it('calls it a flood when nobody could mean it', () => {
  expect(take(limits.framesPerWindow * 26, 0, new FrameBudget()).at(-1)).toBe('flood')
})
