import { openTestCluster } from '@lumen/provision/test-redis'
import { createMetrics } from '@lumen/runtime/metrics'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createQueueControl } from '../src/queue-control.ts'
import { catalog, idle, open, openJobs } from './chat-jobs.ts'

let cluster: Awaited<ReturnType<typeof openTestCluster>>
beforeAll(async () => {
  cluster = await openTestCluster(1_000)
})
afterAll(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
  await cluster?.close()
})

/** The node that keeps a queue. */
async function nodeOf(queue: string): Promise<number> {
  for (const [at, url] of cluster.urls.entries()) {
    const redis = new Redis(url)
    const keys = await redis.keys(`{${queue}}:${queue}:*`)
    redis.disconnect()
    if (keys.length > 0) return at
  }
  throw new Error(`No node keeps ${queue}`)
}

test('works on a queue of a cluster, also when its server was lost and is back', async () => {
  const { jobs, metrics, lines } = openJobs(cluster.url)
  const done: string[] = []
  await jobs.work({
    ...idle,
    'chat.draw': async ({ payload }) => void done.push(payload.pictureId),
  })
  await jobs.enqueue('chat.draw', { pictureId: 'before' })
  await vi.waitFor(() => expect(done).toEqual(['before']))
  expect(await jobs.answers()).toBe(true)
  expect((await metrics.expose()).text).toContain('queue_jobs{queue="chat",state="failed"')
  expect(lines.filter(({ msg }) => msg === 'queue error')).toEqual([])

  const node = cluster.nodes[await nodeOf('chat')]!
  await node.kill()
  await vi.waitFor(async () => expect(await jobs.answers()).toBe(false))
  await node.startAgain()
  await vi.waitFor(async () => expect(await jobs.answers()).toBe(true))
  await vi.waitFor(() => jobs.enqueue('chat.draw', { pictureId: 'after' }))
  await vi.waitFor(() => expect(done).toContain('after'))
})

test('its queues are seen, and each of its servers by itself', async () => {
  const { log } = openJobs(cluster.url)
  const metrics = createMetrics({ service: 'test' })
  const control = createQueueControl({ redisUrl: cluster.url, log, metrics, catalog })
  open.push(control)
  const states = await vi.waitFor(() => control.states())
  expect(states.map(({ queue }) => queue).toSorted()).toEqual(['auth', 'chat'])
  await vi.waitFor(async () => {
    const { text } = await metrics.expose()
    for (const url of cluster.urls)
      expect(text).toContain(`redis_memory_bytes{kind="used",node="${new URL(url).host}"`)
  })
})
