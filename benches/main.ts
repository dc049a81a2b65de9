import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { skipped, type Row } from './support/rows.ts'
import { tableOf } from './support/table.ts'

const here = import.meta.dirname
const names = globSync('*.ts', { cwd: join(here, 'parts') })
  .map((file) => basename(file, '.ts'))
  .toSorted()

const usage = `Usage: npm run -s bench -- [name …] [--short] [--out FILE] [--profile DIR]
  Measures these, or all, and prints one table; --out writes its rows as JSON.
  --short takes few rounds on little data: to see that they work, not to quote.
  --profile writes what each process spent its time with there, for the browser’s developer tools.
  There are: ${names.join(', ')}`

/** Runs one in a process of its own: what it holds and leaves behind is nobody else's. */
async function run(name: string, short: boolean, profiles?: string): Promise<Row[]> {
  // Processes that it starts run under the same flags.
  const profiling = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`]
  const child = fork(join(here, 'run-part.ts'), [name, ...(short ? ['--short'] : [])], {
    execArgv: ['--expose-gc', ...profiling, '--import', '@lumen/content/compile'],
  })
  let rows: Row[] | null = null
  child.on('message', (message) => (rows = message as Row[]))
  const [code] = (await once(child, 'exit')) as [number | null]
  return rows ?? [skipped(name, `ended with ${code}; why stands above`)]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    profile: { type: 'string' },
    short: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const unknown = positionals.filter((name) => !names.includes(name))
if (values.help || unknown.length > 0) {
  for (const name of unknown) console.error(`There is no bench ${name}.`)
  console.error(usage)
  process.exit(values.help ? 0 : 2)
}

const rows: Row[] = []
for (const name of positionals.length > 0 ? positionals : names) {
  console.error(`measuring ${name} …`)
  rows.push(...(await run(name, values.short, values.profile)))
}
console.log(tableOf(rows))
if (values.out !== undefined) await writeFile(values.out, `${JSON.stringify(rows, null, 2)}\n`)
if (rows.some(({ met, skipped: why }) => met === false || why?.startsWith('ended with')))
  process.exitCode = 1
