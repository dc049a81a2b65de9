import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serverStatus } from '../src/manage.ts'
import { provision } from '../src/provision.ts'
import { pingRedis } from '../src/redis-probe.ts'
import { cleanEnvironment, dataDirectory, packagesDir, testOptions } from './fixture.ts'

/** A docker command that keeps its containers as processes: enough to see ours driven rightly. */
const dockerDouble = `#!${process.execPath}
const { appendFileSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { spawn } = require('node:child_process')
const { join } = require('node:path')
const state = process.env.DOUBLE_STATE
const [command, ...args] = process.argv.slice(2)
const directory = join(state, 'container')
const pidFile = join(directory, 'pid')
const alive = () => { try { process.kill(Number(readFileSync(pidFile, 'utf8')), 0); return true } catch { return false } }
appendFileSync(join(state, 'calls'), [command, ...args].join(' ') + '\\n')
if (command === 'info') console.log('27.0')
if (command === 'create') {
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'port'), /127.0.0.1:(\\d+):/.exec(args.join(' '))[1])
  console.log('Pulling image\\nabc123')
}
if (command === 'cp') {
  const config = readFileSync(args[0], 'utf8').replace('/data', directory)
  writeFileSync(join(directory, 'redis.conf'), config)
}
if (command === 'start') {
  const port = readFileSync(join(directory, 'port'), 'utf8')
  const more = ['--port', port, '--bind', '127.0.0.1']
  const child = spawn(process.env.DOUBLE_REDIS, [join(directory, 'redis.conf'), ...more], {
    detached: true, stdio: 'ignore', env: { LD_LIBRARY_PATH: process.env.DOUBLE_LIBRARIES },
  })
  writeFileSync(pidFile, String(child.pid))
  child.unref()
}
if (command === 'inspect') { console.log(alive()); process.exitCode = existsSync(directory) ? 0 : 1 }
if (command === 'stop' && alive()) process.kill(Number(readFileSync(pidFile, 'utf8')))
if (command === 'rm') rmSync(directory, { recursive: true, force: true })
`

test('Redis in a container: started, reused, stopped and removed', async (context) => {
  const redis = join(packagesDir, 'redis-server/usr/bin/redis-server')
  if (!existsSync(redis)) context.skip("needs Debian's redis-server, fetched by the other tests")
  const dataDir = dataDirectory()
  const state = join(dataDir, 'double')
  mkdirSync(state)
  const bin = join(dataDir, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'docker'), dockerDouble)
  chmodSync(join(bin, 'docker'), 0o755)
  const env = cleanEnvironment({
    PATH: `${bin}:${process.env['PATH']}`,
    DOUBLE_STATE: state,
    DOUBLE_REDIS: redis,
    DOUBLE_LIBRARIES: join(packagesDir, 'redis-server/usr/lib/x86_64-linux-gnu'),
  })
  const options = { ...testOptions(dataDir), env, origins: { redis: ['docker'] as const } }
  const servers = await provision(options)
  expect(servers.redis.origin).toBe('docker')
  await pingRedis(servers.redis.url, 3_000)
  const calls = () => readFileSync(join(state, 'calls'), 'utf8')
  const { password } = new URL(servers.redis.url)
  expect(calls()).toMatch(/^create --name lumen-\w+-redis --publish 127\.0\.0\.1:\d+:6379 /m)
  expect(calls()).toMatch(/^cp .* abc123:\/etc\/lumen-redis\.conf$/m)
  expect(calls()).not.toContain(password)

  const again = await provision(options)
  expect(again.redis.url).toBe(servers.redis.url)
  expect(calls().match(/^create /gm)).toHaveLength(1)
  await again.stop()
  await servers.stop()
  expect(calls()).toMatch(/^stop --time 20 abc123\nrm --force abc123$/m)
  const { servers: left } = await serverStatus({ dataDir, env })
  expect(left.every(({ running }) => !running)).toBe(true)
})
