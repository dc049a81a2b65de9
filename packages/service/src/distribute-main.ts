import { distribute } from '@lumen/database/distribution/distribute'
import type { WholeTables } from '@lumen/database/distribution/whole-tables'
import { openDatabase } from '@lumen/database/open'
import { createLogger } from '@lumen/runtime/logger'
import { sql, type Kysely } from 'kysely'

const services = ['chat', 'memory']

/**
 * `node packages/service/src/distribute-main.ts chat|memory [--check]`, with `<SERVICE>_DATABASE_URL`: gives
 * the keys of the service's schema the user's id, and distributes it where Citus is there. The service is
 * stopped meanwhile; with `--check` it may go on, since nothing is changed.
 */
async function run([service, ...options]: readonly string[]): Promise<void> {
  const url = service && process.env[`${service.toUpperCase()}_DATABASE_URL`]
  const check = options[0] === '--check'
  if (!service || !url || !services.includes(service) || options.length > (check ? 1 : 0)) {
    throw new Error('Usage: distribute chat|memory [--check], with <SERVICE>_DATABASE_URL')
  }
  // The image of a service holds its own alone.
  const file = new URL(`../../../services/${service}/src/store/whole-tables.ts`, import.meta.url)
  const { wholeTables } = (await import(file.href)) as { wholeTables: WholeTables }
  const log = createLogger({ service, level: 'warn' })
  const db = openDatabase<unknown>({ url, log, poolSize: 1 })
  try {
    if (!check) await refuseBeside(db, service)
    const tell = (statement: string) => console.log(`${statement};`)
    const { statements, citus } = await distribute(db, wholeTables, { check, tell })
    console.log(
      statements.length === 0
        ? `Nothing is to be done in schema ${service}.`
        : `${check ? 'Would be' : 'Was'} done in schema ${service}: ${statements.length} statements.`,
    )
    if (!citus)
      console.log('This PostgreSQL has no Citus: keys only, all tables stay where they are.')
  } finally {
    await db.destroy()
  }
}

/** A service that goes on meanwhile would wait for every table, and fail. */
async function refuseBeside(db: Kysely<unknown>, service: string): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity where usename = current_user and datname = current_database()
      and pid <> pg_backend_pid()`.execute(db)
  if (rows.length > 0)
    throw new Error(`Service ${service} is connected: stop all copies of it first`)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
