import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { userPrefix } from '@lumen/objects/object-key'
import { flushRedisDatabase } from '@lumen/provision/redis-probe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { MediaContext } from '../src/context.ts'
import { endWithoutResult, endWithResult } from '../src/store/job-endings.ts'
import { claimJob, renewLease, requeueJob, takeBackJob } from '../src/store/leases.ts'
import { runJob } from '../src/use-cases/run-job.ts'
import { sweepJobs } from '../src/use-cases/sweep-jobs.ts'
import { openMediaStack, until, type Instance, type MediaStack } from './support/media-stack.ts'
import { quickPainter, testProviders } from './support/providers.ts'

let stack: MediaStack
let api: Instance
let context: MediaContext
const processes: ChildProcess[] = []
const instances: Instance[] = []

beforeAll(async () => {
  stack = await openMediaStack()
  api = await stack.start({ MEDIA_ROLE: 'api' })
  context = await stack.context()
})
afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL')
  for (const instance of instances.splice(0)) await instance.close()
})
afterAll(() => stack?.close())

const wish = { prompt: 'A lighthouse in the snow', style: 'watercolor' }
const sweep = () => sweepJobs(context, new AbortController().signal)

async function startWorker(): Promise<void> {
  instances.push(await stack.start({ MEDIA_ROLE: 'worker' }))
}

/** The worker as a process of its own, with the real painter. */
function startProcess(): ChildProcess {
  const main = new URL('../src/main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...stack.env,
      MEDIA_ROLE: 'worker',
      MEDIA_LEASE_SECONDS: '5',
      LOG_LEVEL: 'fatal',
    },
    // With a channel it ends by itself when this process is gone.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  processes.push(child)
  return child
}

const rowOf = (jobId: string) =>
  stack.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()
const newestOf = (userId: string) =>
  stack.db.selectFrom('jobs').selectAll().where('user_id', '=', userId).executeTakeFirst()
const filesOf = (userId: string) =>
  stack.db.selectFrom('objects').selectAll().where('user_id', '=', userId).execute()

describe('a worker that is killed in mid-job', () => {
  it(
    'leaves a job that another finishes: one result, one charge',
    { timeout: 120_000 },
    async () => {
      const user = stack.user()
      // A large picture takes the real painter seconds; the process is killed in the first of them.
      stack.till.state.plan = 'premium'
      const asked = user.call(api, 'POST', '/api/multimodal/generate-image', wish)
      const child = startProcess()
      const { id } = await until(async () => {
        const row = await newestOf(user.userId)
        return row?.status === 'running' && row
      })
      child.kill('SIGKILL')
      await once(child, 'exit')
      stack.till.state.plan = 'free'
      expect(await rowOf(id)).toMatchObject({ status: 'running', attempt: 1, object_id: null })

      await startWorker()
      await until(async () => {
        await sweep()
        await sleep(200)
        return (await rowOf(id)).charge_state === 'closed'
      })
      expect(await rowOf(id)).toMatchObject({ status: 'done', attempt: 2, credits: 10 })
      expect(await filesOf(user.userId)).toHaveLength(1)
      expect(stack.till.of(user.userId)).toMatchObject([
        { status: 'settled', settled: 1, released: 0 },
      ])
      expect([200, 202]).toContain((await asked).status)
    },
  )

  it('each time is given up, and what was reserved goes back', async () => {
    const user = stack.user()
    const { body } = await user.call(api, 'GET', '/api/media/gallery')
    expect(body.items).toEqual([])
    const started = await start(user)
    await stack.db.updateTable('jobs').set({ attempt: 3 }).where('id', '=', started).execute()
    await runJob(context, started, new AbortController().signal)
    expect(await rowOf(started)).toMatchObject({
      status: 'failed',
      error_code: 'generation_failed',
      charge_state: 'closed',
      credits: 0,
    })
    expect(stack.till.of(user.userId)).toMatchObject([{ status: 'released', settled: 0 }])
  })
})

/** Makes a job that nobody works on. */
async function start(user: ReturnType<MediaStack['user']>): Promise<string> {
  const leaving = new AbortController()
  const asked = user.call(api, 'POST', '/api/multimodal/generate-image', wish, leaving.signal)
  const row = await until(async () => {
    const found = await newestOf(user.userId)
    return found?.charge_state === 'reserved' && found
  })
  leaving.abort()
  await asked.catch(() => {})
  return row.id
}

