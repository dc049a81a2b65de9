import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { isRoot } from '../src/account.ts'
import { connectLines } from '../src/line-connection.ts'
import { eraseServers, serverStatus, stopServers } from '../src/manage.ts'
import { pingNats } from '../src/nats-probe.ts'
import { identifyProcess, isAlive } from '../src/process-identity.ts'
import { provision, type Servers } from '../src/provision.ts'
import { pingRedis, redisCommand } from '../src/redis-probe.ts'
import { readRecord, writeRecord } from '../src/server-record.ts'
import { waitUntil } from '../src/wait-until.ts'
import { dataDirectory, packagesDir, runningServers, testOptions } from './fixture.ts'

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function redis(url: string, ...words: string[]): Promise<string> {
  const { hostname, port, password } = new URL(url)
  const connection = await connectLines({ host: hostname, port: Number(port) }, 3_000)
  try {
    connection.send(redisCommand(['AUTH', password]) + redisCommand(words))
    expect(await connection.line()).toBe('+OK')
    const first = await connection.line()
    return first.startsWith('$') && first !== '$-1' ? await connection.line() : first
  } finally {
    connection.close()
  }
}

async function everythingAnswers(servers: Servers): Promise<void> {
  expect(await query(servers.postgres.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  await pingRedis(servers.redis.url, 3_000)
  const { url, user, pass } = servers.nats.account('lumen')
  await pingNats(url, { user, pass }, 3_000)
}

test('cold: fetches what is missing, serves, and stops all of it', async () => {
  const dataDir = dataDirectory()
  const lines: string[] = []
  const servers = await provision({
    ...testOptions(dataDir),
    packagesDir: join(dataDir, 'packages'),
    purpose: 'serve',
    report: (line) => lines.push(line),
  })
  await everythingAnswers(servers)
  expect(lines).toContain('Creating the PostgreSQL database directory')
  expect(lines.some((line) => line.startsWith('Starting NATS'))).toBe(true)
  expect(await query(servers.postgres.adminUrl, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(await redis(servers.redis.url, 'CONFIG', 'GET', 'maxmemory-policy')).toBe('*2')
  expect(statSync(join(dataDir, 'credentials.json')).mode & 0o777).toBe(0o600)
  await servers.stop()
  expect(await runningServers(dataDir)).toEqual([])
}, 120_000)

test('warm: a second call uses the running servers, and they stop with the last user', async () => {
  const dataDir = dataDirectory()
  const first = await provision(testOptions(dataDir))
  const running = await runningServers(dataDir)
  expect(running).toHaveLength(3)
  const modeOf = (path: string) => statSync(join(dataDir, path)).mode & 0o777
  expect(modeOf('credentials.json')).toBe(0o600)
  for (const folder of ['redis', 'redis/data', 'nats', 'postgres/data', 'logs', 'leases'])
    expect([folder, modeOf(folder)]).toEqual([folder, 0o700])
  const second = await provision(testOptions(dataDir))
  expect(second.postgres).toEqual(first.postgres)
  expect(await runningServers(dataDir)).toEqual(running)
  await first.stop()
  await everythingAnswers(second)
  await second.stop()
  expect(await runningServers(dataDir)).toEqual([])
})

test('after kill -9 everything starts again and keeps what it had stored', async () => {
  const dataDir = dataDirectory()
  const options = { ...testOptions(dataDir), purpose: 'serve' } as const
  const first = await provision(options)
  await query(first.postgres.adminUrl, 'create table kept as select 7 as value')
  expect(await redis(first.redis.url, 'SET', 'kept', 'eight')).toBe('+OK')
  const before = await serverStatus({ dataDir })
  for (const { pid } of before.servers) process.kill(pid ?? 0, 'SIGKILL')
  const gone = () => before.servers.every(({ pid }) => identifyProcess(pid ?? 0) === undefined)
  expect(await waitUntil(gone, { limitMs: 60_000 })).toBe(true)

  const second = await provision(options)
  await everythingAnswers(second)
  expect(await query(second.postgres.adminUrl, 'select value from kept')).toEqual([{ value: 7 }])
  expect(await redis(second.redis.url, 'GET', 'kept')).toBe('eight')
  await second.stop()
})

test('a server that hangs is ended and started again', async () => {
  const dataDir = dataDirectory()
  await provision(testOptions(dataDir))
  const pid = readRecord(dataDir, 'redis')?.process?.pid ?? 0
  process.kill(pid, 'SIGSTOP')
  const lines: string[] = []
  const again = await provision({ ...testOptions(dataDir), report: (line) => lines.push(line) })
  await everythingAnswers(again)
  expect(lines.join('\n')).toContain('Redis runs but does not answer')
  expect(identifyProcess(pid)).toBeUndefined()
})

test('a stale pid file that names another process is not believed, nor is that process touched', async () => {
  const dataDir = dataDirectory()
  const first = await provision(testOptions(dataDir))
  await first.stop()
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void other.kill())
  await once(other, 'spawn')
  const identity = identifyProcess(other.pid ?? 0)
  if (identity === undefined) throw new Error('the other process did not start')
  for (const server of ['postgres', 'redis', 'nats'] as const) {
    const process = { ...identity, start: 'another time' }
    writeRecord(dataDir, server, { origin: 'path', purpose: 'test', port: 0, process })
  }
  writeFileSync(join(dataDir, 'postgres/data/postmaster.pid'), `${identity.pid}\n`)
  const second = await provision(testOptions(dataDir))
  await everythingAnswers(second)
  await second.stop()
  expect(isAlive(identity)).toBe(true)
})

test('two processes and two calls in one get one set of servers', async () => {
  const dataDir = dataDirectory()
  const [a, b, c] = await Promise.all([
    provision(testOptions(dataDir)),
    provision(testOptions(dataDir)),
    provisionInChild(dataDir),
  ])
  expect(b.postgres.adminUrl).toBe(a.postgres.adminUrl)
  expect(b.nats.url).toBe(a.nats.url)
  expect(c.addresses).toEqual([a.postgres.adminUrl, a.redis.url, a.nats.url])
  await a.stop()
  await b.stop()
  expect(await runningServers(dataDir)).toHaveLength(3)
  c.child.kill('SIGKILL')
  await once(c.child, 'exit')
})

test('a caller that crashes leaves its servers to the next call', async () => {
  const dataDir = dataDirectory()
  const { child, addresses } = await provisionInChild(dataDir)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const running = await runningServers(dataDir)
  expect(running).toHaveLength(3)
  const next = await provision(testOptions(dataDir))
  expect([next.postgres.adminUrl, next.redis.url, next.nats.url]).toEqual(addresses)
  expect(await runningServers(dataDir)).toEqual(running)
  await next.stop()
  expect(await runningServers(dataDir)).toEqual([])
})

test('kept servers outlive whoever uses them, until they are stopped by hand', async () => {
  const dataDir = dataDirectory()
  const user = await provision(testOptions(dataDir))
  const running = await runningServers(dataDir)
  await provision({ ...testOptions(dataDir), keep: true }).then((keeper) => keeper.stop())
  await user.stop()
  expect(await runningServers(dataDir)).toEqual(running)
  expect(await stopServers({ dataDir })).toEqual(['postgres', 'redis', 'nats'])
  const next = await provision(testOptions(dataDir))
  await next.stop()
  expect(await runningServers(dataDir)).toEqual([])
})

test('new NATS accounts reach the running server without losing connections', async () => {
  const dataDir = dataDirectory()
  const first = await provision(testOptions(dataDir))
  const { url, user, pass } = first.nats.account('lumen')
  const { hostname, port } = new URL(url)
  const held = await connectLines({ host: hostname, port: Number(port) }, 10_000)
  onTestFinished(() => held.close())
  await held.line()
  held.send(`CONNECT ${JSON.stringify({ user, pass, verbose: false })}\r\nPING\r\n`)
  expect(await held.line()).toBe('PONG')
  expect(() => first.nats.account('worker_1')).toThrow('There is no NATS account "worker_1"')

  const second = await provision({ ...testOptions(dataDir), natsAccounts: ['lumen', 'worker_1'] })
  const added = second.nats.account('worker_1')
  await pingNats(added.url, added, 3_000)
  const wrong = { user: 'worker_1', pass }
  await expect(pingNats(added.url, wrong, 3_000)).rejects.toThrow('Authorization Violation')
  held.send('PING\r\n')
  // The server speaks on its own as well: new addresses, and a ping that asks who is still there.
  let line = await held.line()
  while (/^(INFO|PING)/.test(line)) line = await held.line()
  expect(line).toBe('PONG')
})

test.skipIf(!isRoot())('data lies outside a directory that PostgreSQL cannot enter', async () => {
  const dataDir = dataDirectory(0o700)
  const servers = await provision(testOptions(dataDir))
  await query(servers.postgres.adminUrl, 'create table kept as select 7 as value')
  await servers.stop()
  const again = await provision(testOptions(dataDir))
  expect(await query(again.postgres.adminUrl, 'select value from kept')).toEqual([{ value: 7 }])
  const remembered = readFileSync(join(dataDir, 'postgres-home.json'), 'utf8')
  const { path } = JSON.parse(remembered) as { path: string }
  expect(existsSync(join(path, 'data/PG_VERSION'))).toBe(true)
  await eraseServers({ dataDir })
  expect(existsSync(path)).toBe(false)
  expect(await runningServers(dataDir)).toEqual([])
})

test('servers for serving are not handed out for testing', async () => {
  const dataDir = dataDirectory()
  await provision({ ...testOptions(dataDir), purpose: 'serve' })
  await expect(provision(testOptions(dataDir))).rejects.toThrow('runs from')
  expect(await stopServers({ dataDir })).toEqual(['postgres', 'redis', 'nats'])
})

test('interrupted while starting: what was started is ended', async () => {
  const dataDir = dataDirectory()
  const controller = new AbortController()
  const started = provision({
    ...testOptions(dataDir),
    signal: controller.signal,
    report: (line) => line.startsWith('Creating the PostgreSQL') && controller.abort(),
  })
  await expect(started).rejects.toThrow('aborted')
  expect(await runningServers(dataDir)).toEqual([])
  expect(existsSync(join(dataDir, 'lock'))).toBe(false)
})

/** Provisions in a process of its own, which then waits. */
async function provisionInChild(dataDir: string) {
  const script = `
    import { provision } from ${JSON.stringify(join(import.meta.dirname, '../src/provision.ts'))}
    const servers = await provision(${JSON.stringify({ dataDir, packagesDir, purpose: 'test' })})
    console.log(JSON.stringify([servers.postgres.adminUrl, servers.redis.url, servers.nats.url]))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: testOptions(dataDir).env,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [text] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  return { child, addresses: JSON.parse(text) as string[] }
}
