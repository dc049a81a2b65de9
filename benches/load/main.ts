import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { LoadRequests } from '../../infra/k6/requests.ts'
import {
  isScenarioName,
  mostUsersOf,
  scenarioNames,
  scenarios,
  secondsOf,
  stretched,
} from '../../infra/k6/scenarios.ts'
import { startProduct, type StartedProduct } from '../support/started-product.ts'
import { dismiss, gather, type Person } from './people.ts'
import { plotOf } from './plot.ts'
import { runScenario } from './run-scenario.ts'
import { tableOf } from './table.ts'
import { missed } from './thresholds.ts'

/** `npm run load`: the scenarios of infra/k6 where k6 is not installed. */
const usage = `Usage: npm run load -- <${scenarioNames.join('|')}> [options]
  --url URL     what is loaded; without, the product is started for it, without rate limits
  --anywhere    lets --url be another machine than this one: only where you may
  --minutes N   the whole scenario in so many minutes
  --out FILE    where the plot goes (.data/load-<scenario>.svg)
  Ends with 1 when a threshold is missed.`

const root = resolve(import.meta.dirname, '../..')
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

function refuse(reason: string): never {
  console.error(`${reason}\n${usage}`)
  process.exit(2)
}

function positive(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value)
  return number > 0 && Number.isFinite(number) ? number : refuse(`${option} is a number above 0.`)
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        anywhere: { type: 'boolean', default: false },
        minutes: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function addressOf(url: string | undefined, anywhere: boolean): string | null {
  if (url === undefined) return null
  if (!URL.canParse(url) || !/^https?:/.test(url)) return refuse(`${url} is no address.`)
  if (!anywhere && !loopback.has(new URL(url).hostname))
    return refuse(`${url} is not this machine.`)
  return url.replace(/\/$/, '')
}

const { values, positionals } = readOptions()
const [name = '', ...more] = positionals
if (values.help) {
  console.log(usage)
  process.exit(0)
}
if (!isScenarioName(name) || more.length > 0) refuse(`Which scenario?`)
const wantedUrl = addressOf(values.url, values.anywhere)
const { thresholds } = scenarios[name]
const stages = stretched(scenarios[name].stages, positive('--minutes', values.minutes))
const out = resolve(values.out ?? join(root, '.data', `load-${name}.svg`))
const requests = JSON.parse(
  await readFile(join(root, 'infra/k6/requests.json'), 'utf8'),
) as LoadRequests

const interrupt = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupt.abort())

/** All of it in a folder that goes with it; accounts are erased at once, not after days. */
const startOwn = (dataDir: string): Promise<StartedProduct> =>
  startProduct(dataDir, {
    args: ['--api'],
    settings: {
      LUMEN_RATE_LIMITS: 'off',
      LUMEN_DEFAULT_PLAN: 'premium',
      ACCOUNT_DELETION_GRACE_HOURS: '0',
      LOG_LEVEL: 'error',
    },
    detached: true,
  })

async function load(url: string, pid: number | null): Promise<void> {
  const people: Person[] = []
  const { signal } = interrupt
  try {
    const count = mostUsersOf(stages)
    console.error(`${count} users register at ${url} …`)
    await gather(url, requests, { count, people, signal })
    console.error(`${name}: ${Math.round(secondsOf(stages))} s …`)
    const record = await runScenario(stages, { url, requests, people, pid, signal })
    console.log(tableOf(record))
    for (const [kind, count] of record.kinds()) console.log(`${count} × ${kind}`)
    const title = `${name}: ${count} users at most, ${new Date().toISOString().slice(0, 10)}`
    await mkdir(dirname(out), { recursive: true })
    await writeFile(out, plotOf(title, secondsOf(stages), record.curves()))
    console.log(`plot: ${out}`)
    const misses = missed(thresholds, record.judged())
    for (const miss of misses) console.log(`missed: ${miss}`)
    if (misses.length > 0) process.exitCode = 1
  } finally {
    const reasons = await dismiss(url, requests, people)
    if (reasons.length > 0) {
      console.error(`${reasons.length} accounts could not be deleted: ${reasons[0]}`)
      process.exitCode = 1
    }
  }
}

/** The product for this run, which goes with its data when it is over. */
async function loadOwn(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumen-load-'))
  try {
    console.error('starting the product …')
    const product = await startOwn(dataDir)
    try {
      await load(product.url, product.pid)
    } finally {
      await product.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

try {
  await (wantedUrl === null ? loadOwn() : load(wantedUrl, null))
} catch (error) {
  // Why nobody could be reached is told by the cause.
  const { message, cause } = error as Error
  if (!interrupt.signal.aborted) console.error(cause instanceof Error ? cause.message : message)
  process.exitCode = 1
}
if (interrupt.signal.aborted) process.exitCode = 130
