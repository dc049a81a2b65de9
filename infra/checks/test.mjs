import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `npm test`: format, lint, types, imports, unused code, locales, unit and real-stack tests, the web
 * build and its size, the sync of the mobile projects, browser tests; ends with `N passed, N failed`.
 * `npm run check` runs only what needs no server (`--static`); `npm run test:full` scans every screen
 * for barriers in every look (`--full`), not in two.
 */
const { values: options } = parseArgs({
  options: {
    static: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
})

const checks = [
  ['format', 'npm', ['run', '-s', 'check:format']],
  ['lint', 'npm', ['run', '-s', 'check:lint']],
  ['types', 'npm', ['run', '-s', 'check:types']],
  ['imports', 'npm', ['run', '-s', 'check:imports']],
  ['unused code', 'npm', ['run', '-s', 'check:unused']],
  ['locales', 'npm', ['run', '-s', 'check:locales']],
  // A package whose twins for other platforms the registry lacks breaks a clean install.
  ['lock file', 'npm', ['ci', '--dry-run']],
]

const reports = await mkdtemp(join(tmpdir(), 'lumen-test-'))
const total = { passed: 0, failed: 0 }

/** Runs a command, its output kept until it ends; never rejects. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString('utf8') }))
  })
}

function tell(name, since, { passed, failed }, output) {
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${passed} passed, ${failed} failed, ${seconds} s)`,
  )
  if (failed > 0) console.log(output)
}

/** A command that either holds or does not. */
async function check([name, command, args]) {
  const since = performance.now()
  const { code, output } = await run(command, args)
  tell(name, since, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, output)
}

/** A test runner with a report; one that ran nothing or crashed counts as a failure. */
async function suite(name, command, args, env, read) {
  const since = performance.now()
  const { code, output } = await run(command, args, env)
  let counts = { passed: 0, failed: 0 }
  try {
    counts = read(JSON.parse(await readFile(join(reports, `${name}.json`), 'utf8')))
  } catch (error) {
    counts.failed += 1
    console.log(`the report of ${name} cannot be read: ${error.message}`)
  }
  if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) counts.failed += 1
  tell(name, since, counts, output)
}

const vitest = (name, projects) =>
  suite(
    name,
    'npx',
    [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, `${name}.json`)}`,
    ],
    {},
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  )

async function twoAtATime(tasks) {
  const queue = [...tasks]
  const work = async () => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) await task()
  }
  await Promise.all([work(), work()])
}

try {
  await twoAtATime(checks.map((entry) => () => check(entry)))
  await vitest('unit', ['unit', 'web'])
  if (!options.static) {
    await vitest('stack', ['stack'])
    await check([
      'web build',
      'npx',
      ['turbo', 'run', 'build', '--filter=@lumen/web', '--output-logs=errors-only'],
    ])
    await check(['web size', 'node', ['web/check-sizes.mjs']])
    await check(['mobile app', 'node', ['web/build/native/check.ts']])
    await suite(
      'browser',
      'npx',
      ['playwright', 'test', '-c', 'web/e2e/playwright.config.ts', '--reporter=list,json'],
      {
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'browser.json'),
        ...(options.full && { E2E_LOOKS: 'all' }),
      },
      ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    )
  }
} finally {
  await rm(reports, { recursive: true, force: true })
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
