import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defineStatement, runAsOne, runInOneTrip, runWithCommit } from '../src/statements.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

type Tables = { things: { id: number; name: string } }

let database: TestDatabase
let db: Kysely<Tables>
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db as Kysely<Tables>
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`drop table if exists things`.execute(db)
  await sql`create table things (id int primary key, name text)`.execute(db)
})

const add = defineStatement((tables: Kysely<Tables>, { id, name }: { id: number; name: string }) =>
  tables.insertInto('things').values({ id, name }).returning('id'),
)
const read = defineStatement((tables: Kysely<Tables>, { id }: { id: number }) =>
  tables.selectFrom('things').selectAll().where('id', '=', id),
)
const named = async () =>
  (await db.selectFrom('things').select('name').orderBy('id').execute())
    .map(({ name }) => name)
    .join()

describe('a statement that is built once', () => {
  test('takes other values each time, alone and within a larger one', async () => {
    expect(await runAsOne(db, add({ id: 1, name: 'a' }))).toEqual([{ id: 1 }])
    expect(await runAsOne(db, add({ id: 2, name: 'b' }))).toEqual([{ id: 2 }])
    for (const at of [3, 5])
      expect(
        await runAsOne(db, add({ id: at, name: 'c' }), add({ id: at + 1, name: 'd' })),
      ).toEqual([{ id: at + 1 }])
    expect(await named()).toBe('a,b,c,d,c,d')
    expect(await runAsOne(db, read({ id: 4 }))).toEqual([{ id: 4, name: 'd' }])
  })

  test('may not look at values that are not there while it is built', async () => {
    const counted = defineStatement((_, { id }: { id: number }) => sql`select ${id + 1}`)
    await expect(runAsOne(db, counted({ id: 1 }))).rejects.toThrow('value of id is known')
    const copied = defineStatement((_, values: { id: number }) => sql`select ${{ ...values }.id}`)
    await expect(runAsOne(db, copied({ id: 1 }))).rejects.toThrow('names each of its values')
  })
})

describe('statements of one trip', () => {
  test('run in turn, each seeing what was committed before it', async () => {
    await runAsOne(db, add({ id: 1, name: 'first' }))
    const lock = defineStatement((tables: Kysely<Tables>, { id }: { id: number }) =>
      tables.selectFrom('things').select('name').where('id', '=', id).forUpdate(),
    )
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const holder = db.transaction().execute(async (tx) => {
      await runAsOne(tx, lock({ id: 1 }))
      await runAsOne(tx, add({ id: 2, name: 'second' }))
      begin()
      await held
    })
    await begun
    const waiting = db
      .transaction()
      .execute((tx) => runInOneTrip(tx, [lock({ id: 1 }), read({ id: 2 })]))
    // It waits for the lock, or has not begun; either way what it reads is committed first.
    release()
    await holder
    expect(await waiting).toEqual([[{ name: 'first' }], [{ id: 2, name: 'second' }]])
  })

  test('fail as the first that fails, and the transaction with them', async () => {
    await runAsOne(db, add({ id: 1, name: 'a' }))
    const failed = db
      .transaction()
      .execute((tx) =>
        runInOneTrip(tx, [add({ id: 2, name: 'b' }), add({ id: 1, name: 'c' }), read({ id: 1 })]),
      )
    await expect(failed).rejects.toMatchObject({ code: '23505' })
    expect(await named()).toBe('a')
  })
})

describe('statements that are sent with the commit', () => {
  test('are there once it is made', async () => {
    const done = await db.transaction().execute(async (tx) => {
      await runWithCommit(tx, add({ id: 1, name: 'a' }), add({ id: 2, name: 'b' }))
      return 'done'
    })
    expect(done).toBe('done')
    expect(await named()).toBe('a,b')
  })

  test('fail it with their own error', async () => {
    await runAsOne(db, add({ id: 1, name: 'a' }))
    const failed = db.transaction().execute(async (tx) => {
      await runAsOne(tx, add({ id: 2, name: 'b' }))
      await runWithCommit(tx, add({ id: 1, name: 'again' }))
    })
    await expect(failed).rejects.toMatchObject({ code: '23505' })
    expect(await named()).toBe('a')
    expect(await runAsOne(db, read({ id: 1 }))).toEqual([{ id: 1, name: 'a' }])
  })

  test('are never sent where the transaction is given up', async () => {
    const givenUp = db.transaction().execute(async (tx) => {
      await runWithCommit(tx, add({ id: 1, name: 'a' }))
      throw new Error('given up')
    })
    await expect(givenUp).rejects.toThrow('given up')
    expect(await named()).toBe('')
  })

  test('are read by what follows in the transaction all the same', async () => {
    const found = await db.transaction().execute(async (tx) => {
      await runWithCommit(tx, add({ id: 1, name: 'a' }))
      return runAsOne(tx, read({ id: 1 }))
    })
    expect(found).toEqual([{ id: 1, name: 'a' }])
  })

  test('need one', async () => {
    // @ts-expect-error -- only a transaction is taken
    await expect(runWithCommit(db, add({ id: 1, name: 'a' }))).rejects.toThrow('transaction')
    expect(await named()).toBe('')
  })
})
