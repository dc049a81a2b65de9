import { expect, it } from 'vitest'
import { importanceOf } from './importance-of'

it.each([
  [1, 'small'],
  [2, 'small'],
  [3, 'usual'],
  [5, 'usual'],
  [6, 'important'],
  [8, 'important'],
  [9, 'vital'],
  [10, 'vital'],
])('calls %d %s', (importance, name) => {
  expect(importanceOf(importance)).toBe(name)
})
