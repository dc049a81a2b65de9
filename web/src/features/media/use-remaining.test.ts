import { expect, it } from 'vitest'
import { remainingSeconds } from './use-remaining'

it.each([
  [10, 50, 10],
  [30, 75, 10],
  [6, 10, 54],
  [20, 99, 1],
])('after %i s at %i %% about %i s are left', (elapsed, progress, left) => {
  expect(remainingSeconds(elapsed, progress)).toBe(left)
})

it('says nothing of a beginning or an end', () => {
  expect(remainingSeconds(1, 50)).toBeNull()
  expect(remainingSeconds(10, 3)).toBeNull()
  expect(remainingSeconds(10, 100)).toBeNull()
})
