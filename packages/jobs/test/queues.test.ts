import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { defineJobs } from '@lumen/contracts/jobs'
import { Closed } from '@lumen/contracts/schema'
import { openTestEnvironment, type TestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { currentRequestId, runWithRequestId } from '@lumen/runtime/request-context'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { Type } from 'typebox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createJobs, type JobHandlers, type JobsOf } from '../src/queues.ts'

const catalog = defineJobs({
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
type Handlers = JobHandlers<JobsOf<typeof catalog, 'chat'>>
const idle: Handlers = {
  'chat.draw': async () => {},
  'chat.hurry': async () => {},
  'chat.tidy': async () => {},
}

let environment: TestEnvironment
let redis: Redis
let chat: Queue
const open: { close(): Promise<void> }[] = []

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

function openJobs(redisUrl = environment.redisUrl) {
  const lines: Record<string, unknown>[] = []
  const log = createLogger({
    service: 'chat',
    level: 'debug',
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  const metrics = createMetrics({ service: 'chat' })
  const jobs = createJobs({ redisUrl, log, metrics, service: 'chat', catalog })
  open.push(jobs)
  const said = (msg: string) =>
    vi.waitFor(() => expect(lines.map((line) => line['msg'])).toContain(msg), { timeout: 10_000 })
  return { jobs, lines, metrics, said }
}

describe('a job', () => {
  test('reaches its handler with payload and request id, and leaves nothing behind', async () => {
    const { jobs, said, metrics } = openJobs()
    const seen: unknown[] = []
    await jobs.work({
      ...idle,
      'chat.draw': async ({ payload, requestId, attempt, isLastAttempt, id }) => {
        await Promise.resolve()
        seen.push({ payload, requestId, attempt, isLastAttempt, id, context: currentRequestId() })
      },
    })
    const { id } = await runWithRequestId('request-1', () =>
      jobs.enqueue('chat.draw', { pictureId: 'p1' }),
    )
    await said('job completed')
    expect(seen).toEqual([
      {
        payload: { pictureId: 'p1' },
        requestId: 'request-1',
        context: 'request-1',
        attempt: 1,
        isLastAttempt: false,
        id,
      },
    ])
    await vi.waitFor(async () => expect(await chat.getJob(id)).toBeUndefined())
    const { text } = await metrics.expose()
    expect(text).toContain(
      'job_duration_seconds_count{service="chat",job="chat.draw",outcome="completed"} 1',
    )
    expect(text).toContain('queue_jobs{queue="chat",state="failed",service="chat"} 0')
  })

  test('that fails is tried again, then given up; the log has both with the request id', async () => {
    const { jobs, said, lines } = openJobs()
    await jobs.work({
      ...idle,
      'chat.draw': async ({ attempt }) => {
        throw new Error(`try ${attempt}`)
      },
    })
    const { id } = await runWithRequestId('request-2', () =>
      jobs.enqueue('chat.draw', { pictureId: 'p1' }),
    )
    await said('job given up')
    const told = lines.filter(({ jobId, err }) => jobId === id && err)
    expect(told).toMatchObject([
      {
        level: 'warn',
        msg: 'job failed; it is tried again',
        attempt: 1,
        err: { message: 'try 1' },
      },
      { level: 'error', msg: 'job given up', attempt: 2, err: { message: 'try 2' } },
    ])
    expect(told.every(({ requestId }) => requestId === 'request-2')).toBe(true)
    await vi.waitFor(async () => expect((await chat.getJobCounts('failed'))['failed']).toBe(1))
  })

  test('that takes too long is told so, and given up', async () => {
    const { jobs, said, lines } = openJobs()
    const aborted = Promise.withResolvers<unknown>()
    await jobs.work({
      ...idle,
      'chat.hurry': ({ signal }) =>
        new Promise(() => signal.addEventListener('abort', () => aborted.resolve(signal.reason))),
    })
    await jobs.enqueue('chat.hurry', {})
    expect(await aborted.promise).toMatchObject({ name: 'DeadlineError' })
    await said('job given up')
    expect(lines.at(-1)).toMatchObject({
      err: { message: 'job chat.hurry did not end within 30 ms' },
    })
  })

  test('with an id that is waiting already is not added twice', async () => {
    const { jobs } = openJobs()
    const first = await jobs.enqueue('chat.draw', { pictureId: 'p1' }, { id: 'draw-p1' })
    const second = await jobs.enqueue('chat.draw', { pictureId: 'p2' }, { id: 'draw-p1' })
    expect(second).toEqual(first)
    expect((await chat.getWaiting()).map(({ data }) => data.payload)).toEqual([{ pictureId: 'p1' }])
  })

  test('may wait', async () => {
    const { jobs } = openJobs()
    await jobs.enqueue('chat.draw', { pictureId: 'p1' }, { delayMs: 60_000 })
    expect(await chat.getJobCounts('waiting', 'delayed')).toEqual({ waiting: 0, delayed: 1 })
  })

  test('with a payload that does not fit is refused', async () => {
    const { jobs } = openJobs()
    await expect(jobs.enqueue('chat.draw', { pictureId: '' })).rejects.toThrow(
      'The payload of chat.draw is not valid: /pictureId',
    )
    await expect(jobs.enqueue('chat.draw', { pictureId: 'p', more: 1 } as never)).rejects.toThrow(
      TypeError,
    )
    await expect(jobs.enqueue('chat.unknown' as never, {} as never)).rejects.toThrow(
      'There is no job chat.unknown',
    )
  })

  test('that somebody else stored with a wrong payload is given up at once', async () => {
    const { jobs, said } = openJobs()
    const draw = vi.fn<() => Promise<void>>(async () => {})
    await jobs.work({ ...idle, 'chat.draw': draw })
    await chat.add('chat.draw', { payload: { pictureId: 7 } }, { attempts: 5 })
    await said('a job with an invalid payload was given up')
    await vi.waitFor(async () => expect((await chat.getJobCounts('failed'))['failed']).toBe(1))
    expect(draw).not.toHaveBeenCalled()
  })
})

describe('starting to work', () => {
  test('is refused when handlers are missing or belong to no job of this service', async () => {
    const { jobs } = openJobs()
    const { 'chat.tidy': _left, ...rest } = idle
    await expect(jobs.work({ ...rest, 'auth.other': async () => {} } as never)).rejects.toThrow(
      'The job handlers of service chat do not fit its jobs.\n' +
        '  no handler: chat.tidy\n' +
        '  not declared for chat: auth.other',
    )
  })

  test('is refused when a scheduled job needs a payload, or a queue has two owners', async () => {
    const payload = Closed({ needed: Type.String() })
    const common = { summary: 'x', attempts: 1, timeoutMs: 1_000 }
    const settings = {
      redisUrl: environment.redisUrl,
      log: createLogger({ service: 'chat', level: 'silent' }),
      metrics: createMetrics({ service: 'chat' }),
      service: 'chat' as const,
    }
    const scheduled = createJobs({
      ...settings,
      catalog: { 'chat.x': { ...common, queue: 'chat', payload, every: '* * * * *' } },
    })
    open.push(scheduled)
    await expect(scheduled.work({ 'chat.x': async () => {} })).rejects.toThrow(
      'scheduled, yet its payload may not be empty: chat.x',
    )
    expect(() =>
      createJobs({
        ...settings,
        catalog: {
          'chat.x': { ...common, queue: 'one', payload },
          'auth.y': { ...common, queue: 'one', payload },
        },
      }),
    ).toThrow('Job auth.y is in a queue of service chat, which would take it')
  })

  test('writes the schedules of the catalog once, and removes others', async () => {
    await chat.upsertJobScheduler('chat.gone', { pattern: '* * * * *' }, { name: 'chat.gone' })
    await openJobs().jobs.work(idle)
    await openJobs().jobs.work(idle)
    const schedulers = await chat.getJobSchedulers()
    expect(schedulers).toMatchObject([{ key: 'chat.tidy', pattern: '17 3 * * *', tz: 'UTC' }])
    const next = new Date(schedulers[0]!.next!)
    expect([next.getUTCHours(), next.getUTCMinutes()]).toEqual([3, 17])
    expect((await chat.getJobCounts('delayed'))['delayed']).toBe(1)
  })

  test('corrects a schedule that was declared otherwise, or whose next run is gone', async () => {
    await chat.upsertJobScheduler('chat.tidy', { pattern: '5 5 * * *', tz: 'UTC' }, { opts: {} })
    await openJobs().jobs.work(idle)
    const schedulers = await chat.getJobSchedulers()
    expect(schedulers).toMatchObject([
      { pattern: '17 3 * * *', template: { opts: { attempts: 3 } } },
    ])

    await redis.del(chat.toKey(`repeat:chat.tidy:${schedulers[0]!.next}`))
    await redis.del(chat.toKey('delayed'))
    await openJobs().jobs.work(idle)
    expect(await chat.getDelayed()).toMatchObject([{ name: 'chat.tidy' }])
  })

  test('does not lose a run that fell due while nobody worked', async () => {
    const stopped = openJobs()
    await stopped.jobs.work(idle)
    await stopped.jobs.close()
    const [due] = await chat.getDelayed()
    await due!.changeDelay(0)
    expect(await chat.getJobCounts('waiting', 'delayed')).toEqual({ waiting: 0, delayed: 1 })

    const ran = Promise.withResolvers<string>()
    await openJobs().jobs.work({ ...idle, 'chat.tidy': async ({ id }) => ran.resolve(id) })
    expect(await ran.promise).toBe(due!.id)
  })

  test('a scheduled run gets the tries of its job and a request id', async () => {
    const { jobs } = openJobs()
    const ran = Promise.withResolvers<unknown>()
    await jobs.work({
      ...idle,
      'chat.tidy': async ({ payload, requestId }) => ran.resolve({ payload, requestId }),
    })
    const [delayed] = await chat.getDelayed()
    expect(delayed?.opts.attempts).toBe(3)
    await delayed!.promote()
    expect(await ran.promise).toEqual({
      payload: {},
      requestId: expect.stringMatching(/^[\w-]{8,}$/),
    })
  })
})

describe('closing', () => {
  test('lets a running job end', async () => {
    const { jobs, lines } = openJobs()
    const started = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    await jobs.work({
      ...idle,
      'chat.draw': async () => {
        started.resolve()
        await go.promise
      },
    })
    await jobs.enqueue('chat.draw', { pictureId: 'p1' })
    await started.promise
    const closed = jobs.close()
    go.resolve()
    await closed
    expect(lines.map(({ msg }) => msg)).toContain('job completed')
    expect(await chat.getJobCounts('waiting', 'active', 'failed')).toEqual({
      waiting: 0,
      active: 0,
      failed: 0,
    })
  })

  test('puts a long job back, and another process does it without losing a try', async () => {
    const first = openJobs()
    const started = Promise.withResolvers<void>()
    await first.jobs.work({
      ...idle,
      'chat.draw': ({ signal }) => {
        started.resolve()
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('stopped'))),
        )
      },
    })
    await first.jobs.enqueue('chat.draw', { pictureId: 'p1' })
    await started.promise
    await first.jobs.close(400)
    expect(first.lines.map(({ msg }) => msg)).toContain('job interrupted by closing; it runs again')

    const second = openJobs()
    const done = Promise.withResolvers<number>()
    await second.jobs.work({ ...idle, 'chat.draw': async ({ attempt }) => done.resolve(attempt) })
    expect(await done.promise).toBe(1)
  })

  test('does not wait for ever for a job that heeds no signal', async () => {
    const { jobs } = openJobs()
    const started = Promise.withResolvers<void>()
    await jobs.work({
      ...idle,
      'chat.draw': () => {
        started.resolve()
        return new Promise(() => {})
      },
    })
    await jobs.enqueue('chat.draw', { pictureId: 'p1' })
    await started.promise
    await expect(jobs.close(100)).rejects.toThrow('ending running jobs did not end within 100 ms')
    open.length = 0
  })

  test('lets the process end by itself', async () => {
    const module = (name: string) => JSON.stringify(import.meta.resolve(name))
    const child = spawn(process.execPath, [
      '--input-type=module-typescript',
      '--eval',
      `import { createJobs } from ${module('../src/queues.ts')}
       import { createLogger } from ${module('@lumen/runtime/logger')}
       import { createMetrics } from ${module('@lumen/runtime/metrics')}
       const jobs = createJobs({
         redisUrl: ${JSON.stringify(environment.redisUrl)},
         log: createLogger({ service: 'chat' }),
         metrics: createMetrics({ service: 'chat' }),
         service: 'chat',
       })
       await jobs.work({
         'chat.erase-hidden-companions': async () => {},
         'chat.label-emotions': async () => {},
       })
       await jobs.close()`,
    ])
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
  })
})

/** A way to Redis that can be cut. */
async function openPath() {
  const { hostname, port } = new URL(environment.redisUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  const listen = (at: number) => once(server.listen(at, '127.0.0.1'), 'listening')
  await listen(0)
  const own = (server.address() as AddressInfo).port
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  open.push({ close: async () => cut() })
  const url = new URL(environment.redisUrl)
  url.host = `127.0.0.1:${own}`
  return { url: url.href, cut, restore: () => listen(own) }
}

describe('without Redis', () => {
  test('asking ends with an error in time, and one line in the log', async () => {
    const path = await openPath()
    path.cut()
    const { jobs, lines } = openJobs(path.url)
    await expect(jobs.enqueue('chat.draw', { pictureId: 'p1' })).rejects.toThrow(
      'adding job chat.draw did not end within 3000 ms',
    )
    expect(jobs.connected()).toBe(false)
    expect(lines.filter(({ level }) => level === 'error')).toMatchObject([
      { msg: 'the connection to Redis is lost' },
    ])
    await jobs.close()
  })

  test('work goes on once it is back', async () => {
    const path = await openPath()
    const { jobs, said } = openJobs(path.url)
    const done = Promise.withResolvers<string>()
    await jobs.work({
      ...idle,
      'chat.draw': async ({ payload }) => done.resolve(payload.pictureId),
    })
    path.cut()
    await said('the connection to Redis is lost')
    await path.restore()
    await said('the connection to Redis is back')
    await jobs.enqueue('chat.draw', { pictureId: 'p1' })
    expect(await done.promise).toBe('p1')
  })

  test('closing does not wait for it', async () => {
    const path = await openPath()
    const { jobs, said } = openJobs(path.url)
    await jobs.work(idle)
    path.cut()
    await said('the connection to Redis is lost')
    await expect(jobs.close()).resolves.toBeUndefined()
  })
})
