import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { equivalent } from './equivalent.ts'
import { measured, type Measured } from './measured.ts'
import { copyProduct, root } from './product-copy.ts'
import { scoreOf, type MutationReport } from './score.ts'

/**
 * `npm run mutate`: lets Stryker break pure rules in every way it knows, in a copy of the product, and
 * says what no unit test notices. Without a path: what measured.ts names, each part of which must reach
 * the least percentage; `-- <name of a part>` takes that one; `-- <file or folder>…` anything else, with
 * all unit tests of its service or package.
 */
const leastPercent = 90

const { positionals } = parseArgs({ allowPositionals: true })
const parts = await partsOf(positionals)

const interrupt = new AbortController()
const { signal } = interrupt
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interrupt.abort(name))

const copy = await copyProduct()
try {
  for (const part of parts) await measure(part)
} finally {
  await copy.remove()
}

async function partsOf(paths: readonly string[]): Promise<Measured[]> {
  if (paths.length === 0) return [...measured]
  return Promise.all(
    paths.map(async (path) => measured.find(({ name }) => name === path) ?? partAt(path)),
  )
}

/** @throws Error for a path that is not there, or that no unit test is near */
async function partAt(path: string): Promise<Measured> {
  const workspace = /^(?:packages|services)\/[^/]+/.exec(path)?.[0]
  if (workspace === undefined) throw new Error(`${path} is neither a package's nor a service's`)
  const isFolder = (await stat(join(root, path))).isDirectory()
  const files = isFolder ? [`${path}/**/*.ts`, `!${path}/**/*.test.ts`] : [path]
  return { name: path, files, tests: [`${workspace}/src/**/*.test.ts`] }
}

async function measure({ name, files, tests }: Measured): Promise<void> {
  console.log(`\n== ${name}`)
  const reportFile = join(copy.directory, 'mutation.json')
  await rm(reportFile, { force: true })
  const child = spawn(
    'stryker',
    [
      'run',
      'infra/mutations/stryker.config.mjs',
      `--mutate=${files.join(',')}`,
      `--testFiles=${tests.join(',')}`,
    ],
    // A group of its own: what ends it must end the runners that it started as well.
    { cwd: copy.directory, stdio: ['ignore', 'inherit', 'inherit'], detached: true },
  )
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
  signal.addEventListener('abort', end, { once: true })
  const [code] = await once(child, 'exit')
  signal.removeEventListener('abort', end)
  if (code !== 0) throw new Error(`Stryker could not measure ${name}`)
  tell(name, JSON.parse(await readFile(reportFile, 'utf8')) as MutationReport)
}

function tell(name: string, report: MutationReport): void {
  const { killed, equivalent: same, alive, percent } = scoreOf(report, equivalent)
  for (const { place, from, to } of alive) console.log(`${place}\n- ${from}\n+ ${to}`)
  console.log(`${name}: ${killed} killed, ${alive.length} alive, ${same} equivalent: ${percent} %`)
  if (percent < leastPercent) process.exitCode = 1
}
