import { expect, test } from 'vitest'
import { outcome } from './suites.ts'

const output = 'what the runner said'

test.each([
  ['all passed', 0, 3, 0, { passed: 3, failed: 0, told: '' }],
  ['one failed', 1, 3, 1, { passed: 3, failed: 1, told: output }],
  ['one failed, and the runner did not notice', 0, 3, 1, { passed: 3, failed: 1, told: output }],
  ['nothing ran', 0, 0, 0, { passed: 0, failed: 1, told: output }],
  ['the runner crashed beside its tests', 1, 3, 0, { passed: 3, failed: 1, told: output }],
])('%s', (_case, code, passed, failed, result) => {
  expect(outcome({ code, output }, passed, failed)).toEqual(result)
})
