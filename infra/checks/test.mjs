import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from './run.mjs'
import { playwright, vitest } from './suites.mjs'

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

const total = { passed: 0, failed: 0 }
/** Said again at the end, where people look first. */
const failures = []

/** Tells how `work` went, which answers `{ passed, failed, told }`. */
async function tell(name, work) {
  const since = performance.now()
  const { passed, failed, told } = await work()
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  const line = `${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${passed} passed, ${failed} failed, ${seconds} s)`
  console.log(line)
  if (told !== '') console.log(told)
  if (failed > 0) failures.push(line)
}

/** A command that either holds or does not. */
const check = ([name, command, args]) =>
  tell(name, async () => {
    const { code, output } = await run(command, args)
    return code === 0 ? { passed: 1, failed: 0, told: '' } : { passed: 0, failed: 1, told: output }
  })

async function twoAtATime(tasks) {
  const queue = [...tasks]
  const work = async () => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) await task()
  }
  await Promise.all([work(), work()])
}

const reports = await mkdtemp(join(tmpdir(), 'lumen-test-'))
try {
  await twoAtATime(checks.map((entry) => () => check(entry)))
  await tell('unit', () => vitest('unit', ['unit', 'web'], reports))
  if (!options.static) {
    await tell('stack', () => vitest('stack', ['stack'], reports))
    await check(['web build', 'npm', ['run', '-s', 'build']])
    await check(['web size', 'node', ['web/check-sizes.mjs']])
    await check(['mobile app', 'node', ['web/build/native/check.ts']])
    await tell('browser', () =>
      playwright(
        'browser',
        ['test', '-c', 'web/e2e/playwright.config.ts'],
        options.full ? { E2E_LOOKS: 'all' } : {},
        reports,
      ),
    )
  }
} finally {
  await rm(reports, { recursive: true, force: true })
}
for (const line of failures) console.log(line)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
