import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pingPostgres } from '../src/postgres-probe.ts'
import { provision } from '../src/provision.ts'
import { cleanEnvironment, dataDirectory, runningServers, testOptions } from './fixture.ts'

test('addresses in the environment win, are proven, and are not stopped', async () => {
  const owner = dataDirectory()
  const servers = await provision(testOptions(owner))
  const guest = dataDirectory()
  const env = cleanEnvironment({
    DATABASE_URL: servers.postgres.adminUrl,
    REDIS_URL: servers.redis.url,
    NATS_URL: servers.nats.url,
  })
  const borrowed = await provision({ ...testOptions(guest), env })
  expect(borrowed.postgres).toEqual({ origin: 'environment', adminUrl: env['DATABASE_URL'] })
  expect(borrowed.redis).toEqual({ origin: 'environment', url: env['REDIS_URL'] })
  expect(borrowed.nats.account('anything')).toEqual(servers.nats.account('lumen'))
  expect(await runningServers(guest)).toEqual([])
  await borrowed.stop()
  expect(await runningServers(owner)).toHaveLength(3)
  await pingPostgres(servers.postgres.adminUrl, 3_000)
})

test('an address in the environment that does not answer is an error, not a reason to start one', async () => {
  const dataDir = dataDirectory()
  const env = cleanEnvironment({ REDIS_URL: 'redis://:x@127.0.0.1:1' })
  await expect(provision({ ...testOptions(dataDir), env })).rejects.toThrow(
    /^Redis at 127\.0\.0\.1:1 \(REDIS_URL\) cannot be used: .*ECONNREFUSED.*unset it/s,
  )
  expect(await runningServers(dataDir)).toEqual([])
})

test('nothing works: one message, and what did start is stopped', async () => {
  const dataDir = dataDirectory()
  const empty = join(dataDir, 'empty')
  mkdirSync(empty)
  const attempt = provision({
    ...testOptions(dataDir),
    packagesDir: join(dataDir, 'packages'),
    env: cleanEnvironment({ PATH: empty }),
    origins: { redis: ['environment', 'apt', 'docker'], nats: ['environment', 'apt', 'docker'] },
  })
  const message = await attempt.then(
    () => '',
    (error: Error) => error.message,
  )
  expect(message).toMatch(
    /^No way was found to run Redis and NATS on this machine\. Tried:\n {2}Redis:/,
  )
  for (const line of [
    '- REDIS_URL is not set',
    '- NATS_URL is not set',
    '- apt: apt-get and dpkg-deb are not on the PATH',
    '- Docker: no docker command on the PATH',
    'run "docker compose up -d" and set REDIS_URL and NATS_URL',
  ]) {
    expect(message).toContain(line)
  }
  expect(message.match(/No way was found/g)).toHaveLength(1)
  expect(await runningServers(dataDir)).toEqual([])
})

test('a program that does not start is told with the last lines of its log', async () => {
  const dataDir = dataDirectory()
  const bin = join(dataDir, 'bin')
  mkdirSync(bin)
  const broken = join(bin, 'nats-server')
  writeFileSync(
    broken,
    '#!/bin/sh\n[ "$1" = --version ] && echo "nats-server: v2.9.10" && exit\necho "disk on fire" >&2\nexit 3\n',
  )
  chmodSync(broken, 0o755)
  const attempt = provision({
    ...testOptions(dataDir),
    env: cleanEnvironment({ PATH: `${bin}:${process.env['PATH']}` }),
    origins: { nats: ['path'] },
  })
  await expect(attempt).rejects.toThrow(
    new RegExp(`${broken} ended while starting\\. Its last lines:\\n +disk on fire`),
  )
})

test('PostgreSQL runs from the npm package, and its data is not opened by another version', async (context) => {
  const dataDir = dataDirectory()
  const options = testOptions(dataDir)
  const servers = await provision({ ...options, origins: { postgres: ['npm', 'path'] } })
  if (servers.postgres.origin !== 'npm') context.skip('no npm package for this platform')
  await pingPostgres(servers.postgres.adminUrl, 3_000)
  await servers.stop()
  const other = provision({ ...options, origins: { postgres: ['path', 'docker'] } })
  const message = await other.then(
    async (found) => {
      await found.stop()
      return found.postgres.origin
    },
    (error: Error) => error.message,
  )
  if (message === 'path') context.skip('this machine has the same version on its PATH')
  expect(message).toContain('cannot open the data of version 18')
})
