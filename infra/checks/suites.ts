import { readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run, type Ended } from './run.ts'

/** What a suite came to: counts of its tests, and what its runner said when not all is well. */
export type Outcome = { passed: number; failed: number; told: string }

/** Where runners write their reports, and what ends them early. */
export type Run = { reports: string; signal: AbortSignal }

const unitReport = 'test-results/unit.json'

/** Arguments of turbo for one script of package.json, which runs unless nothing has changed. */
export const turboRun = (script: string): string[] => [
  'run',
  `//#${script}`,
  '--output-logs=errors-only',
  '--log-prefix=none',
  '--env-mode=loose',
]

/** The tests that need no server; their report is kept with what turbo remembers. */
export async function unitTests(signal: AbortSignal): Promise<Outcome> {
  await rm(unitReport, { force: true })
  const ended = await run('turbo', turboRun('test:unit'), { signal })
  return counted(ended, unitReport)
}

/** The tests of these projects of vitest.config.ts, each once: what passes only when repeated fails. */
export async function vitest(
  name: string,
  projects: readonly string[],
  { reports, signal }: Run,
): Promise<Outcome> {
  const file = join(reports, `${name}.json`)
  const ended = await run(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { signal },
  )
  return counted(ended, file)
}

type VitestFile = {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: VitestFile[]
}

/** By name and reason; the file itself where what comes before its tests failed. */
function failedTests({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [`${file}\n    ${reason(message)}`]
  return failed.map(
    ({ fullName, failureMessages }) => `${file} › ${fullName}\n    ${reason(failureMessages[0])}`,
  )
}

async function counted(ended: Ended, file: string): Promise<Outcome> {
  const report = await read<VitestReport>(file)
  const failed = (report?.testResults ?? []).flatMap(failedTests)
  return outcome(withNames(ended, failed), report?.numPassedTests ?? 0, report?.numFailedTests ?? 0)
}

/** What failed, by name and reason, before all that the runner said, of which a log may show the beginning only. */
const withNames = (ended: Ended, names: readonly string[]): Ended => ({
  ...ended,
  output: [...names.map((name) => `  ${name}`), ended.output].join('\n'),
})

type PlaywrightSuite = {
  specs?: {
    title: string
    file: string
    ok: boolean
    tests: { results: { error?: { message?: string } }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

/** The beginning of what a test failed with. */
const reason = (message = ''): string =>
  stripVTControlCharacters(message).slice(0, 1000).replaceAll('\n', '\n    ')

const failedSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      [
        `${file} › ${title}`,
        ...tests.flatMap(({ results }) => results.map(({ error }) => reason(error?.message))),
      ].join('\n    '),
    ),
  ...suites.flatMap(failedSpecs),
]

/** The tests of web/e2e, each once, with these variables in their environment. */
export async function playwright(
  name: string,
  env: Record<string, string>,
  { reports, signal }: Run,
): Promise<Outcome> {
  const file = join(reports, `${name}.json`)
  const ended = await run(
    'playwright',
    ['test', '-c', 'web/e2e/playwright.config.ts', '--reporter=dot,json'],
    { signal, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  )
  const report = await read<
    PlaywrightSuite & { stats: { expected: number; unexpected: number; flaky: number } }
  >(file)
  const { stats } = report ?? { stats: { expected: 0, unexpected: 0, flaky: 0 } }
  return outcome(
    withNames(ended, failedSpecs(report ?? {})),
    stats.expected,
    stats.unexpected + stats.flaky,
  )
}

/** A runner that ran nothing, or crashed beside its tests, counts as a failure. */
export function outcome({ code, output }: Ended, passed: number, failed: number): Outcome {
  if (code === 0 && failed === 0 && passed > 0) return { passed, failed, told: '' }
  return { passed, failed: Math.max(failed, 1), told: output }
}

async function read<Report>(file: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } catch {
    return null
  }
}
