import { defineJobs } from '@lumen/contracts/job'
import { serviceNames } from '@lumen/contracts/operation'
import { Closed } from '@lumen/contracts/schema'
import { createJobs } from '@lumen/jobs/queues'
import { openProxy } from '@lumen/provision/test-proxy'
import { openTestSentinels } from '@lumen/provision/test-redis'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { openRedis } from '@lumen/runtime/redis'
import { Redis } from 'ioredis'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { services, type Running } from '../src/services.ts'
import { openProductEnvironment } from './product.ts'

const catalog = defineJobs({
  'chat.draw': {
    queue: 'chat',
    summary: 'Draw',
    payload: Closed({ number: Type.Integer() }),
    attempts: 3,
    timeoutMs: 120_000,
  },
})
const log = createLogger({ service: 'chat', level: 'silent' })

let sentinels: Awaited<ReturnType<typeof openTestSentinels>>
let opened: Awaited<ReturnType<typeof openProductEnvironment>>
let gateway: Running
/** Who was the master, and who is. */
let moved: { gone: string; left: string }
beforeAll(async () => {
  ;[sentinels, opened] = await Promise.all([openTestSentinels(), openProductEnvironment()])
  // Nobody is behind it: what it counts, it counts before.
  const urls = serviceNames.map((name) => [`${name.toUpperCase()}_URL`, 'http://127.0.0.1:9'])
  gateway = await services.gateway.start({
    ...opened.serviceEnv,
    ...Object.fromEntries(urls),
    REDIS_URL: sentinels.url,
    GATEWAY_HOST: '127.0.0.1',
    GATEWAY_PORT: '0',
  })
})
afterAll(async () => {
  await gateway?.close()
  await opened?.close()
  await sentinels?.close()
})

/** How many more calls of this operation the gateway lets through. */
async function callsLeft(): Promise<number> {
  const { headers } = await fetch(`${gateway.url}/api/auth/passkeys/challenge`, { method: 'POST' })
  return Number(headers.get('x-ratelimit-remaining'))
}
const readiness = async () =>
  ((await (await fetch(`${gateway.url}/health/ready`)).json()) as { status: string }).status

it('goes on with its jobs and its limits where the master has moved', async () => {
  await expect.poll(readiness).toBe('ready')
  const first = await callsLeft()
  expect(await callsLeft()).toBe(first - 1)

  const metrics = createMetrics({ service: 'chat' })
  const jobs = createJobs({ redisUrl: sentinels.url, log, metrics, service: 'chat', catalog })
  onTestFinished(() => jobs.close())
  const done: number[] = []
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  await jobs.work(
    {
      'chat.draw': async ({ payload: { number } }) => {
        if (number === 3) {
          begun.resolve()
          await goOn.promise
        }
        done.push(number)
      },
    },
    { concurrency: 1 },
  )
  const enqueue = (number: number) => jobs.enqueue('chat.draw', { number }, { id: `job-${number}` })
  for (let number = 0; number < 10; number += 1) await enqueue(number)
  await begun.promise
  // The replica has everything: what was said a moment before its end a master may take along.
  const replica = new Redis(sentinels.urls[1])
  onTestFinished(() => replica.disconnect())
  await vi.waitFor(async () => {
    expect(await replica.llen('bull:chat:active')).toBe(1)
    expect(await replica.llen('bull:chat:wait')).toBe(6)
    const [counted = ''] = await replica.keys('gateway:rate:*challenge*')
    expect(await replica.get(counted)).toBe('2')
  })

  moved = await sentinels.killMaster()
  goOn.resolve()
  // What cannot be counted passes.
  expect(await callsLeft()).toBeGreaterThan(first)
  for (let number = 10; number < 15; number += 1) await vi.waitFor(() => enqueue(number))
  const all = Array.from({ length: 15 }, (_, number) => number)
  await vi.waitFor(() => expect([...new Set(done)].toSorted((a, b) => a - b)).toEqual(all))
  // Counted where it was, not from the beginning.
  await vi.waitFor(async () => expect(await callsLeft()).toBeLessThan(first - 1))
  await expect.poll(readiness).toBe('ready')
})

it('leaves by itself who has become a replica behind the same address', async () => {
  const { gone, left } = moved
  await sentinels.startAgain()
  const former = new Redis(gone)
  onTestFinished(() => former.disconnect())
  // As sentinels do it, who take ten seconds to see it.
  await former.replicaof(new URL(left).hostname, Number(new URL(left).port))
  const address = await openProxy(gone)
  const redis = openRedis(address.url, log, { retries: 1 })
  onTestFinished(async () => {
    redis.disconnect()
    await address.close()
  })
  expect(await redis.ping()).toBe('PONG')
  address.moveTo(left)
  await expect(redis.set('key', 'value')).rejects.toThrow('READONLY')
  await vi.waitFor(() => redis.set('key', 'value'))
})

it('connects again where word of a new master comes while it does', async () => {
  const redis = openRedis(sentinels.url, log, { retries: 1 }) as Redis
  onTestFinished(() => redis.disconnect())
  const ended = () => new Promise<void>((resolve) => void redis.once('end', resolve))
  await vi.waitFor(() => redis.ping())
  const { connector } = redis as unknown as { connector: { disconnect: () => void } }
  // What ioredis does at that word.
  redis.once('connecting', () => connector.disconnect())
  const lost = ended()
  redis.disconnect(true)
  await lost
  await vi.waitFor(() => redis.ping())
  const closed = ended()
  redis.disconnect()
  await closed
  await expect(redis.ping()).rejects.toThrow('Connection is closed')
})
