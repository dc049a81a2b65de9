import { once } from 'node:events'
import { createServer } from 'node:net'
import { openDatabase } from '@lumen/database/open'
import { createLogger } from '@lumen/runtime/logger'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { expect, it } from 'vitest'
import { readiness } from './readiness.ts'

const log = createLogger({ service: 'test', level: 'silent' })
const connected = { connected: () => true }
const answering = new Kysely<Record<never, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const capabilities = { chat: 'local' }
const needs = new Map<string, () => Promise<boolean>>()

it('is what the service says while bus and database answer', async () => {
  const parts = { bus: connected, db: answering, log, needs }
  expect(await readiness(parts)).toEqual({ status: 'ready' })
  const own = { status: 'degraded', capabilities } as const
  expect(await readiness(parts, own)).toEqual(own)
})

it('is down without the bus', async () => {
  const parts = { bus: { connected: () => false }, db: answering, log, needs }
  expect(await readiness(parts, { status: 'ready', capabilities })).toEqual({
    status: 'down',
    capabilities,
  })
})

it('is down without the database', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as { port: number }
  closed.close()
  await once(closed, 'close')
  const db = openDatabase({ url: `postgres://role:x@127.0.0.1:${port}/sample`, log })
  expect(await readiness({ bus: connected, db, log, needs })).toEqual({ status: 'down' })
  await db.destroy()
})

it('is degraded, and says so, while something else that it needs does not answer', async () => {
  let answers = false
  const parts = {
    bus: connected,
    db: answering,
    log,
    needs: new Map([['redis', () => Promise.resolve(answers)]]),
  }
  expect(await readiness(parts, { status: 'ready', capabilities })).toEqual({
    status: 'degraded',
    capabilities: { ...capabilities, redis: 'off: unavailable' },
  })
  expect(await readiness(parts, { status: 'down' })).toMatchObject({ status: 'down' })
  answers = true
  expect(await readiness(parts)).toEqual({ status: 'ready' })
})
