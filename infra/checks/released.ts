import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contractsOfToday, type Contracts } from './contracts-of-a-release.ts'
import { migrationsOfToday, namesOf, type MigrationNames } from './migrations-of-a-release.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))
const pathOf = (what: string) => `${root}infra/checks/released/${what}.json`
const read = (what: string): unknown => JSON.parse(readFileSync(pathOf(what), 'utf8'))

/** What the last release says and how its tables were made, as `npm run release:record` wrote it. */
export const readReleased = () => ({
  contracts: read('contracts') as Contracts,
  migrations: read('migrations') as MigrationNames,
})

/** A line for each entry, so that changes can be read. */
const write = (what: string, sections: Readonly<Record<string, unknown>>) => {
  const lines = Object.entries(sections).map(([name, entry]) => {
    const inner =
      entry !== null && typeof entry === 'object' && !Array.isArray(entry)
        ? `{\n${Object.entries(entry)
            .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
            .join(',\n')}\n}`
        : JSON.stringify(entry)
    return `${JSON.stringify(name)}: ${inner}`
  })
  writeFileSync(pathOf(what), `{\n${lines.join(',\n')}\n}\n`)
}

/** What is in the code now becomes the last release: run when one is made. */
async function record(): Promise<void> {
  write('contracts', contractsOfToday())
  write('migrations', namesOf(await migrationsOfToday(root)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await record()
