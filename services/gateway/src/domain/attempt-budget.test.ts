import { expect, it } from 'vitest'
import { createAttemptBudget } from './attempt-budget.ts'

it('allows so many failures of a key in a window', () => {
  const budget = createAttemptBudget({ max: 2, windowSeconds: 60 })
  budget.fail('a', 0)
  expect(budget.allows('a', 1)).toBe(true)
  budget.fail('a', 1)
  expect(budget.allows('a', 59_999)).toBe(false)
  expect(budget.allows('b', 59_999)).toBe(true)
  expect(budget.allows('a', 60_000)).toBe(true)
})

it('stays bounded however many keys there are', () => {
  const budget = createAttemptBudget({ max: 1, windowSeconds: 60 })
  budget.fail('first', 0)
  for (let key = 0; key < 10_000; key++) budget.fail(String(key), 1)
  expect(budget.allows('9999', 2)).toBe(false)
  expect(budget.allows('first', 2)).toBe(true)
})
