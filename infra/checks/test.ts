import { mkdtemp, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '@lumen/provision/browser'
import { serverStatus } from '@lumen/provision/manage'
import { titleOf } from '@lumen/provision/provision-error'
import type { Servers } from '@lumen/provision/provision'
import { provisionForTests, testDataDirectory } from '@lumen/provision/testing'
import { budgets } from './budgets.ts'
import { run } from './run.ts'
import { playwright, turboRun, unitTests, vitest, type Outcome } from './suites.ts'

/**
 * `npm test`: format, lint, types, imports, unused code, content, unit and real-stack tests, the web
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

const interrupt = new AbortController()
const { signal } = interrupt
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interrupt.abort(name))

type Part = keyof typeof budgets
type Check = readonly [name: Part, command: string, args: readonly string[]]

/** A script of package.json that turbo leaves out when it has passed on the same files before. */
const cached = (name: Part, script: string): Check => [name, 'turbo', turboRun(script)]

const checks: readonly Check[] = [
  cached('lint and types', 'check:lint'),
  cached('imports', 'check:imports'),
  cached('unused code', 'check:unused'),
  cached('format', 'check:format'),
  cached('content', 'check:content'),
  // A package whose twins for other platforms the registry lacks breaks a clean install.
  ['lock file', 'npm', ['ci', '--dry-run']],
]

const total = { passed: 0, failed: 0 }
/** Said again at the end, where people look first. */
const failures: string[] = []
const late: string[] = []

/** Tells how `work` went and how long it took. */
async function tell(name: Part, work: () => Promise<Outcome>): Promise<void> {
  if (signal.aborted) return
  const since = performance.now()
  const { passed, failed, told } = await work()
  if (signal.aborted) return
  total.passed += passed
  total.failed += failed
  const seconds = (performance.now() - since) / 1000
  const time = `${seconds.toFixed(1)} s of ${budgets[name]} s`
  const line = `${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${passed} passed, ${failed} failed, ${time})`
  console.log(line)
  if (told !== '') console.log(told)
  if (failed > 0) failures.push(line)
  if (seconds > budgets[name]) late.push(`OVER BUDGET ${name} (${time})`)
}

/** A command that either holds or does not. */
const check = ([name, command, args]: Check) =>
  tell(name, async () => {
    const { code, output } = await run(command, args, { signal })
    return code === 0 ? { passed: 1, failed: 0, told: '' } : { passed: 0, failed: 1, told: output }
  })

async function twoAtATime(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = [...tasks]
  const work = async () => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) await task()
  }
  await Promise.all([work(), work()])
}

/** Something that tests need, which is here afterwards. */
const provide = (name: Part, work: () => Promise<unknown>) =>
  tell(name, async () => {
    try {
      await work()
      return { passed: 1, failed: 0, told: '' }
    } catch (error) {
      return { passed: 0, failed: 1, told: error instanceof Error ? error.message : String(error) }
    }
  })

const report = (line: string) => console.log(line)
let servers: Servers | undefined
/**
 * Holds the servers for all suites: the last one to use them would stop them. A browser that has to be
 * installed comes while checks run, not while its tests wait for it.
 */
async function prepare(): Promise<void> {
  await provide('servers', async () => {
    servers = await provisionForTests({ signal, report })
  })
  await provide('chromium', () => findBrowser({ dataDir: testDataDirectory(), signal, report }))
}

/** Stops the servers, unless somebody else uses or keeps them, and says which go on. */
async function giveServersUp(): Promise<void> {
  await servers?.stop()
  const dataDir = testDataDirectory()
  const { servers: known, users } = await serverStatus({ dataDir })
  const running = known.filter((server) => server.running)
  if (running.length === 0) return
  const names = running.map(({ server }) => titleOf(server)).join(', ')
  const why = users.length > 0 ? `used by process ${users.join(', ')}` : 'kept'
  console.log(`${names} of ${dataDir} stay up: ${why}`)
}

const reports = await mkdtemp(join(tmpdir(), 'lumen-test-'))
try {
  const beside = options.static ? undefined : prepare()
  const build: Check = ['web build', 'npm', ['run', '-s', 'build']]
  await twoAtATime(
    (options.static ? checks : [build, ...checks]).map((entry) => () => check(entry)),
  )
  await tell('unit', () => unitTests(signal))
  await beside
  if (!options.static) {
    await check(['web size', 'node', ['web/check-sizes.mjs']])
    await check(['mobile app', 'node', ['web/build/native/check.ts']])
    await tell('stack', () => vitest('stack', ['stack'], { reports, signal }))
    await tell('browser', () =>
      playwright('browser', options.full ? { E2E_LOOKS: 'all' } : {}, { reports, signal }),
    )
  }
} finally {
  if (!options.static) await giveServersUp()
  await rm(reports, { recursive: true, force: true })
}
for (const line of [...late, ...failures]) console.log(line)
console.log(`${total.passed} passed, ${total.failed} failed`)
if (signal.aborted)
  process.exitCode = 128 + constants.signals[signal.reason as 'SIGINT' | 'SIGTERM']
else process.exitCode = total.failed === 0 ? 0 : 1
if (signal.aborted) console.log(`interrupted by ${signal.reason}`)
