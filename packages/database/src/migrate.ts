import { createHash } from 'node:crypto'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Transaction,
} from 'kysely'
import type { Logger } from '@lumen/runtime/logger'

/** One step of a schema's history. It is never changed once it has run anywhere. */
export type Migration = {
  // oxlint-disable-next-line typescript/no-explicit-any -- tables as they were at that time
  up(db: Kysely<any>): Promise<void>
}

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

/**
 * Brings the schema of the database's role up to date, forward only: what has not run yet runs in
 * the order of the names (`0001-initial`), all of it in one transaction under an advisory lock, so
 * that any number of processes may start at once. Each is recorded in table `migrations` with a
 * hash of the SQL it runs.
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

  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(migrationMs)}`.execute(tx)
    await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(tx)
    const schema = await lockSchema(tx)
    await sql`
      create table if not exists migrations (
        name text primary key, hash text not null, ran_at timestamptz not null default now())`.execute(
      tx,
    )
    const { rows } = await sql<{ name: string; hash: string }>`
      select name, hash from migrations order by name`.execute(tx)
    checkHistory(schema, rows, names, hashes)

    for (const name of names.slice(rows.length)) {
      const started = Date.now()
      try {
        await migrations[name]!.up(tx)
      } catch (error) {
        throw new MigrationError(
          `Migration ${name} of schema ${schema} failed, nothing was changed: ${messageOf(error)}`,
          { cause: error },
        )
      }
      await sql`insert into migrations (name, hash) values (${name}, ${hashes.get(name)})`.execute(
        tx,
      )
      options.log.info({ migration: name, schema, ms: Date.now() - started }, 'migrated')
    }
  })
}

async function lockSchema<T>(tx: Transaction<T>): Promise<string> {
  const { rows } = await sql<{ schema: string | null }>`
    select current_schema() as schema`.execute(tx)
  const schema = rows[0]?.schema
  if (!schema) {
    throw new MigrationError('The search path of the database role names no existing schema')
  }
  await sql`select pg_advisory_xact_lock(hashtextextended(${`migrate:${schema}`}, 0))`.execute(tx)
  return schema
}

function checkHistory(
  schema: string,
  ran: readonly { name: string; hash: string }[],
  names: readonly string[],
  hashes: ReadonlyMap<string, string>,
): void {
  for (const [index, { name, hash }] of ran.entries()) {
    if (!hashes.has(name)) {
      throw new MigrationError(
        `Migration ${name} has run in schema ${schema} but is missing here: this program is older than its database, or the migration was removed`,
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
}

/**
 * The hash of the SQL a migration runs when every query answers with no rows. It is the same after
 * reformatting the file and differs when the statements do.
 */
async function hashMigration(name: string, migration: Migration): Promise<string> {
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
  const text = statements.map((statement) => statement.replaceAll(/\s+/g, ' ').trim()).join(';\n')
  return createHash('sha256').update(text).digest('hex')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
