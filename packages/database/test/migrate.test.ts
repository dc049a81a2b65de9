import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createInboxTable } from '../src/inbox.ts'
import { indexApart, migrate, MigrationError, type Migration } from '../src/migrate.ts'
import { createOutboxTables } from '../src/outbox.ts'
import { createSealingTables } from '../src/sealing.ts'
import { DatabaseTimeoutError } from '../src/unavailable.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase
let admin: Kysely<any>

beforeAll(async () => {
  database = await openTestDatabase()
  admin = database.open({ url: database.adminUrl })
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`drop schema sample cascade`.execute(admin)
  await sql`create schema sample authorization lumen_sample`.execute(admin)
})

const createTable = (name: string): Migration => ({
  up: (db) => db.schema.createTable(name).addColumn('id', 'integer').execute(),
})
const first = { '0001-initial': createTable('things') }
const both = { ...first, '0002-more': createTable('more_things') }
const run = (migrations: Record<string, Migration>, db = database.db) =>
  migrate(db, migrations, { log: database.log })
const tables = async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'sample' order by 1`.execute(
    database.db,
  )
  return rows.map(({ name }) => name)
}

describe('migrate', () => {
  test('runs each migration once, in the order of the names', async () => {
    await run(first)
    expect(await tables()).toEqual(['migrations', 'things'])
    await run({ '0002-more': createTable('more_things'), ...first })
    await run(both)
    expect(await tables()).toEqual(['migrations', 'more_things', 'things'])
    const { rows } = await sql`select name from migrations order by ran_at`.execute(database.db)
    expect(rows).toEqual([{ name: '0001-initial' }, { name: '0002-more' }])
  })

  test('many processes that start at once migrate once', async () => {
    let ran = 0
    const counted: Record<string, Migration> = {
      '0001-initial': {
        async up(db) {
          await first['0001-initial'].up(db)
          if (db.isTransaction) ran++
        },
      },
      '0002-more': both['0002-more'],
    }
    const processes = Array.from({ length: 6 }, () => database.open({ poolSize: 1 }))
    await Promise.all(processes.map((db) => run(counted, db)))
    expect(ran).toBe(1)
    expect(await tables()).toEqual(['migrations', 'more_things', 'things'])
  })

  test('a failing migration changes nothing and says which it was', async () => {
    const failing = {
      ...both,
      '0003-wrong': {
        up: async (db) => void (await sql`alter table nowhere add x int`.execute(db)),
      },
    } satisfies Record<string, Migration>
    await expect(run(failing)).rejects.toThrow(
      'Migration 0003-wrong of schema sample failed, nothing was changed: relation "nowhere" does not exist',
    )
    expect(await tables()).toEqual([])
    await run(both)
    expect(await tables()).toEqual(['migrations', 'more_things', 'things'])
  })

  test('a migration that was changed after it ran stops the start', async () => {
    await run(first)
    await expect(run({ '0001-initial': createTable('other_things') })).rejects.toThrow(
      'Migration 0001-initial has run in schema sample and was changed since',
    )
  })

  test('rewriting a migration without changing what it does is fine', async () => {
    const raw = (text: string): Record<string, Migration> => ({
      '0001-initial': { up: async (db) => void (await sql.raw(text).execute(db)) },
    })
    await run(raw('create table things (id int)'))
    await expect(run(raw('create table things\n    (id   int)\n'))).resolves.toBeUndefined()
  })

  test('a migration that has run and is missing now stops the start', async () => {
    await run(both)
    await expect(run({ '0002-more': both['0002-more'] })).rejects.toThrow(
      'Migration 0001-initial has run in schema sample but is missing here',
    )
  })

  test('a program that is older than its schema starts beside it and leaves it alone', async () => {
    await run(both)
    await run(first)
    expect(await tables()).toEqual(['migrations', 'more_things', 'things'])
    expect(database.lines.at(-1)).toMatchObject({
      level: 'warn',
      newer: ['0002-more'],
      msg: 'the schema is of a newer version than this program',
    })
    await run(both)
  })

  test('builds an index of a large table in no transaction, and again when it was cut off', async () => {
    const indexed: Record<string, Migration> = {
      ...first,
      '0002-index': indexApart('things_ids', 'on things (id)'),
      '0003-more': createTable('more_things'),
    }
    await run(first)
    // What a process leaves that died in the middle.
    await sql`create index things_ids on things (id)`.execute(database.db)
    await Promise.all([run(indexed), run(indexed, database.open({ poolSize: 1 }))])
    expect(await tables()).toEqual(['migrations', 'more_things', 'things'])
    const { rows } = await sql`
      select indisvalid as valid from pg_index where indexrelid = 'things_ids'::regclass`.execute(
      database.db,
    )
    expect(rows).toEqual([{ valid: true }])
  })

  test('a migration that comes before one that has run stops the start', async () => {
    await run({ '0002-more': both['0002-more'] })
    await expect(run(both)).rejects.toThrow(
      'Migration 0001-initial comes before 0002-more, which has already run in schema sample',
    )
  })

  test('names without order are refused', async () => {
    await expect(run({ initial: createTable('things') })).rejects.toThrow(
      'Migration initial is not named like 0001-initial',
    )
    await expect(run({ initial: createTable('things') })).rejects.toThrow(MigrationError)
  })

  test('two schemas of one database have histories of their own', async () => {
    const other = database.open({
      url: `${database.databaseUrl}?options=${encodeURIComponent('-c search_path=second')}`,
    })
    await expect(run(first, other)).rejects.toThrow(
      'The search path of the database role names no existing schema',
    )
    await sql`create schema second authorization lumen_sample`.execute(admin)
    await Promise.all([run(first), run(first, other)])
    const { rows } = await sql`
      select schemaname as schema from pg_tables where tablename = 'things' order by 1`.execute(
      database.db,
    )
    expect(rows).toEqual([{ schema: 'sample' }, { schema: 'second' }])
    await sql`drop schema second cascade`.execute(admin)
  })

  test('may take longer than a statement', async () => {
    const db = database.open({ statementTimeoutMs: 50 })
    await run(
      { '0001-slow': { up: async (tx) => void (await sql`select pg_sleep(0.2)`.execute(tx)) } },
      db,
    )
    await expect(sql`select pg_sleep(0.2)`.execute(db)).rejects.toThrow(DatabaseTimeoutError)
  })

  test('makes the tables of outbox, inbox and sealing', async () => {
    await run({
      '0001-initial': {
        async up(db) {
          await createOutboxTables(db.schema)
          await createInboxTable(db.schema)
          await createSealingTables(db.schema)
        },
      },
    })
    expect(await tables()).toEqual(['data_keys', 'inbox', 'migrations', 'outbox'])
  })
})
