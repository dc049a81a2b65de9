import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePrivateDirectory } from './private-directory.ts'
import { redisConfig } from './redis-config.ts'
import { pingRedis } from './redis-probe.ts'
import type { ServerDefinition } from './server-definition.ts'
import type { Context, Credentials } from './types.ts'

/** URL of database 0 of a Redis we started on this port. */
export function redisUrl(credentials: Credentials, port: number): string {
  return `redis://:${credentials.redis}@127.0.0.1:${port}`
}

/** Our own Redis (or Valkey, which serves the same) with its files in the data directory. */
export function redisServer(context: Context, credentials: Credentials): ServerDefinition {
  const home = join(context.dataDir, 'redis')
  const { purpose } = context
  const inContainer = redisConfig({
    bind: '*',
    port: 6379,
    password: credentials.redis,
    directory: '/data',
    purpose,
  })
  return {
    name: 'redis',
    programs: {
      names: ['redis-server', 'valkey-server'],
      packages: ['redis-server', 'valkey-server'],
      directories: ['/usr/sbin', '/usr/local/sbin'],
      unpacked: ['usr/bin', 'usr/sbin'],
      minimum: { major: 6, minor: 2 },
    },
    account: undefined,
    home,
    refuse: () => undefined,
    prepare: async (program, port) => {
      const directory = join(home, 'data')
      const path = join(home, 'redis.conf')
      const password = credentials.redis
      makePrivateDirectory(home)
      makePrivateDirectory(directory)
      writeFileSync(path, redisConfig({ bind: '127.0.0.1', port, password, directory, purpose }), {
        mode: 0o600,
      })
      return { program, args: [path], cwd: home, account: undefined }
    },
    ready: (port) => pingRedis(redisUrl(credentials, port), 3_000),
    startLimitMs: 60_000,
    container: {
      image: 'redis:7',
      port: 6379,
      volume: '/data',
      env: {},
      files: { '/etc/lumen-redis.conf': inContainer },
      args: ['redis-server', '/etc/lumen-redis.conf'],
    },
  }
}
