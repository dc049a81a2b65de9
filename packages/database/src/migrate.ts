import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import type { Logger } from '@lumen/runtime/logger'

/** One step of a schema's history. It is never changed once it has run anywhere. */
export type Migration = {
  // oxlint-disable-next-line typescript/no-explicit-any -- tables as they were at that time
  up(db: Kysely<any>): Promise<void>
  /** Runs in no transaction, and so may be cut off in the middle: it must be fine to run it again. */
  readonly apart?: true
  /** Why the version before goes on beside it, where `migration-rules` would doubt that. */
  readonly safeBecause?: string
}

/** An index of a table that may be large: rows are written while it is built. */
export const indexApart = (index: string, definition: string): Migration => ({
  apart: true,
  async up(db) {
    // One that was cut off is there, and of no use.
    await sql`drop index concurrently if exists ${sql.id(index)}`.execute(db)
    await sql`create index concurrently ${sql.id(index)} ${sql.raw(definition)}`.execute(db)
  },
})

/** The database's history and the migrations of this program do not fit together. */
export class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MigrationError'
  }
}

const namePattern = /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*$/
/** Building an index on a large table takes its time. */
const migrationMs = 15 * 60_000
const lockMs = 5 * 60_000
const lockPauseMs = 100

/**
 * Brings the schema of the database's role up to date, forward only: what has not run yet runs in
 * the order of the names (`0001-initial`), in one transaction under an advisory lock, so that any
 * number of processes may start at once; what is `apart` ends a transaction and stands by itself. Each
 * is recorded in table `migrations` with a hash of the SQL it runs. A schema that is newer than this
 * program is left as it is: versions run beside each other while one takes the place of the other.
 *
 * @throws MigrationError when a migration failed, or when one that has run is missing here, was
 *   changed since, or is younger than one that has not run
 */
export async function migrate<T>(
  db: Kysely<T>,
  migrations: Readonly<Record<string, Migration>>,
  options: { readonly log: Logger },
): Promise<void> {
  const names = Object.keys(migrations).toSorted()
  for (const name of names) {
    if (!namePattern.test(name)) {
      throw new MigrationError(`Migration ${name} is not named like 0001-initial`)
    }
  }
  const hashes = new Map<string, string>()
  for (const name of names) hashes.set(name, await hashMigration(name, migrations[name]!))

  await db.connection().execute(async (one) => {
    const schema = await readSchema(one)
    const steps: Steps = { schema, names, hashes, migrations, log: options.log }
    await withLock(one, schema, async () => {
      let next = await runTogether(one, steps)
      while (next !== undefined) {
        await runApart(one, steps, next)
        next = await runTogether(one, steps)
      }
    })
  })
}

type Steps = {
  readonly schema: string
  readonly names: readonly string[]
  readonly hashes: ReadonlyMap<string, string>
  readonly migrations: Readonly<Record<string, Migration>>
  readonly log: Logger
}

