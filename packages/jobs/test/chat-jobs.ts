import { defineJobs } from '@lumen/contracts/job'
import { Closed } from '@lumen/contracts/schema'
import { openTestEnvironment, type TestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import type { Tracing } from '@lumen/runtime/tracing'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { Type } from 'typebox'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { createJobs, type JobHandlers, type JobsOf } from '../src/queues.ts'

/** Jobs to try things with. */
export const catalog = defineJobs({
  'chat.draw': {
    queue: 'chat',
    summary: 'Draw',
    payload: Closed({ pictureId: Type.String({ minLength: 1 }) }),
    attempts: 2,
    timeoutMs: 60_000,
  },
  'chat.hurry': {
    queue: 'chat',
    summary: 'Be quick',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 30,
  },
  'chat.follow': {
    queue: 'chat',
    summary: 'Be asked for again and again',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 60_000,
    keepsFailed: false,
  },
  'chat.tidy': {
    queue: 'chat',
    summary: 'Tidy up',
    payload: Closed({}),
    attempts: 3,
    timeoutMs: 60_000,
    every: '17 3 * * *',
  },
  'auth.other': {
    queue: 'auth',
    summary: 'Of another service',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 1_000,
  },
})
export type Handlers = JobHandlers<JobsOf<typeof catalog, 'chat'>>
export const idle: Handlers = {
  'chat.draw': async () => {},
  'chat.hurry': async () => {},
  'chat.follow': async () => {},
  'chat.tidy': async () => {},
}

export let environment: TestEnvironment
export let redis: Redis
export let chat: Queue
/** Closed after each test, the last first. */
export const open: { close(): Promise<void> }[] = []

/** For the tests of a file: an environment, and before each of them an empty queue. */
export function useChatQueue(): void {
  beforeAll(async () => {
    environment = await openTestEnvironment('chat')
  })
  beforeEach(async () => {
    redis = new Redis(environment.redisUrl, { maxRetriesPerRequest: null })
    await redis.flushdb()
    chat = new Queue('chat', { connection: redis })
  })
  afterEach(async () => {
    for (const each of open.splice(0).toReversed()) await each.close()
    await chat.close()
    await redis.quit()
  })
  afterAll(() => environment?.close())
}

export function openJobs(
  redisUrl = environment.redisUrl,
  more: { scheduleCheckMs?: number; tracing?: Tracing } = {},
) {
  const lines: Record<string, unknown>[] = []
  const log = createLogger({
    service: 'chat',
    level: 'debug',
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  const metrics = createMetrics({ service: 'chat' })
  const jobs = createJobs({ redisUrl, log, metrics, service: 'chat', catalog, ...more })
  open.push(jobs)
  const said = (msg: string) =>
    vi.waitFor(() => expect(lines.map((line) => line['msg'])).toContain(msg))
  return { jobs, lines, log, metrics, said }
}