describe('a worker that lost its lease', () => {
  it('cannot end a job that another still works on', async () => {
    const jobId = await start(stack.user())
    const until = new Date(Date.now() + 3_600_000)
    const held = { status: 'running', lease_token: randomUUID(), lease_until: until } as const
    await stack.db.updateTable('jobs').set(held).where('id', '=', jobId).execute()
    const result = { objectId: randomUUID(), posterId: null, unitsMade: 1, free: false }
    const end = { ...result, token: randomUUID(), at: new Date() }
    const ended = await stack.db.transaction().execute((tx) => endWithResult(tx, jobId, end))
    expect(ended).toBeNull()
    const { token, at } = end
    const failed = { status: 'failed', errorCode: 'timeout', token, at } as const
    const tx = stack.db.transaction()
    expect(await tx.execute((within) => endWithoutResult(within, jobId, failed))).toBeNull()
    const sign = {
      token,
      until: new Date(until.getTime() + 1),
      progress: 50,
      stage: 'painting',
    } as const
    expect(await renewLease(stack.db, jobId, sign)).toBe(false)
    const back = { token, runAfter: at, countsAsTry: true }
    expect(await requeueJob(stack.db, jobId, back)).toBe(false)
    expect(await takeBackJob(stack.db, jobId, at)).toBe(false)
    expect(await claimJob(context, jobId, { token, now: at, until })).toBeNull()
    expect(await rowOf(jobId)).toMatchObject({ ...held, object_id: null })
  })

  it('writes nothing, though it ends its work; the other’s result stands', async () => {
    const user = stack.user()
    const jobId = await start(user)
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const slow = await stack.context({
      providers: testProviders({
        // Deaf to its signal, as a provider may be.
        paint: async (request) => {
          begin()
          await held
          return quickPainter.paint(request, new AbortController().signal)
        },
      }),
    })
    const first = runJob(slow, jobId, new AbortController().signal)
    await begun
    // For one whose clock is ahead the lease is over, however often it is renewed.
    const ahead = await stack.context({
      clock: { now: () => new Date(Date.now() + 3_600_000) },
    })
    await runJob(ahead, jobId, new AbortController().signal)
    const { object_id: result } = await rowOf(jobId)
    expect(result).not.toBeNull()
    letGo()
    await first
    expect(await rowOf(jobId)).toMatchObject({ status: 'done', object_id: result, attempt: 2 })
    expect(await filesOf(user.userId)).toHaveLength(1)
    const keys: string[] = []
    for await (const { key } of stack.files.list(userPrefix(user.userId))) keys.push(key)
    expect(keys).toEqual([expect.stringContaining(result!)])
    expect(stack.till.of(user.userId)).toMatchObject([{ settled: 1, released: 0 }])
  })
})

describe('a process that closes', () => {
  it(
    'hands its job back without using up a try, and answers who waits',
    { timeout: 60_000 },
    async () => {
      const user = stack.user()
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const both = await stack.start(
        {},
        {
          providers: testProviders({
            paint: (_request, signal) => {
              begin()
              return new Promise((_, reject) => {
                signal.addEventListener('abort', () => reject(signal.reason), { once: true })
              })
            },
          }),
        },
      )
      const asked = user.call(both, 'POST', '/api/multimodal/generate-image', wish)
      await begun
      const { id } = await until(() => newestOf(user.userId))
      await both.close()
      expect((await asked).status).toBe(202)
      expect(await rowOf(id)).toMatchObject({ status: 'queued', attempt: 0, lease_token: null })
      await startWorker()
      await until(async () => (await rowOf(id)).charge_state === 'closed')
      expect(await rowOf(id)).toMatchObject({ status: 'done', attempt: 1 })
      expect(stack.till.of(user.userId)).toMatchObject([{ settled: 1, released: 0 }])
    },
  )
})

describe('when Redis has lost everything', () => {
  it('the sweep puts waiting jobs back into their queues', async () => {
    const user = stack.user()
    const jobId = await start(user)
    await flushRedisDatabase(stack.redisUrl, 5_000)
    await stack.db
      .updateTable('jobs')
      .set({ run_after: new Date(0) })
      .where('id', '=', jobId)
      .execute()
    const { queue_entries: before } = await rowOf(jobId)
    await sweep()
    expect((await rowOf(jobId)).queue_entries).toBe(before + 1)
    await sweep()
    expect((await rowOf(jobId)).queue_entries).toBe(before + 1)
    await startWorker()
    await until(async () => (await rowOf(jobId)).charge_state === 'closed')
    expect(await rowOf(jobId)).toMatchObject({ status: 'done', credits: 10 })
    expect(stack.till.of(user.userId)).toMatchObject([{ settled: 1 }])
  })
})

describe('a request that died before its credits were set aside', () => {
  it('leaves a job that fails, and no reservation', async () => {
    const user = stack.user()
    const jobId = await start(user)
    await stack.db
      .updateTable('jobs')
      .set({ charge_state: 'reserving', reservation_id: null, created_at: new Date(0) })
      .where('id', '=', jobId)
      .execute()
    await sweep()
    expect(await rowOf(jobId)).toMatchObject({
      status: 'failed',
      error_code: 'timeout',
      charge_state: 'closed',
    })
    expect(stack.till.of(user.userId)).toMatchObject([{ status: 'released' }])
  })
})
