import { parseArgs } from 'node:util'
import { loadEnvFile } from '../load-env-file.ts'
import { dataDirectory } from '../paths.ts'
import { backUp, keysFileOf, newBackupName } from './backup.ts'
import { restore } from './restore.ts'

const usage = `Usage: npm run backup -- [folder]
       npm run restore -- folder [--keys file]
A backup is a folder with the databases of all services and the files of users, and beside it a file with the keys: keep
them in different places. It may be made while the product runs; it is restored into an empty one.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keys: { type: 'string' } },
})
const [command, folder] = positionals
const interrupt = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => interrupt.abort(new Error('Interrupted; nothing is left of it')))

async function run(): Promise<number> {
  loadEnvFile()
  const options = {
    env: process.env,
    dataDir: dataDirectory(process.env),
    report: (line: string) => console.error(`  ${line}`),
    signal: interrupt.signal,
  }
  if (command === 'backup' && positionals.length <= 2) {
    const target = folder ?? newBackupName(new Date())
    const { rows } = await backUp({ ...options, folder: target })
    console.log(`${total(rows)} rows are in ${target}, the keys in ${keysFileOf(target)}`)
    return 0
  }
  if (command === 'restore' && folder !== undefined && positionals.length === 2) {
    const { rows, madeAt } = await restore({ ...options, folder, keys: values.keys })
    console.log(`${total(rows)} rows are back as they were at ${madeAt}. Start with npm start`)
    return 0
  }
  console.error(usage)
  return 2
}

const total = (rows: Record<string, number>) =>
  Object.values(rows).reduce((sum, count) => sum + count, 0)

try {
  process.exit(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
