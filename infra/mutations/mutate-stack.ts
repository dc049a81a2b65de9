import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { provisionForTests } from '@lumen/provision/testing'
import { run } from '../checks/run.ts'
import { applyMutant } from './apply-mutant.ts'
import { copyProduct, root } from './product-copy.ts'
import type { StackMutant } from './stack-mutant.ts'
import { stackMutants } from './stack-mutants.ts'
import { reasonOf, verdictOf, type TestReport, type Verdict } from './verdict.ts'

/**
 * `npm run mutate:stack`: breaks the code of a copy of the product as stack-mutants.ts says, one way at
 * a time, and runs the test that must notice. `-- <part of an id>…` takes only those. Fails when a
 * mutant survives, when its test does not pass without it, and when the code has moved on.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const wanted = stackMutants.filter(
  ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
)
if (wanted.length === 0) throw new Error(`No mutant is called ${positionals.join(' or ')}`)

const interrupt = new AbortController()
const { signal } = interrupt
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interrupt.abort(name))

/** A test that fails by waiting need not wait as long as one that a busy machine holds up. */
const testTimeoutMs = 120_000

// Before anything is begun: what no longer stands in the code is told at once, all of it.
const sources = await Promise.all(wanted.map(({ file }) => readFile(join(root, file), 'utf8')))
const stale = wanted.flatMap((mutant, index) => {
  try {
    applyMutant(sources[index]!, mutant)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
})
if (stale.length > 0) throw new Error(stale.join('\n'))

const servers = await provisionForTests({ signal, report: (line) => console.log(line) })
const copy = await copyProduct()
try {
  await runAll()
} finally {
  await copy.remove()
  await servers.stop()
}

async function runAll(): Promise<void> {
  // A test that fails anyway would kill whatever there is.
  const sound = await runTests(wanted.map(({ test }) => test))
  const verdicts: Verdict[] = []
  for (const mutant of wanted) {
    if (signal.aborted) throw new Error('interrupted')
    const { id, test, why } = mutant
    const isSound = verdictOf(sound, test) === 'survived'
    const report = isSound ? await runMutant(mutant) : null
    const verdict = verdictOf(report, test)
    verdicts.push(verdict)
    console.log(`${verdict.padEnd(8)} ${id.padEnd(32)} ${reasonOf(report, test)}`.trimEnd())
    const place = `${test.file} › ${test.name}`
    if (verdict === 'survived') console.log(`         ${why}; ${place} does not notice`)
    if (!isSound) console.log(`         ${place} does not pass without it`)
  }
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length
  const [killed, survived, broken] = [count('killed'), count('survived'), count('broken')]
  console.log(`${killed} killed, ${survived} survived, ${broken} broken`)
  if (killed < verdicts.length) process.exitCode = 1
}

async function runMutant(mutant: StackMutant): Promise<TestReport | null> {
  const file = join(copy.directory, mutant.file)
  const source = await readFile(file, 'utf8')
  await writeFile(file, applyMutant(source, mutant))
  try {
    return await runTests([mutant.test])
  } finally {
    await writeFile(file, source)
  }
}

/** Runs tests of the copy by their names; null: the runner told nothing. */
async function runTests(tests: readonly StackMutant['test'][]): Promise<TestReport | null> {
  const report = join(copy.directory, 'mutant.json')
  await rm(report, { force: true })
  const files = new Set(tests.map(({ file }) => file))
  const names = new Set(tests.map(({ name }) => escaped(name)))
  await run(
    'vitest',
    [
      'run',
      `--root=${copy.directory}`,
      '--project=unit',
      '--project=stack',
      ...files,
      `--testNamePattern=(?:${[...names].join('|')})$`,
      `--testTimeout=${testTimeoutMs}`,
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { signal },
  )
  const told = await readFile(report, 'utf8').catch(() => null)
  return told === null ? null : (JSON.parse(told) as TestReport)
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}
