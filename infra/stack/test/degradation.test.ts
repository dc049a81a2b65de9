import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { openProxy } from '@lumen/provision/test-proxy'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startProduct, type Product } from './product.ts'
import { signedInSocket } from './socket-client.ts'

let product: Product
let redis: Awaited<ReturnType<typeof openProxy>>
let nats: Awaited<ReturnType<typeof openProxy>>
let person: Awaited<ReturnType<Product['person']>>
beforeAll(async () => {
  product = await startProduct(async ({ env }) => {
    redis = await openProxy(env.REDIS_URL)
    nats = await openProxy(env.NATS_URL)
    return { REDIS_URL: redis.url, NATS_URL: nats.url }
  })
  person = await product.person()
})
afterAll(async () => {
  await product?.close()
  await redis?.close()
  await nats?.close()
})

const at = async (path: string, url = product.url) => {
  const answer = await fetch(url + path)
  return { status: answer.status, body: (await answer.json()) as any }
}
const companions = () => product.call('GET', '/api/companions', { token: person.token })
const healthy = () =>
  vi.waitFor(async () => {
    expect((await at('/health/ready')).body.status).toBe('ready')
    expect(states(await at('/api/health'))).toEqual([])
    expect((await companions()).status).toBe(200)
  })
const states = ({ body }: Awaited<ReturnType<typeof at>>) =>
  Object.entries(body.services as Record<string, { status: string }>).flatMap(
    ([name, { status }]) => (status === 'ready' ? [] : [`${name} ${status}`]),
  )

it('talks on while Redis is away, says what is degraded, and takes no service out', async () => {
  const { token, user } = person
  const companion = await product.companion(token)
  const socket = await signedInSocket(product.url, token, user.id)
  redis.cut()
  await vi.waitFor(async () =>
    expect(await at('/health/ready')).toMatchObject({
      status: 200,
      body: { status: 'degraded', capabilities: { redis: 'off: unavailable' } },
    }),
  )
  socket.send({ type: 'streaming_chat', companionId: companion.id, content: '今天有点累' })
  const { message } = await socket.next('streaming_stream_complete')
  expect(message.status).toBe('complete')
  expect((await companions()).status).toBe(200)
  await vi.waitFor(async () => {
    const health = await at('/api/health')
    expect([health.status, health.body.status]).toEqual([200, 'degraded'])
    expect(states(health)).toContain('memory degraded')
    expect(states(health).filter((each) => each.endsWith('down'))).toEqual([])
  })
  redis.mend()
  await healthy()
  socket.close()
})

it('says that it is away while NATS is, when to come again, and goes on by itself', async () => {
  nats.cut()
  await vi.waitFor(async () => expect((await at('/health/ready')).status).toBe(503))
  expect((await at('/health/live')).status).toBe(200)
  const refused = await companions()
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  nats.mend()
  await healthy()
})

it('says that it is away while PostgreSQL is, stays before its users, and goes on by itself', async () => {
  const { adminUrl } = product.environment
  const database = new URL(adminUrl).pathname.slice(1)
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`alter database ${database} connection limit 0`)
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  const refused = await companions()
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await at('/health/ready')).status).toBe(200)
  await admin.query(`alter database ${database} connection limit -1`)
  await admin.end()
  await healthy()
})

it('a service that hangs takes no gateway out, and is left alone once it answered nobody', async () => {
  const hanging = createServer(() => {}).listen(0, '127.0.0.1')
  await once(hanging, 'listening')
  const { port } = hanging.address() as AddressInfo
  const gateway = await product.anotherGateway({ MEMORY_URL: `http://127.0.0.1:${port}` })
  try {
    expect((await at('/health/ready', gateway.url)).status).toBe(200)
    await vi.waitFor(async () => {
      const health = await at('/api/health', gateway.url)
      expect([health.status, states(health)]).toEqual([503, ['memory down']])
    })
    const answer = await fetch(`${gateway.url}/api/companions`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
    expect(answer.status).toBe(200)
  } finally {
    await gateway.close()
    hanging.close()
  }
})
