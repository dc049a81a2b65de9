import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from '@lumen/contracts/auth/schema'
import type { Companion, Message } from '@lumen/contracts/chat/schema'
import { serviceNames } from '@lumen/contracts/operation'
import { databaseUrl, withAdmin } from '@lumen/provision/admin-session'
import { eraseServers } from '@lumen/provision/manage'
import { openTestEnvironment, type TestEnvironment } from '@lumen/provision/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp, keysFileOf, type Manifest } from '../src/backup/backup.ts'
import { countRows } from '../src/backup/count-rows.ts'
import { runPostgresTool } from '../src/backup/postgres-tools.ts'
import { restore } from '../src/backup/restore.ts'
import { prepare } from '../src/prepare.ts'
import type { Env } from '../src/services.ts'
import { runServices } from '../src/run-services.ts'
import { signedInSocket } from './socket-client.ts'

let folder: string
/** Another PostgreSQL, which no product has started. */
let elsewhere: TestEnvironment
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumen-backup-'))
  elsewhere = await openTestEnvironment('chat')
  // Who keeps what where is another matter on either side.
  envs.first['CHAT_DATABASE_URL'] = elsewhere.databaseUrl
  envs.second['MEMORY_DATABASE_URL'] = await elsewhere.databaseUrlOf('memory')
})
afterAll(async () => {
  for (const name of ['first', 'second', 'fourth'])
    await eraseServers({ dataDir: join(folder, name) })
  await elsewhere?.close()
  await rm(folder, { recursive: true, force: true })
})

const { signal } = new AbortController()
const env = {
  PATH: process.env['PATH'],
  LOG_LEVEL: 'silent',
  LUMEN_MODEL_SERVERS: 'http://127.0.0.1:9',
  CHAT_WORD_PAUSE_MS: '0',
}
const envs: Record<'first' | 'second', Env> = { first: { ...env }, second: { ...env } }
const common = { env, report: () => undefined, signal }
const dataDir = (name: string) => join(folder, name)
const of = (name: 'first' | 'second') => ({ ...common, env: envs[name], dataDir: dataDir(name) })

/** A product of its own, with servers that keep what they are given. */
async function startOn(name: 'first' | 'second') {
  const { servers, serviceEnv } = await prepare(envs[name], dataDir(name), () => undefined)
  const running = await runServices(serviceEnv, { processes: false, host: '127.0.0.1', port: 0 })
  return {
    url: running.url,
    async call<T>(method: string, path: string, token?: string, body?: object): Promise<T> {
      const answer = await fetch(running.url + path, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
      return (await answer.json()) as T
    },
    async close() {
      await running.close()
      await servers.stop()
    },
  }
}

const person = { email: 'person@example.com', password: 'correct horse battery' }

it('brings everything into an empty product, wherever its services keep it, and nothing beside other data', async () => {
  const first = await startOn('first')
  const { token, user } = await first.call<Session>('POST', '/api/auth/register', undefined, {
    ...person,
    username: 'Person',
    birthDate: '1990-05-01',
    region: 'CN',
    language: 'zh',
  })
  const { id } = await first.call<Companion>('POST', '/api/companions', token, { name: '小忆' })
  const socket = await signedInSocket(first.url, token, user.id)
  socket.send({ type: 'streaming_chat', companionId: id, content: '我养了一只叫年糕的猫。' })
  await socket.next('streaming_stream_complete')
  socket.close()
  const talkOf = (product: typeof first, as: string) =>
    product.call<Message[]>('GET', `/api/messages/${id}`, as)
  const said = await talkOf(first, token)
  expect(said.map(({ content }) => content)).toContain('我养了一只叫年糕的猫。')
  const backup = join(folder, 'backup')
  // While it runs.
  const written = await backUp({ ...of('first'), folder: backup })
  expect(written.rows).toMatchObject({ 'auth.users': 1, 'chat.all_messages': said.length })
  await expect(backUp({ ...of('first'), folder: backup })).rejects.toThrow(/exists already/)
  await first.close()

  const restored = await restore({ ...of('second'), folder: backup })
  expect(restored.rows).toEqual(written.rows)
  const second = await startOn('second')
  const again = await second.call<Session>('POST', '/api/auth/login', undefined, person)
  expect((await talkOf(second, again.token)).map(({ content }) => content)).toEqual(
    said.map(({ content }) => content),
  )
  await second.close()
  await expect(restore({ ...of('second'), folder: backup })).rejects.toThrow(
    /There is data already/,
  )
})

it('keeps the keys apart, for their owner alone, and asks for them', async () => {
  const backup = join(folder, 'backup')
  const keys = keysFileOf(backup)
  expect((await stat(keys)).mode & 0o777).toBe(0o600)
  expect(JSON.parse(await readFile(keys, 'utf8'))).toHaveProperty('sealKeys')
  const third = { ...common, dataDir: dataDir('third'), folder: backup }
  await expect(restore({ ...third, keys: join(folder, 'none') })).rejects.toThrow(/--keys/)
  const others = join(folder, 'others.json')
  await writeFile(others, '{"sealKeys":"1:other"}')
  await expect(restore({ ...of('second'), folder: backup, keys: others })).rejects.toThrow(
    /other keys/,
  )
})

it('of an earlier version, one dump of all, is brought back too', async () => {
  const [backup, earlier] = [join(folder, 'backup'), join(folder, 'earlier')]
  const { servers } = await prepare(env, dataDir('second'), () => undefined)
  const rows: Record<string, number> = {}
  try {
    await mkdir(earlier)
    const all = databaseUrl(servers.postgres.adminUrl, 'lumen')
    for (const service of serviceNames)
      Object.assign(rows, await withAdmin(all, (client) => countRows(client, service)))
    const file = `--file=${join(earlier, 'database.dump')}`
    await runPostgresTool('pg_dump', all, ['--format=custom', file], signal)
  } finally {
    await servers.stop()
  }
  expect(rows).toMatchObject({ 'auth.users': 1 })
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), files: false, rows }
  await writeFile(join(earlier, 'manifest.json'), JSON.stringify(manifest))
  const fourth = { ...common, dataDir: dataDir('fourth'), folder: earlier }
  expect(await restore({ ...fourth, keys: keysFileOf(backup) })).toEqual(manifest)
})

it('is told from other folders', async () => {
  await expect(
    restore({ ...common, dataDir: dataDir('third'), folder: join(folder, 'first') }),
  ).rejects.toThrow(/is no backup/)
})
