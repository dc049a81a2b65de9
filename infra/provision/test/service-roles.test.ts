import { Client, DatabaseError } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseUrl } from '../src/admin-session.ts'
import { eraseServers } from '../src/manage.ts'
import { provision } from '../src/provision.ts'
import { ensureServiceRoles, serviceUrl } from '../src/service-roles.ts'
import { cloneDatabase, dropDatabase } from '../src/test-databases.ts'
import { testOptions } from './fixture.ts'

const auth = { name: 'auth', password: "it's a pass/word?" }
const chat = { name: 'chat', password: 'another' }
let adminUrl = ''
let dataDir = ''

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lumen-roles-'))
  const servers = await provision(testOptions(dataDir))
  adminUrl = servers.postgres.adminUrl
  await Promise.all([1, 2, 3].map(() => ensureServiceRoles(adminUrl, [auth, chat])))
  await query(serviceUrl(adminUrl, chat), 'create table messages as select 1 as id')
})

afterAll(async () => {
  await eraseServers({ dataDir })
  rmSync(dataDir, { recursive: true, force: true })
})

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** The SQL state with which PostgreSQL refuses. */
function refusal(url: string, text: string): Promise<string | undefined> {
  return query(url, text).then(
    () => 'allowed',
    (error: unknown) => (error instanceof DatabaseError ? error.code : String(error)),
  )
}

const denied = '42501'

test('a role lands in its own schema and can reach no other', async () => {
  const asAuth = serviceUrl(adminUrl, auth)
  expect(
    await query(asAuth, 'select current_user::text as user, current_schema as schema'),
  ).toEqual([{ user: 'lumen_auth', schema: 'auth' }])
  expect(await refusal(asAuth, 'select * from chat.messages')).toBe(denied)
  expect(await refusal(asAuth, 'create table chat.mine (id int)')).toBe(denied)
  expect(await refusal(asAuth, 'create table public.mine (id int)')).toBe(denied)
  expect(await refusal(asAuth, 'create schema mine')).toBe(denied)
  expect(await refusal(asAuth, 'set role lumen_chat')).toBe(denied)
  expect(await query(serviceUrl(adminUrl, chat), 'select id from messages')).toEqual([{ id: 1 }])
})

test('nobody else may connect, and a wrong password is refused', async () => {
  await query(adminUrl, "create role stranger login password 'x'")
  const url = new URL(databaseUrl(adminUrl, 'lumen'))
  url.username = 'stranger'
  url.password = 'x'
  expect(await refusal(url.href, 'select 1')).toBe(denied)
  expect(await refusal(serviceUrl(adminUrl, { ...auth, password: 'x' }), 'select 1')).toBe('28P01')
})

test('a new password takes effect, data stays', async () => {
  const renewed = { ...chat, password: 'renewed' }
  await ensureServiceRoles(adminUrl, [renewed])
  expect(await refusal(serviceUrl(adminUrl, chat), 'select 1')).toBe('28P01')
  expect(await query(serviceUrl(adminUrl, renewed), 'select id from messages')).toEqual([{ id: 1 }])
  await ensureServiceRoles(adminUrl, [chat])
})

test('an administrator without superuser rights is enough, one without rights is told so', async () => {
  await query(adminUrl, "create role manager login createdb createrole password 'm'")
  await query(adminUrl, "create role clerk login password 'c'")
  const url = new URL(adminUrl)
  url.username = 'manager'
  url.password = 'm'
  const billing = { name: 'billing', password: 'b' }
  await ensureServiceRoles(url.href, [billing], 'managed')
  const own = await query(
    serviceUrl(url.href, billing, 'managed'),
    'select current_schema as schema',
  )
  expect(own).toEqual([{ schema: 'billing' }])
  url.username = 'clerk'
  url.password = 'c'
  await expect(
    ensureServiceRoles(url.href, [{ name: 'media', password: 'm' }], 'unmanaged'),
  ).rejects.toThrow('give it CREATEDB and CREATEROLE')
})

test('names that are no words are refused before anything happens', async () => {
  await expect(
    ensureServiceRoles(adminUrl, [{ name: 'a"; drop database lumen', password: 'x' }]),
  ).rejects.toThrow("cannot name a service's schema")
})

test('clones carry tables and rights, at the same time too, and are dropped in use', async () => {
  const names = ['clone-1', 'clone-2', 'clone-3']
  await Promise.all(names.map((name) => cloneDatabase(adminUrl, 'lumen', name)))
  for (const name of names) {
    expect(await query(serviceUrl(adminUrl, chat, name), 'select id from messages')).toEqual([
      { id: 1 },
    ])
    expect(await refusal(serviceUrl(adminUrl, auth, name), 'table chat.messages')).toBe(denied)
  }
  const stranger = new URL(databaseUrl(adminUrl, 'clone-1'))
  await query(adminUrl, "create role visitor login password 'v'")
  stranger.username = 'visitor'
  stranger.password = 'v'
  expect(await refusal(stranger.href, 'select 1')).toBe(denied)

  await query(serviceUrl(adminUrl, chat, 'clone-1'), 'insert into messages values (2)')
  expect(await query(serviceUrl(adminUrl, chat, 'clone-2'), 'select id from messages')).toEqual([
    { id: 1 },
  ])
  const inUse = new Client({ connectionString: serviceUrl(adminUrl, chat, 'clone-1') })
  inUse.on('error', () => undefined)
  await inUse.connect()
  for (const name of [...names, 'never-there']) await dropDatabase(adminUrl, name)
  await inUse.end().catch(() => undefined)
  const left = await query(adminUrl, "select datname from pg_database where datname like 'clone%'")
  expect(left).toEqual([])
})
