import { stripVTControlCharacters } from 'node:util'

/** What a run of one test says of the code. `broken`: it did not come to that test. */
export type Verdict = 'killed' | 'survived' | 'broken'

export type TestReport = {
  /** One for each file, which `name` is the path of. */
  testResults: { name: string; assertionResults: TestResult[] }[]
}
type TestResult = { title: string; status: string; failureMessages: string[] }
type Test = { file: string; name: string }

const resultsOf = (report: TestReport | null, test: Test): TestResult[] =>
  (report?.testResults ?? [])
    .filter(({ name }) => name.endsWith(`/${test.file}`))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => title === test.name)

/**
 * What the named test says of the code. A run in which it neither passed nor failed shows nothing: code
 * that cannot be read, or a server that did not start, would kill any mutant.
 */
export function verdictOf(report: TestReport | null, test: Test): Verdict {
  const statuses = resultsOf(report, test).map(({ status }) => status)
  if (statuses.includes('failed')) return 'killed'
  return statuses.includes('passed') ? 'survived' : 'broken'
}

/** What the test failed with, in a line, so that who reads it sees whether it is what was broken. */
export const reasonOf = (report: TestReport | null, test: Test): string =>
  stripVTControlCharacters(
    resultsOf(report, test).flatMap(({ failureMessages }) => failureMessages)[0] ?? '',
  )
    .split('\n')[0]!
    .slice(0, 120)
