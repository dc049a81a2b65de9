import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../src/ids.ts'
import { createErasedUsersTable } from '../src/erased-users.ts'
import { createSealer, createSealingTables, SealError, type Sealer } from '../src/sealing.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

const key = () => randomBytes(32).toString('base64')
const [one, two] = [key(), key()]
const secret = 'Geboren am 3. Mai 1990 in 上海'

let database: TestDatabase
let sealer: Sealer

beforeAll(async () => {
  database = await openTestDatabase()
  await createSealingTables(database.db.schema)
  await createErasedUsersTable(database.db.schema)
  await sql`create table notes (id uuid, user_id uuid, text bytea, label bytea)`.execute(
    database.db,
  )
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`truncate data_keys, notes`.execute(database.db)
  sealer = createSealer({ keys: { 1: one }, current: 1 })
})

const keyRows = async () =>
  (
    await sql<any>`select user_id, master_version, wrapped from data_keys order by user_id`.execute(
      database.db,
    )
  ).rows

describe('a sealed column', () => {
  test('holds no plain text anywhere in the table’s files, and opens again', async () => {
    const [id, userId] = [newId(), newId()]
    const box = await sealer.open(database.db, userId)
    const text = box.seal(secret, `notes.text:${id}`)
    await sql`
      insert into notes values (${id}, ${userId}, ${text}, ${box.seal(secret, `notes.label:${id}`)})`.execute(
      database.db,
    )
    await sql`checkpoint`.execute(admin())
    for (const table of ['notes', 'data_keys']) {
      const { rows } = await sql<{ bytes: Buffer }>`
        select pg_read_binary_file(pg_relation_filepath(${`sample.${table}`})) as bytes`.execute(
        admin(),
      )
      const bytes = rows[0]!.bytes
      expect(bytes.length).toBeGreaterThan(0)
      expect(bytes.includes(Buffer.from('Geboren'))).toBe(false)
      expect(bytes.includes(Buffer.from('上海'))).toBe(false)
      expect(bytes.includes(Buffer.from(one, 'base64'))).toBe(false)
    }
    const { rows } = await sql<any>`select text, label from notes`.execute(database.db)
    expect(rows[0].text).not.toEqual(rows[0].label)
    const fresh = await createSealer({ keys: { 1: one }, current: 1 }).open(database.db, userId)
    expect(fresh.unseal(rows[0].text, `notes.text:${id}`)).toBe(secret)
    expect(fresh.unseal(rows[0].label, `notes.label:${id}`)).toBe(secret)
  })

  let adminDb: ReturnType<TestDatabase['open']> | undefined
  const admin = () => (adminDb ??= database.open({ url: database.adminUrl }))
})

describe('data keys', () => {
  test('many first uses at once, in many processes, make one key', async () => {
    const userId = newId()
    const boxes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? sealer : createSealer({ keys: { 1: one }, current: 1 })).open(
          database.db,
          userId,
        ),
      ),
    )
    expect(await keyRows()).toHaveLength(1)
    const sealed = boxes.map((box) => box.seal(secret, 'here'))
    for (const box of boxes) {
      for (const bytes of sealed) expect(box.unseal(bytes, 'here')).toBe(secret)
    }
  })

  test('a first use that comes second takes the key of the one before', async () => {
    const userId = newId()
    const { promise: held, resolve: commit } = Promise.withResolvers<void>()
    const { promise: made, resolve: tell } = Promise.withResolvers<Buffer>()
    const first = database.db.transaction().execute(async (tx) => {
      tell((await sealer.open(tx, userId)).seal(secret, 'here'))
      await held
    })
    const sealed = await made
    const second = createSealer({ keys: { 1: one }, current: 1 }).open(database.db, userId)
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%data_keys%'`.execute(database.db)
      expect(rows).toHaveLength(1)
    })
    commit()
    await first
    expect((await second).unseal(sealed, 'here')).toBe(secret)
  })

  test('another user’s box opens nothing', async () => {
    const [ann, bob] = [newId(), newId()]
    const sealed = (await sealer.open(database.db, ann)).seal(secret, 'here')
    const other = await sealer.open(database.db, bob)
    expect(() => other.unseal(sealed, 'here')).toThrow(SealError)
  })

  test('a wrapped key moved to another user’s row is refused', async () => {
    const [ann, bob] = [newId(), newId()]
    await sealer.open(database.db, ann)
    await sealer.open(database.db, bob)
    await sql`
      update data_keys set wrapped = (select wrapped from data_keys where user_id = ${ann})
      where user_id = ${bob}`.execute(database.db)
    const fresh = createSealer({ keys: { 1: one }, current: 1 })
    await expect(fresh.open(database.db, bob)).rejects.toMatchObject({ reason: 'key' })
    await expect(fresh.open(database.db, ann)).resolves.toBeDefined()
  })

  test('a wrong master key is a clear error and makes no new key', async () => {
    const userId = newId()
    await sealer.open(database.db, userId)
    const before = await keyRows()
    const wrong = createSealer({ keys: { 1: two }, current: 1 })
    await expect(wrong.open(database.db, userId)).rejects.toThrow(
      `The data key of user ${userId} does not open with the configured master key version 1`,
    )
    const missing = createSealer({ keys: { 2: two }, current: 2 })
    await expect(missing.open(database.db, userId)).rejects.toThrow(
      'Master key version 1, which the data key of',
    )
    expect(await keyRows()).toEqual(before)
  })

  test('a failed load is tried again', async () => {
    const userId = newId()
    await sql`alter table data_keys rename to away`.execute(database.db)
    await expect(sealer.open(database.db, userId)).rejects.toThrow('does not exist')
    await sql`alter table away rename to data_keys`.execute(database.db)
    await expect(sealer.open(database.db, userId)).resolves.toBeDefined()
  })

  test('a key made in a transaction that is rolled back is not kept in memory', async () => {
    const userId = newId()
    const rolledBack = database.db.transaction().execute(async (tx) => {
      await sealer.open(tx, userId)
      // Read again: the row is there, yet not committed.
      await sealer.open(tx, userId)
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    const sealed = (await sealer.open(database.db, userId)).seal(secret, 'here')
    expect(await keyRows()).toHaveLength(1)
    const fresh = await createSealer({ keys: { 1: one }, current: 1 }).open(database.db, userId)
    expect(fresh.unseal(sealed, 'here')).toBe(secret)
  })
})

