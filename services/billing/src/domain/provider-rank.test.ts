import { expect, it } from 'vitest'
import { worthLessThan } from './provider-rank.ts'

it.each([
  [null, ['local']],
  ['local', []],
  ['stripe-test', ['local']],
  ['stripe', ['local', 'stripe-test']],
] as const)('beside %s, what was bought at %j counts for nothing', (inUse, names) => {
  expect(worthLessThan(inUse)).toEqual(names)
})
