import { promisify } from 'node:util'
import type { BenchOptions, Row } from './support/rows.ts'

/** Measures one part for `main.ts`, which started this process, and tells it the rows. */
const [, , name, flag] = process.argv
const { bench } = (await import(`./parts/${name}.ts`)) as {
  bench: (options: BenchOptions) => Promise<Row[]>
}
const rows = await bench({ short: flag === '--short' })
await promisify(process.send!.bind(process) as (rows: Row[], done: () => void) => void)(rows)
// What some libraries leave running is over with what it was for.
process.exit(0)
