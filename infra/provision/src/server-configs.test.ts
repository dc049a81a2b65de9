import { expect, test } from 'vitest'
import { natsConfig } from './nats-config.ts'
import { postgresSettings, settingArguments } from './postgres-config.ts'
import { redisConfig } from './redis-config.ts'

test('Redis never evicts, and appends only when it serves', () => {
  const options = { bind: '127.0.0.1', port: 7000, password: 'p"\\w', directory: '/a b' } as const
  const serving = redisConfig({ ...options, purpose: 'serve' })
  expect(serving).toContain('maxmemory-policy noeviction\n')
  expect(serving).toContain('appendonly yes\n')
  expect(serving).toContain('databases 64\n')
  expect(serving).toContain('bind 127.0.0.1\n')
  expect(serving).toContain('requirepass "p\\"\\\\w"\n')
  expect(serving).toContain('dir "/a b"\n')
  expect(redisConfig({ ...options, purpose: 'test' })).toContain('appendonly no\n')
})

test('NATS gets accounts with JetStream, and users who may everything or what is said', () => {
  const config = natsConfig({
    listen: '127.0.0.1:7001',
    store: '/data/js',
    monitor: '127.0.0.1:8222',
    accounts: {
      lumen: [
        { name: 'lumen', password: 'one' },
        {
          name: 'lumen_chat',
          password: { variable: 'CHAT' },
          permissions: { publish: ['event.chat.>'], subscribe: ['_INBOX.chat.>'] },
        },
      ],
      worker_2: [{ name: 'worker_2', password: 't"wo' }],
    },
  })
  expect(config).toBe(`listen: "127.0.0.1:7001"
http: "127.0.0.1:8222"
server_name: "lumen"
authorization: { timeout: 15 }
ping_interval: "10s"
ping_max: 2
jetstream: {
  store_dir: "/data/js"
  max_memory_store: 256MB
  max_file_store: 64GB
}
accounts: {
  "lumen": {
    jetstream: enabled
    users: [
      { user: "lumen", password: "one" }
      { user: "lumen_chat", password: $CHAT, permissions: {
        publish: { allow: [
          "event.chat.>"
        ] }
        subscribe: { allow: [
          "_INBOX.chat.>"
        ] }
        allow_responses: { max: 1, expires: "5m" }
      } }
    ]
  }
  "worker_2": {
    jetstream: enabled
    users: [
      { user: "worker_2", password: "t\\"wo" }
    ]
  }
}
`)
})

test('PostgreSQL is durable and small when serving, fast and wide when testing', () => {
  const address = { listen: '127.0.0.1', port: 7002 }
  const serving = postgresSettings('serve', address)
  expect(serving).toMatchObject({ shared_buffers: '64MB', max_connections: '100', jit: 'off' })
  for (const unsafe of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    expect(serving).not.toHaveProperty(unsafe)
  }
  expect(postgresSettings('test', address)).toMatchObject({
    max_connections: '300',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  })
  expect(settingArguments({ a: '1', b: '' })).toEqual(['-c', 'a=1', '-c', 'b='])
})
