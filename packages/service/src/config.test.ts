import { ConfigError } from '@lumen/runtime/config'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { readProcessConfig, readServiceConfig } from './config.ts'

const env = {
  CHAT_DATABASE_URL: 'postgres://chat@127.0.0.1/lumen',
  NATS_URL: 'nats://127.0.0.1:4222',
  REDIS_URL: 'redis://127.0.0.1:6379',
  LUMEN_IDENTITY_PUBLIC_KEY: 'key',
}
const Own = Type.Object({
  CHAT_LEASE_MS: Type.Integer({ default: 5_000, minimum: 500 }),
  MODEL: Type.Optional(Type.String()),
})

it('reads what every service has beside its own settings', () => {
  expect(
    readServiceConfig('chat', Own, { ...env, CHAT_PORT: '8080', CHAT_NATS_USER: 'chat' }),
  ).toEqual({
    CHAT_LEASE_MS: 5_000,
    base: {
      service: 'chat',
      host: '127.0.0.1',
      port: 8080,
      databaseUrl: env.CHAT_DATABASE_URL,
      databasePool: 10,
      databaseReplicaUrl: null,
      nats: { url: env.NATS_URL, user: 'chat', pass: undefined },
      redisUrl: env.REDIS_URL,
      identityPublicKey: 'key',
      objects: null,
      tracesEndpoint: undefined,
      logLevel: 'info',
      logFolder: null,
    },
  })
})

it('names every problem at once, those of the base and of its own', () => {
  const wrong = { CHAT_PORT: 'x', AUTH_DATABASE_URL: 'of another', CHAT_LEASE_MS: '1' }
  expect(() => readServiceConfig('chat', Own, wrong)).toThrow(
    new ConfigError([
      'CHAT_PORT must be a whole number',
      'NATS_URL is missing',
      'REDIS_URL is missing',
      'CHAT_DATABASE_URL is missing',
      'LUMEN_IDENTITY_PUBLIC_KEY is missing',
      'CHAT_LEASE_MS must be at least 500',
    ]),
  )
})

it('reaches a replica with the login of the primary', () => {
  const read = (address: string) =>
    readServiceConfig('chat', Type.Object({}), {
      ...env,
      CHAT_DATABASE_URL: 'postgres://lumen_chat:p%40ss@127.0.0.1:5432/lumen?sslmode=require',
      CHAT_DATABASE_REPLICA_ADDRESS: address,
    }).base.databaseReplicaUrl
  expect(read('')).toBeNull()
  expect(read('replica:5433/lumen?sslmode=disable')).toBe(
    'postgres://lumen_chat:p%40ss@replica:5433/lumen?sslmode=disable',
  )
  for (const address of ['postgres://replica/lumen', 'me:secret@replica/lumen', 'replica:5433'])
    expect(() => read(address)).toThrow(
      new ConfigError([
        'CHAT_DATABASE_REPLICA_ADDRESS has the wrong form (host:port/database, without a login)',
      ]),
    )
})

it('lets a service declare a row of the base anew', () => {
  const Pool = Type.Object({ CHAT_DATABASE_POOL: Type.Integer({ default: 5 }) })
  expect(readServiceConfig('chat', Pool, env).base.databasePool).toBe(5)
})

it('says before anything is opened that an address of Redis cannot be read', () => {
  const twice = { ...env, REDIS_URL: 'redis+sentinel://one:26379,two:26379' }
  expect(() => readProcessConfig('gateway', Type.Object({}), twice)).toThrow(
    'REDIS_URL names no master',
  )
})

it('asks a process without a database for none', () => {
  const { NATS_URL, REDIS_URL } = env
  const { base } = readProcessConfig('gateway', Type.Object({}), { NATS_URL, REDIS_URL })
  expect(base).toMatchObject({ service: 'gateway', port: 0 })
  expect(base).not.toHaveProperty('databaseUrl')
})
