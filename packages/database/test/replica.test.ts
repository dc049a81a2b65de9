import { openReplicatedPostgres, type ReplicatedPostgres } from '@lumen/provision/replica-testing'
import { openProxy, type Proxy } from '@lumen/provision/test-proxy'
import type { Logger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/open.ts'
import type { Reader } from '../src/reader.ts'
import { openReplica, type Replica } from '../src/replica.ts'
import { captureLog } from './database.ts'

type Tables = { notes: { id: string } }

let servers: ReplicatedPostgres
let way: Proxy
let primary: Kysely<Tables>
let replica: Replica<Tables>
let admin: Kysely<unknown>
const { log, lines } = captureLog()
const metrics = createMetrics({ service: 'test' })

beforeAll(async () => {
  servers = await openReplicatedPostgres('replicated', 'sample')
  way = await openProxy(servers.replica.databaseUrl)
  primary = openDatabase<Tables>({ url: servers.primary.databaseUrl, log })
  admin = openDatabase<unknown>({ url: servers.replica.adminUrl, log })
  await sql`create table notes (id text primary key)`.execute(primary)
  replica = open()
})
afterAll(async () => {
  way?.mend()
  await replica?.close()
  await Promise.all([admin?.destroy(), primary?.destroy()])
  await way?.close()
  await servers?.close()
})

const open = (options: { mostLagMs?: number; log?: Logger } = {}) =>
  openReplica<Tables>({ url: way.url, primary, log, metrics, poolSize: 3, everyMs: 50, ...options })

/** Which server answers. */
const answering = async (db: Reader<Tables>): Promise<'replica' | 'primary'> => {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)
  return rows[0]!.is ? 'replica' : 'primary'
}
const write = (id: string) => primary.insertInto('notes').values({ id }).execute()
const idsIn = async (db: Reader<Tables>) =>
  (await db.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id)
const told = () => lines.map(({ msg }) => String(msg)).filter((line) => /replica/.test(line))
const figure = async (name: string) =>
  (await metrics.registry.getSingleMetric(name)!.get()).values[0]?.value

describe('what may be old', () => {
  test('is read of the replica, with what the primary has written', async () => {
    await expect.poll(() => answering(replica.mayBeOld)).toBe('replica')
    expect(await answering(primary)).toBe('primary')
    await write('first')
    await expect.poll(() => idsIn(replica.mayBeOld)).toEqual(['first'])
    await expect.poll(() => figure('database_replica_used')).toBe(1)
    await expect.poll(() => figure('database_replica_lag_seconds')).toBeLessThan(10)
  })

  test('is not written', async () => {
    await expect.poll(() => answering(replica.mayBeOld)).toBe('replica')
    const all = replica.mayBeOld as Kysely<Tables>
    await expect(all.insertInto('notes').values({ id: 'x' }).execute()).rejects.toThrow('only read')
    await expect(all.transaction().execute(async () => undefined)).rejects.toThrow('transaction')
    await expect(sql`insert into notes values ('x')`.execute(all)).rejects.toMatchObject({
      code: '25006',
    })
    expect(await idsIn(primary)).not.toContain('x')
  })

  test('is read of the primary where the replica has no such table yet', async () => {
    await sql`select pg_wal_replay_pause()`.execute(admin)
    await sql`create table newer (id text)`.execute(primary)
    const { rows } = await sql`select * from newer`.execute(replica.mayBeOld)
    expect(rows).toEqual([])
    await sql`select pg_wal_replay_resume()`.execute(admin)
  })

  test('is read of the primary while the replica is behind', async () => {
    const impatient = open({ mostLagMs: 500, log: captureLog().log })
    await expect.poll(() => answering(impatient.mayBeOld)).toBe('replica')
    await sql`select pg_wal_replay_pause()`.execute(admin)
    await write('second')
    await expect.poll(() => answering(impatient.mayBeOld)).toBe('primary')
    expect(await idsIn(impatient.mayBeOld)).toContain('second')
    await expect.poll(() => figure('database_replica_lag_seconds')).toBeGreaterThan(0.5)
    await sql`select pg_wal_replay_resume()`.execute(admin)
    await expect.poll(() => answering(impatient.mayBeOld)).toBe('replica')
    await expect.poll(() => idsIn(impatient.mayBeOld)).toContain('second')
    await impatient.close()
  })

  test('is asked of the primary at once when the replica says nothing any more', async () => {
    await expect.poll(() => answering(replica.mayBeOld)).toBe('replica')
    const slow = sql`select case when pg_is_in_recovery() then pg_sleep(600) end`
      .execute(replica.mayBeOld)
      .then(({ rows }) => rows.length)
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`.execute(admin)
        return rows.length
      })
      .toBe(1)
    way.freeze()
    expect(await slow).toBe(1)
    way.mend()
    await expect.poll(() => answering(replica.mayBeOld)).toBe('replica')
  })

  test('is read of the primary when the replica is stopped, without an error, and that is told once', async () => {
    await expect.poll(() => answering(replica.mayBeOld)).toBe('replica')
    await servers.replica.stop()
    const from: string[] = []
    await expect
      .poll(async () => {
        from.push(await answering(replica.mayBeOld))
        return figure('database_replica_used')
      })
      .toBe(0)
    expect(from.at(-1)).toBe('primary')
    expect(await idsIn(replica.mayBeOld)).toEqual(await idsIn(primary))
    const states = told()
    expect(states).toContain('what may be old is read of the replica')
    expect(states.at(-1)).toBe('the replica is passed over')
    expect(states.filter((line, at) => line === states[at - 1])).toEqual([])
  })
})