describe('a new master key', () => {
  test('wraps new keys; old data stays readable before and after rewrapping', async () => {
    const users = Array.from({ length: 450 }, newId)
    const sealed = new Map<string, Buffer>()
    for (const userId of users) {
      sealed.set(userId, (await sealer.open(database.db, userId)).seal(secret, 'here'))
    }
    const before = await keyRows()
    const both = createSealer({ keys: { 1: one, 2: two }, current: 2 })
    const [first, last] = [users[0]!, users.at(-1)!]
    expect((await both.open(database.db, first)).unseal(sealed.get(first)!, 'here')).toBe(secret)

    const newcomer = newId()
    await both.open(database.db, newcomer)
    expect((await keyRows()).filter((row) => row.master_version === 2)).toHaveLength(1)

    // Two processes may do it at once.
    const counts = await Promise.all([both.rewrap(database.db), both.rewrap(database.db)])
    expect(counts[0] + counts[1]).toBe(450)
    const after = await keyRows()
    expect(after.every((row) => row.master_version === 2)).toBe(true)
    expect(after[0].wrapped).not.toEqual(before[0].wrapped)
    expect(await both.rewrap(database.db)).toBe(0)

    const onlyNew = createSealer({ keys: { 2: two }, current: 2 })
    const box = await onlyNew.open(database.db, last)
    expect(box.unseal(sealed.get(last)!, 'here')).toBe(secret)
  })

  test('rewrapping without the old key changes nothing', async () => {
    await sealer.open(database.db, newId())
    const before = await keyRows()
    const onlyNew = createSealer({ keys: { 2: two }, current: 2 })
    await expect(onlyNew.rewrap(database.db)).rejects.toThrow('Master key version 1')
    expect(await keyRows()).toEqual(before)
  })
})

describe('forget', () => {
  test('makes what was sealed unreadable for good, open boxes included', async () => {
    const userId = newId()
    const box = await sealer.open(database.db, userId)
    const sealed = box.seal(secret, 'here')
    await sealer.forget(database.db, userId)
    expect(await keyRows()).toEqual([])
    expect(() => box.unseal(sealed, 'here')).toThrow(`The data key of user ${userId} was erased`)
    expect(() => box.seal(secret, 'here')).toThrow(SealError)
    expect(() => box.index(['a'], 'scope')).toThrow(SealError)
    const anew = await sealer.open(database.db, userId)
    expect(() => anew.unseal(sealed, 'here')).toThrow('cannot be opened')
  })

  test('holds also for another process once it drops the key', async () => {
    const userId = newId()
    const other = createSealer({ keys: { 1: one }, current: 1 })
    const box = await other.open(database.db, userId)
    const sealed = box.seal(secret, 'here')
    await sealer.forget(database.db, userId)
    expect(box.unseal(sealed, 'here')).toBe(secret)
    other.drop(userId)
    expect(() => box.unseal(sealed, 'here')).toThrow(SealError)
  })

  test('is not undone by a load that read the key before it was deleted', async () => {
    const userId = newId()
    await createSealer({ keys: { 1: one }, current: 1 }).open(database.db, userId)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
    const holding = database.db.transaction().execute(async (tx) => {
      await sql`select 1 from data_keys where user_id = ${userId} for update`.execute(tx)
      lock()
      await held
    })
    await locked
    const forgetting = sealer.forget(database.db, userId)
    const box = await sealer.open(database.db, userId)
    const sealed = box.seal(secret, 'here')
    release()
    await Promise.all([holding, forgetting])
    expect(() => box.unseal(sealed, 'here')).toThrow('was erased')
    const anew = await sealer.open(database.db, userId)
    expect(() => anew.unseal(sealed, 'here')).toThrow(SealError)
  })
})
