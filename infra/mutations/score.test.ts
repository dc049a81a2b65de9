import { expect, it } from 'vitest'
import { scoreOf, type MutationReport } from './score.ts'

const source = 'const a = 1\nconst b = a > 1\n'
const at = (start: [number, number], end: [number, number]) => ({
  start: { line: start[0], column: start[1] },
  end: { line: end[0], column: end[1] },
})
const comparison = at([2, 11], [2, 16])
const mutant = (status: string, replacement: string) => ({
  mutatorName: 'EqualityOperator',
  status,
  replacement,
  location: comparison,
})
const report = (...mutants: ReturnType<typeof mutant>[]): MutationReport => ({
  files: { 'x.ts': { source, mutants } },
})

it('counts what was noticed among all that could be', () => {
  const { alive, ...counts } = scoreOf(
    report(
      mutant('Killed', 'a >= 1'),
      mutant('Timeout', 'a < 1'),
      mutant('Survived', 'true'),
      mutant('NoCoverage', 'false'),
      mutant('Ignored', 'a'),
    ),
    [],
  )
  expect(counts).toEqual({ killed: 2, equivalent: 0, percent: 50 })
  expect(alive).toEqual([
    { place: 'x.ts:2', from: 'a > 1', to: 'true' },
    { place: 'x.ts:2', from: 'a > 1', to: 'false' },
  ])
})

it('leaves out what changes nothing, in that file and place alone', () => {
  const same = { file: 'x.ts', from: 'a > 1', to: 'true', why: 'a is 1' }
  const survivors = report(mutant('Survived', 'true'), mutant('Survived', 'false'))
  expect(scoreOf(survivors, [same])).toMatchObject({ equivalent: 1, percent: 0 })
  expect(scoreOf(survivors, [{ ...same, file: 'y.ts' }]).equivalent).toBe(0)
  expect(scoreOf(survivors, [{ ...same, from: 'a' }]).equivalent).toBe(0)
  expect(scoreOf(report(), [same]).percent).toBe(100)
})

it('reads what stands in more than one line', () => {
  const both = { ...mutant('Survived', ''), location: at([1, 7], [2, 8]) }
  expect(scoreOf(report(both), []).alive[0]?.from).toBe('a = 1\nconst b')
})
