import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { applyMutant } from './apply-mutant.ts'
import { mostMutants, stackMutants } from './stack-mutants.ts'
import { reasonOf, verdictOf } from './verdict.ts'

const root = join(import.meta.dirname, '..', '..')
const textOf = (file: string) => readFile(join(root, file), 'utf8')

it('lists what still stands in the code, and tests that are still there', async () => {
  for (const mutant of stackMutants) {
    const source = await textOf(mutant.file)
    expect(applyMutant(source, mutant), mutant.id).not.toBe(source)
    expect(await textOf(mutant.test.file), mutant.id).toContain(`('${mutant.test.name}'`)
  }
  expect(new Set(stackMutants.map(({ id }) => id)).size).toBe(stackMutants.length)
  expect(stackMutants.length).toBeLessThanOrEqual(mostMutants)
})

it.each(['', 'a = b', 'a = 1; a = 1'])(
  'applies nothing to code that has moved on: %s',
  (source) => {
    const mutant = { id: 'one', file: 'x.ts', find: 'a = 1', replace: 'a = 2' }
    expect(() => applyMutant(source, mutant)).toThrow(/one: x\.ts holds what it replaces \d times/)
  },
)

it('takes a replacement as it is written', () => {
  const mutant = { id: 'one', file: 'x.ts', find: 'a', replace: '$&$1' }
  expect(applyMutant('(a)', mutant)).toBe('($&$1)')
})

it.each([
  [['passed'], 'survived'],
  [['failed'], 'killed'],
  [['passed', 'failed'], 'killed'],
  [['skipped'], 'broken'],
  [[], 'broken'],
] as const)('says of a test that %s: %s', (statuses, verdict) => {
  const failureMessages = ['\u001b[31mAssertionError\u001b[39m: 1 is not 2\nat x.ts:1']
  const named = (title: string) => statuses.map((status) => ({ title, status, failureMessages }))
  const report = {
    testResults: [
      { name: '/copy/x/a.test.ts', assertionResults: named('this') },
      {
        name: '/copy/x/b.test.ts',
        assertionResults: [{ title: 'this', status: 'failed', failureMessages: [] }],
      },
      {
        name: '/copy/x/a.test.ts',
        assertionResults: [{ title: 'another', status: 'failed', failureMessages: [] }],
      },
    ],
  }
  const test = { file: 'x/a.test.ts', name: 'this' }
  expect(verdictOf(report, test)).toBe(verdict)
  expect(reasonOf(report, test)).toBe(statuses.length > 0 ? 'AssertionError: 1 is not 2' : '')
  expect(verdictOf(null, { file: 'x/a.test.ts', name: 'this' })).toBe('broken')
})
