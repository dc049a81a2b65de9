import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './run.mjs'

/**
 * A suite of tests as counts and words: `{ passed, failed, told }`. A file of which something failed
 * is run once more, alone; what passes then is counted as passed and named as unsteady, because the
 * machines are busy and a landing must not hang on that, yet each such test is to be mended.
 */
export async function vitest(name, projects, reports) {
  const only = projects.flatMap((project) => ['--project', project])
  const first = await runVitest(join(reports, `${name}.json`), only, [])
  const broken = first.files.filter(({ status }) => status === 'failed')
  if (broken.length === 0) return { ...countOf(first), told: first.code === 0 ? '' : first.output }

  const again = await runVitest(
    join(reports, `${name}-again.json`),
    only,
    broken.map(({ name: file }) => file),
  )
  const steady = countOf({ ...first, code: 0, files: without(first.files, broken) })
  const repeated = countOf(again)
  return {
    passed: steady.passed + repeated.passed,
    failed: repeated.failed,
    told: [
      ...broken.map((file) => `failed at first: ${file.name}\n${failuresOf(file)}`),
      ...(repeated.failed > 0 ? [again.output] : ['unsteady: all of it passed when run again']),
    ].join('\n'),
  }
}

/** Playwright repeats a failed test itself, by its configuration. */
export async function playwright(name, args, env, reports) {
  const file = join(reports, `${name}.json`)
  const { code, output } = await run('npx', ['playwright', ...args, '--reporter=dot,json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const { stats = { expected: 0, unexpected: 0, flaky: 0 } } = await reportIn(file)
  const passed = stats.expected + stats.flaky
  const failed = stats.unexpected === 0 && (code !== 0 || passed === 0) ? 1 : stats.unexpected
  return { passed, failed, told: failed > 0 || stats.flaky > 0 ? output : '' }
}

async function runVitest(file, projects, paths) {
  const { code, output } = await run('npx', [
    'vitest',
    'run',
    ...projects,
    ...paths,
    // Left to itself it keeps a core free, which is half of a small machine.
    '--maxWorkers=100%',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const { testResults = [] } = await reportIn(file)
  return { code, output, files: testResults }
}

/** A runner that ran nothing, or crashed beside its tests, counts as a failure. */
function countOf({ code, files }) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failed = tests.filter(({ status }) => status === 'failed').length
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed }
}

const without = (files, some) => files.filter((file) => !some.includes(file))

const failuresOf = ({ message, assertionResults }) =>
  [
    message,
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`),
  ]
    .filter((words) => words)
    .join('\n')

async function reportIn(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return {}
  }
}
