import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DatabaseUnavailableError } from '../src/unavailable.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`drop table if exists things`.execute(database.db)
  await sql`create table things (id int)`.execute(database.db)
  await sql`insert into things values (1)`.execute(database.db)
})

describe('prepared statements', () => {
  const openPrepared = async () => {
    const db = database.open({ poolSize: 1 })
    const read = (from = db) => from.selectFrom('things').selectAll().where('id', '=', 1).execute()
    for (let use = 0; use < 6; use++) expect(await read()).toEqual([{ id: 1 }])
    const { rows } = await sql`select name from pg_prepared_statements`.execute(db)
    expect(rows).toEqual([{ name: 's1' }])
    return { db, read }
  }

  test('survive a migration that adds a column', async () => {
    const { db, read } = await openPrepared()
    await sql`alter table things add column name text`.execute(database.db)
    expect(await read()).toEqual([{ id: 1, name: null }])
    const { rows } = await sql`select name from pg_prepared_statements`.execute(db)
    expect(rows).toEqual([])
    expect(await read()).toEqual([{ id: 1, name: null }])
  })

  test('fail one transaction at most', async () => {
    const { db, read } = await openPrepared()
    await sql`alter table things add column name text`.execute(database.db)
    const change = () => db.transaction().execute((tx) => read(tx))
    await expect(change()).rejects.toThrow(DatabaseUnavailableError)
    expect(await change()).toEqual([{ id: 1, name: null }])
  })

  test('may be discarded by somebody else', async () => {
    const { db, read } = await openPrepared()
    await sql`discard all`.execute(db)
    expect(await read()).toEqual([{ id: 1 }])
    expect(await read()).toEqual([{ id: 1 }])
  })

  test('leave the errors of a statement as they are', async () => {
    const db = database.open()
    for (let use = 0; use < 8; use++) {
      await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toMatchObject({ code: '22012' })
    }
  })
})
