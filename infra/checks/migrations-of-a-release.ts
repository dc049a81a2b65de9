import { checkMigration } from '@lumen/database/migration-rules'
import { readStatements, type Migration } from '@lumen/database/migrate'
import { globSync } from 'node:fs'
import { join } from 'node:path'

/** Names of the migrations of each service. */
export type MigrationNames = Readonly<Record<string, readonly string[]>>
type Migrations = Readonly<Record<string, Migration>>

/** As they stand in the code, by service. */
export async function migrationsOfToday(root: string): Promise<Record<string, Migrations>> {
  const paths = globSync('services/*/src/store/migrations/all.ts', { cwd: root }).toSorted()
  const found = paths.map(async (path) => {
    const { migrations } = (await import(join(root, path))) as { migrations: Migrations }
    return [path.split('/')[1]!, migrations] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

export const namesOf = (all: Readonly<Record<string, Migrations>>): MigrationNames =>
  Object.fromEntries(
    Object.entries(all).map(([service, each]) => [service, Object.keys(each).toSorted()]),
  )

/**
 * What of the migrations since a release the programs of that release would not survive:
 * `service/name: why`. Those of the release itself stay as they are.
 */
export async function faultsSince(
  released: MigrationNames,
  today: Readonly<Record<string, Migrations>>,
): Promise<string[]> {
  const faults: string[] = []
  for (const [service, migrations] of Object.entries(today)) {
    const before = new Set(released[service] ?? [])
    for (const [name, migration] of Object.entries(migrations)) {
      // A schema that the release did not have has nobody beside it.
      if (before.size === 0 || before.has(name) || migration.safeBecause !== undefined) continue
      const statements = await readStatements(name, migration)
      faults.push(
        ...checkMigration(statements, migration).map((fault) => `${service}/${name}: ${fault}`),
      )
    }
    for (const name of before)
      if (!(name in migrations)) faults.push(`${service}/${name}: was released and is gone`)
  }
  return faults
}
