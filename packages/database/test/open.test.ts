import { createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../src/open.ts'
import { DatabaseUnavailableError } from '../src/unavailable.ts'
import { captureLog, openTestDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const closedPort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

describe('openDatabase', () => {
  test('finds the role’s own schema', async () => {
    const { rows } = await sql<any>`
      select current_schema() as schema, current_setting('application_name') as name,
        9007199254740993::int8 as big`.execute(database.db)
    expect(rows).toEqual([{ schema: 'sample', name: 'lumen_sample', big: '9007199254740993' }])
  })

  test('a text that no column keeps is a mistake of whoever sent it', async () => {
    await expect(sql`select ${'a\0b'}::text as text`.execute(database.db)).rejects.toMatchObject({
      code: 'invalid_input',
      status: 400,
    })
  })

  test('an unreachable server is a clear error without credentials', async () => {
    const port = await closedPort()
    const { log } = captureLog()
    const db = openDatabase({ url: `postgres://role:secret@127.0.0.1:${port}/sample`, log })
    const error = await sql`select 1`.execute(db).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(DatabaseUnavailableError)
    expect(error).toMatchObject({ code: 'unavailable', status: 503 })
    expect(String(error)).toContain(`PostgreSQL at 127.0.0.1:${port}/sample gave no connection`)
    expect(String(error)).not.toContain('secret')
    await db.destroy()
  })

  test('a server that accepts and says nothing is given up', async () => {
    const sockets = new Set<Socket>()
    const silent: Server = createServer((socket) => void sockets.add(socket))
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as { port: number }
    const { log } = captureLog()
    const db = openDatabase({
      url: `postgres://role:secret@127.0.0.1:${port}/sample`,
      log,
      connectTimeoutMs: 100,
    })
    await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseUnavailableError)
    await db.destroy()
    for (const socket of sockets) socket.destroy()
    silent.close()
  })

  test('a wrong URL is refused without being repeated', () => {
    const { log } = captureLog()
    for (const url of ['role:secret@host', 'http://role:secret@host/db', 'secret', '']) {
      expect(() => openDatabase({ url, log })).toThrow(/^The database URL is not of the form/)
      expect(() => openDatabase({ url, log })).not.toThrow('secret')
    }
  })

  test('a statement ends at its limit', async () => {
    const db = database.open({ statementTimeoutMs: 100 })
    await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toMatchObject({
      code: 'timeout',
      status: 504,
    })
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined()
  })

  test('a full pool is a clear error, not an endless wait', async () => {
    // Long enough for the first connection on a machine that is busy with other tests.
    const db = database.open({ poolSize: 1, connectTimeoutMs: 1_000 })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const holding = db.transaction().execute(() => {
      begin()
      return held
    })
    await begun
    await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseUnavailableError)
    release()
    await holding
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined()
  })

  const terminate = (name: string) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = ${name}`.execute(database.db)

  test('an idle connection that is lost is logged and replaced', async () => {
    const db = database.open({ applicationName: 'idle-one', poolSize: 1 })
    await sql`select 1`.execute(db)
    await terminate('idle-one')
    await vi.waitFor(() =>
      expect(database.lines).toContainEqual(
        expect.objectContaining({ msg: 'idle database connection lost' }),
      ),
    )
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined()
  })

  test('a connection lost between the statements of a transaction fails the transaction only', async () => {
    const db = database.open({ applicationName: 'torn-one', poolSize: 1 })
    const torn = db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      await terminate('torn-one')
      await vi.waitFor(() =>
        expect(database.lines).toContainEqual(
          expect.objectContaining({ msg: 'database connection lost' }),
        ),
      )
      await sql`select 2`.execute(tx)
    })
    await expect(torn).rejects.toThrow(DatabaseUnavailableError)
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined()
  })

  test('a connection lost during a query is unavailable', async () => {
    const db = database.open({ applicationName: 'cut-one', poolSize: 1 })
    const query = sql`select pg_sleep(30)`.execute(db).catch((error: unknown) => error)
    await vi.waitFor(async () => {
      const { rows } = await sql<any>`
        select 1 from pg_stat_activity
        where application_name = 'cut-one' and query like '%pg_sleep%'`.execute(database.db)
      expect(rows).toHaveLength(1)
    })
    await terminate('cut-one')
    expect(await query).toBeInstanceOf(DatabaseUnavailableError)
  })
})
