import { expect, it } from 'vitest'
import { feelingOf } from './feeling-of'

it.each([
  [-1, 'anguished'],
  [-0.6, 'anguished'],
  [-0.59, 'heavy'],
  [-0.3, 'heavy'],
  [-0.11, 'low'],
  [-0.04, 'calm'],
  [0, 'calm'],
  [0.05, 'light'],
  [0.3, 'bright'],
  [0.6, 'joyful'],
])('calls %d %s', (weight, name) => {
  expect(feelingOf(weight)).toBe(name)
})
