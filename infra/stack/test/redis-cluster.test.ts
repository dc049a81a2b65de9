import { authLimits } from '@lumen/contracts/auth/limits'
import { openTestCluster } from '@lumen/provision/test-redis'
import { createLogger } from '@lumen/runtime/logger'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keysHolding } from './erasure/all-keys.ts'
import { startProduct, type Product } from './product.ts'

const password = 'correct horse battery'
/** No more often than may be asked for a receipt. */
const untilDone = { timeout: 90_000, interval: 1_500 }
const lines: string[] = []

let cluster: Awaited<ReturnType<typeof openTestCluster>>
let product: Product
let me: Awaited<ReturnType<Product['person']>>
beforeAll(async () => {
  cluster = await openTestCluster()
  const destination = { write: (line: string) => void lines.push(line) }
  product = await startProduct(
    {
      REDIS_URL: cluster.url,
      ACCOUNT_DELETION_GRACE_HOURS: '0',
      ACCOUNT_ERASURE_SETTLE_SECONDS: '0',
    },
    createLogger({ service: 'product', level: 'warn', destination }),
  )
  me = await product.person()
})
afterAll(async () => {
  await product?.close()
  await cluster?.close()
})

const onEachNode = <T>(ask: (redis: Redis) => Promise<T>): Promise<T[]> =>
  Promise.all(
    cluster.urls.map(async (url) => {
      const redis = new Redis(url)
      try {
        return await ask(redis)
      } finally {
        redis.disconnect()
      }
    }),
  )
const allHolding = async (words: readonly string[]) =>
  (await Promise.all(cluster.urls.map((url) => keysHolding(url, words)))).flat()

it('keeps the queues of all services, each in one place, spread over its servers', async () => {
  const status = async () => (await product.call('GET', '/api/health')).body.status
  await expect.poll(status, untilDone).toBe('ok')
  const kept = await onEachNode((redis) => redis.keys('*'))
  expect(kept.flat().filter((key) => key.startsWith('bull:'))).toEqual([])
  const queuesOf = kept.map(
    (keys) => new Set(keys.flatMap((key) => /^\{(\w[\w-]*)\}:\1:/.exec(key)?.[1] ?? [])),
  )
  const queues = queuesOf.flatMap((names) => [...names])
  expect(new Set(queues)).toContain('chat')
  expect(queues.length).toBe(new Set(queues).size)
  expect(queuesOf.filter((names) => names.size > 0).length).toBeGreaterThan(1)
})

it('counts calls, failed sign-ins and mails', async () => {
  const left = async () => {
    const { headers } = await product.call('GET', '/api/auth/me', { token: me.token })
    return Number(headers.get('x-ratelimit-remaining'))
  }
  const before = await left()
  expect(await left()).toBe(before - 1)

  const wrong = { email: 'nobody@example.com', password: 'wrong wrong wrong' }
  const answers: number[] = []
  for (let at = 0; at <= authLimits.loginFailures.perAccount; at += 1)
    answers.push((await product.call('POST', '/api/auth/login', { body: wrong })).status)
  expect(answers).toEqual([...Array.from({ length: answers.length - 1 }, () => 401), 429])
  // A good one takes itself back.
  const { email } = me
  const good = await product.call('POST', '/api/auth/login', { body: { email, password } })
  expect(good.status).toBe(200)

  const begun = await product.call('POST', '/api/auth/passkeys/challenge')
  expect(begun.status).toBe(200)
})

it('forgets a person on every server', async () => {
  const { token, user, email } = me
  await product.companion(token)
  for (const path of [
    '/api/companions',
    '/api/auth/me',
    '/api/auth/passkeys',
    '/api/notifications',
  ])
    await product.call('GET', path, { token })
  const holders = await onEachNode((redis) => redis.keys(`*${user.id}*`))
  expect(holders.filter((keys) => keys.length > 0).length).toBeGreaterThan(1)

  const { status, body: deletion } = await product.call(
    'POST',
    '/api/enterprise/privacy/delete-account',
    {
      token,
      body: { password },
    },
  )
  expect([status, deletion.code]).toEqual([200, undefined])
  const state = async () => {
    const body = { token: deletion.receiptToken }
    return (await product.call('POST', '/api/erasure-receipts', { body })).body.state
  }
  await expect.poll(state, untilDone).toBe('done')
  expect(await allHolding([user.id, email])).toEqual([])
})

it('was told of nothing that servers of a cluster refuse', () => {
  expect(lines.filter((line) => /CROSSSLOT|MOVED|redirections/i.test(line))).toEqual([])
})
