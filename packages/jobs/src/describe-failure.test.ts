import { expect, it } from 'vitest'
import { describeFailure } from './describe-failure.ts'

it('tells what kind of error it was and where, never its words', () => {
  const stack = [
    'RangeError: Ann was born in Rome',
    'at services/secret/src/no-frame.ts:1',
    '    at Array.map (<anonymous>)',
    '    at draw (/app/services/media/src/use-cases/draw.ts:12:7)',
    '    at run (/app/packages/jobs/src/job-runner.ts:70:9)',
  ].join('\n')
  expect(describeFailure(stack)).toEqual({
    error: 'RangeError',
    at: 'services/media/src/use-cases/draw.ts:12',
  })
})

it('makes no name of what is none', () => {
  expect(describeFailure('Ann said: no')).toEqual({ error: 'Error', at: null })
  expect(describeFailure(undefined)).toEqual({ error: 'Error', at: null })
})
