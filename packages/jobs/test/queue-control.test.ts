import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { runWithRequestId } from '@lumen/runtime/request-context'
import { expect, test, vi } from 'vitest'
import { createQueueControl } from '../src/queue-control.ts'
import { catalog, environment, idle, open, openJobs, useChatQueue } from './chat-jobs.ts'

useChatQueue()

function openControl(
  redisUrl = environment.redisUrl,
  metrics = createMetrics({ service: 'test' }),
) {
  const log = createLogger({ service: 'test', level: 'silent' })
  const control = createQueueControl({ redisUrl, log, metrics, catalog })
  open.push(control)
  return control
}

test('a job that was given up is seen, put back once, done and gone', async () => {
  const control = openControl()
  const { jobs } = openJobs()
  let broken = true
  const drawn: string[] = []
  await jobs.work({
    ...idle,
    'chat.draw': async ({ payload, requestId }) => {
      if (broken) throw new RangeError('Ann was born in Rome')
      drawn.push(`${payload.pictureId} ${requestId}`)
    },
  })
  const { id } = await runWithRequestId('request-1', () =>
    jobs.enqueue('chat.draw', { pictureId: 'p1' }),
  )
  const failed = { queue: 'chat', waiting: 0, active: 0, failed: 1 }
  await vi.waitFor(
    async () => expect(await control.states()).toContainEqual(expect.objectContaining(failed)),
    10_000,
  )
  const [job, ...others] = await control.failed(10)
  expect(others).toEqual([])
  expect(job).toEqual({
    id,
    queue: 'chat',
    job: 'chat.draw',
    failedAt: expect.any(Date),
    attempts: 2,
    requestId: 'request-1',
    error: 'RangeError',
    at: expect.stringMatching(/^packages\/jobs\/test\/queue-control\.test\.ts:\d+$/),
  })
  broken = false
  // Two operators at once: one of them did it.
  const both = await Promise.all([control.retry('chat', id), control.retry('chat', id)])
  expect(both.toSorted()).toEqual([false, true])
  await vi.waitFor(() => expect(drawn).toEqual(['p1 request-1']))
  await vi.waitFor(async () => expect(await control.failed(10)).toEqual([]))
  expect(await control.retry('chat', id)).toBe(false)
  expect(await control.retry('nobody', id)).toBe(false)
})

test('all failed jobs of a queue are put back with all their tries', async () => {
  const control = openControl()
  const { jobs } = openJobs()
  let broken = true
  let tries = 0
  await jobs.work({
    ...idle,
    'chat.hurry': async () => {
      tries += 1
      if (broken) throw new Error('no')
    },
  })
  for (let index = 0; index < 25; index += 1) await jobs.enqueue('chat.hurry', {})
  await vi.waitFor(async () => expect(await control.failed(100)).toHaveLength(25))
  expect((await control.failed(10)).length).toBe(10)
  broken = false
  expect(await control.retryAll('chat')).toBe(25)
  await vi.waitFor(() => expect(tries).toBe(50))
  expect(await control.retryAll('chat')).toBe(0)
})

test('a run of a schedule that failed leaves the id that its log has', async () => {
  const control = openControl()
  const { jobs, lines } = openJobs()
  await jobs.work({
    ...idle,
    'chat.hurry': async () => {
      throw new Error('no')
    },
  })
  // As a schedule makes it: without an id.
  const { Queue } = await import('bullmq')
  const queue = new Queue('chat', { connection: { url: environment.redisUrl } })
  await queue.add('chat.hurry', { payload: {} })
  await queue.close()
  await vi.waitFor(async () => {
    const [job] = await control.failed(1)
    expect(job?.requestId).toMatch(/^[\w-]{8,}$/)
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'job given up', requestId: job?.requestId }),
    )
  })
})

test('says within its limit that Redis is away', async () => {
  const control = openControl('redis://127.0.0.1:1')
  await expect(control.states()).rejects.toThrow(/not end within|closed|retries/)
})

test('Redis itself is measured; what is not known of one that is away is no number', async () => {
  const metrics = createMetrics({ service: 'test' })
  openControl(environment.redisUrl, metrics)
  await vi.waitFor(async () => {
    const { text } = await metrics.expose()
    expect(text).toMatch(/^redis_answer_seconds\{service="test"\} 0\.\d+/m)
    expect(text).toMatch(/^redis_clients\{service="test"\} [1-9]/m)
    expect(text).toMatch(/^redis_memory_bytes\{kind="used",service="test"\} [1-9]/m)
    expect(text).toMatch(/^redis_memory_bytes\{kind="most",service="test"\} \d/m)
  })
  const gone = createMetrics({ service: 'test' })
  openControl('redis://127.0.0.1:9', gone)
  const { text } = await gone.expose()
  expect(text).toMatch(/^redis_answer_seconds\{service="test"\} Nan$/m)
  expect(text).not.toMatch(/^redis_memory_bytes\{kind/m)
})
