import { generateIdentityKeys } from '@lumen/http/identity'
import { newId, timeOfId } from '@lumen/database/ids'
import { oldestReadMs } from '@lumen/database/replica'
import { openTestEnvironment, type TestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BaseConfig } from '../src/config.ts'
import { openService, type Opened } from '../src/open.ts'
import { startService } from '../src/start.ts'
import { readerOfExport } from '../src/write-export.ts'

type Context = Opened<Record<never, never>> & { own: string }

const log = createLogger({ service: 'test', level: 'silent' })
let environment: TestEnvironment
let base: BaseConfig
beforeAll(async () => {
  environment = await openTestEnvironment('admin')
  base = {
    service: 'admin',
    host: '127.0.0.1',
    port: 0,
    databaseUrl: environment.databaseUrl,
    databasePool: 2,
    databaseReplicaUrl: null,
    nats: environment.nats,
    redisUrl: environment.redisUrl,
    identityPublicKey: generateIdentityKeys().publicKey,
    objects: null,
    tracesEndpoint: undefined,
    logLevel: 'silent',
    logFolder: null,
  }
})
afterAll(() => environment?.close())

const open = (config = base) => openService<Context>(config, {}, { log }, () => ({ own: 'thing' }))
const isOpen = async ({ bus, db }: Context) => ({
  bus: bus.connected(),
  database: await sql`select 1`.execute(db).then(
    () => true,
    () => false,
  ),
})

it('opens database and bus around what a service adds', async () => {
  const { context, closer } = await open()
  expect(context.own).toBe('thing')
  expect(await isOpen(context)).toEqual({ bus: true, database: true })
  expect(await closer.close()).toEqual([])
  expect(await isOpen(context)).toEqual({ bus: false, database: false })
})

it('reads what may be old of the database itself where there is no replica, or none that answers', async () => {
  const without = await open()
  expect(without.context.mayBeOld).toBe(without.context.db)
  await without.closer.close()

  const address = new URL(environment.databaseUrl)
  address.port = '9'
  const away = await open({ ...base, databaseReplicaUrl: address.href })
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(away.context.mayBeOld)
  expect(rows).toEqual([{ one: 1 }])
  expect(await away.closer.close()).toEqual([])
})

it('reads an export of a replica once all is there that was when it was asked for', () => {
  const [db, mayBeOld] = [{}, {}] as unknown as [Context['db'], Context['mayBeOld']]
  const asked = newId()
  const readerAfter = (ms: number) =>
    readerOfExport(
      { db, mayBeOld, clock: { now: () => new Date(timeOfId(asked).getTime() + ms) } },
      asked,
    )
  expect(readerAfter(0)).toBe(db)
  expect(readerAfter(oldestReadMs)).toBe(db)
  expect(readerAfter(oldestReadMs + 1)).toBe(mayBeOld)
})

it('closes both when a service cannot be built on them', async () => {
  let opened: Context | undefined
  const opening = openService<Context>(base, {}, { log }, ({ context }) => {
    opened = { ...context, own: 'thing' }
    throw new Error('no thing')
  })
  await expect(opening).rejects.toThrow('no thing')
  expect(await isOpen(opened!)).toEqual({ bus: false, database: false })
})

it('is ready while both answer, and closes its entrances before them', async () => {
  const closed: string[] = []
  const service = await startService(
    base,
    open(),
    ({ context, closer, server }) => {
      closer.add('entrance', async () => closed.push(`entrance ${context.bus.connected()}`))
      server.addHook('onClose', async () => {
        closed.push('server')
      })
    },
    { ready: ({ own }) => ({ status: 'degraded', capabilities: { own } }) },
  )
  const ready = await fetch(`${service.url}/health/ready`)
  expect(ready.status).toBe(200)
  expect(await ready.json()).toMatchObject({ status: 'degraded', capabilities: { own: 'thing' } })
  await service.close()
  expect(closed).toEqual(['server', 'entrance true'])
})

it('closes everything when an entrance cannot be added', async () => {
  let opened: Context | undefined
  const starting = startService(base, open(), ({ context }) => {
    opened = context
    throw new Error('no entrance')
  })
  await expect(starting).rejects.toThrow('no entrance')
  expect(await isOpen(opened!)).toEqual({ bus: false, database: false })
})