/** Runs what has not run yet, in one transaction. @returns the one to be run apart before others */
async function runTogether<T>(db: Kysely<T>, steps: Steps): Promise<string | undefined> {
  const { schema, names, hashes, migrations, log } = steps
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(migrationMs)}`.execute(tx)
    await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(tx)
    await sql`
      create table if not exists migrations (
        name text primary key, hash text not null, ran_at timestamptz not null default now())`.execute(
      tx,
    )
    const { rows } = await sql<{ name: string; hash: string }>`
      select name, hash from migrations order by name`.execute(tx)
    const newer = checkHistory(schema, rows, names, hashes)
    if (newer.length > 0)
      log.warn({ schema, newer }, 'the schema is of a newer version than this program')
    for (const name of names.slice(rows.length)) {
      if (migrations[name]!.apart) return name
      await runOne(tx, steps, name)
    }
    return undefined
  })
}

async function runApart<T>(db: Kysely<T>, steps: Steps, name: string): Promise<void> {
  await sql`set statement_timeout = ${sql.lit(migrationMs)}`.execute(db)
  try {
    await runOne(db, steps, name)
  } finally {
    await sql`reset statement_timeout`.execute(db)
  }
}

async function runOne<T>(db: Kysely<T>, steps: Steps, name: string): Promise<void> {
  const { schema, hashes, migrations, log } = steps
  const started = Date.now()
  const { up, apart } = migrations[name]!
  try {
    await up(db)
  } catch (error) {
    const left = apart ? 'it is run again at the next start' : 'nothing was changed'
    throw new MigrationError(
      `Migration ${name} of schema ${schema} failed, ${left}: ${messageOf(error)}`,
      { cause: error },
    )
  }
  await sql`insert into migrations (name, hash) values (${name}, ${hashes.get(name)})`.execute(db)
  log.info({ migration: name, schema, ms: Date.now() - started }, 'migrated')
}

async function readSchema<T>(db: Kysely<T>): Promise<string> {
  const { rows } = await sql<{ schema: string | null }>`
    select current_schema() as schema`.execute(db)
  const schema = rows[0]?.schema
  if (!schema) {
    throw new MigrationError('The search path of the database role names no existing schema')
  }
  return schema
}

/**
 * Does work while nobody else migrates the schema. It is asked for again and again rather than waited
 * for: whoever waits within a statement holds up every index that is built without a transaction.
 */
async function withLock<T>(db: Kysely<T>, schema: string, work: () => Promise<void>) {
  const key = sql`hashtextextended(${`migrate:${schema}`}, 0)`
  const until = Date.now() + lockMs
  for (;;) {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${key}) as locked`.execute(db)
    if (rows[0]?.locked) break
    if (Date.now() > until) {
      throw new MigrationError(`Somebody else has been migrating schema ${schema} for too long`)
    }
    await sleep(lockPauseMs * (0.5 + Math.random()))
  }
  try {
    await work()
  } finally {
    await sql`select pg_advisory_unlock(${key})`.execute(db)
  }
}

/** @returns names of what a newer version has run beyond what this one knows */
function checkHistory(
  schema: string,
  ran: readonly { name: string; hash: string }[],
  names: readonly string[],
  hashes: ReadonlyMap<string, string>,
): string[] {
  const last = names.at(-1) ?? ''
  const newer = ran.filter(({ name }) => name > last).map(({ name }) => name)
  for (const [index, { name, hash }] of ran.entries()) {
    if (name > last) break
    if (!hashes.has(name)) {
      throw new MigrationError(
        `Migration ${name} has run in schema ${schema} but is missing here: it was removed`,
      )
    }
    if (hashes.get(name) !== hash) {
      throw new MigrationError(
        `Migration ${name} has run in schema ${schema} and was changed since: undo the change and add a new migration`,
      )
    }
    if (names[index] !== name) {
      throw new MigrationError(
        `Migration ${names[index]} comes before ${name}, which has already run in schema ${schema}: give it a higher number`,
      )
    }
  }
  const [missing] = names.slice(ran.length - newer.length)
  if (newer.length > 0 && missing !== undefined) {
    throw new MigrationError(
      `Migration ${missing} comes before ${newer[0]}, which has already run in schema ${schema}: give it a higher number`,
    )
  }
  return newer
}

/** The same after reformatting the file; another when the statements are others. */
async function hashMigration(name: string, migration: Migration): Promise<string> {
  const text = (await readStatements(name, migration)).join(';\n')
  return createHash('sha256').update(text).digest('hex')
}

/**
 * The SQL that a migration runs when every query answers with no rows.
 * @throws MigrationError when it does not cope with that
 */
export async function readStatements(name: string, migration: Migration): Promise<string[]> {
  const statements: string[] = []
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: (event) => {
      if (event.level === 'query') statements.push(event.query.sql)
    },
  })
  try {
    await migration.up(recorder)
  } catch (error) {
    throw new MigrationError(
      `Migration ${name} cannot be read: it must cope with queries that find nothing (${messageOf(error)})`,
      { cause: error },
    )
  } finally {
    await recorder.destroy()
  }
  return statements.map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
