import { Closed } from '@lumen/contracts/schema'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { currentRequestId, runWithRequestId } from '@lumen/runtime/request-context'
import { noTracing, startTracing } from '@lumen/runtime/tracing'
import { Type } from 'typebox'
import { describe, expect, test, vi } from 'vitest'
import { createJobs } from '../src/queues.ts'
import { idle, environment, redis, chat, open, openJobs, useChatQueue } from './chat-jobs.ts'

useChatQueue()

describe('a job', () => {
  test('of a higher priority is worked on first, as many at a time as its queue may', async () => {
    const { jobs } = openJobs()
    for (const [pictureId, priority] of [
      ['last', 4],
      ['second', 2],
      ['first', 1],
      ['third', 2],
    ] as const)
      await jobs.enqueue('chat.draw', { pictureId }, { id: `id-${pictureId}`, priority })
    expect(await jobs.isPending('chat.draw', 'id-last')).toBe(true)
    expect(await jobs.isPending('chat.draw', 'id-none')).toBe(false)
    const order: string[] = []
    let running = 0
    let most = 0
    await jobs.work(
      {
        ...idle,
        'chat.draw': async ({ payload }) => {
          running += 1
          most = Math.max(most, running)
          order.push(payload.pictureId)
          await new Promise((resolve) => setImmediate(resolve))
          running -= 1
        },
      },
      { concurrency: { chat: 1 } },
    )
    await vi.waitFor(async () => expect(await jobs.isPending('chat.draw', 'id-last')).toBe(false))
    expect([order, most]).toEqual([['first', 'second', 'third', 'last'], 1])
  })

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
    expect(text).toContain('redis_connected{service="chat"} 1')
  })

  test('is a span at each try, of the trace in which it was put in', async () => {
    const log = createLogger({ service: 'chat', level: 'silent' })
    // Nothing is sent there: the span does not end.
    const real = await startTracing({ service: 'chat', log, endpoint: 'http://127.0.0.1:9' })
    const spans: unknown[] = []
    const { jobs, said } = openJobs(environment.redisUrl, {
      tracing: {
        ...noTracing,
        inSpan(name, fn, { traceparent, attributes } = {}) {
          spans.push([name, traceparent, attributes?.['lumen.attempt']])
          return fn()
        },
      },
    })
    await jobs.work({ ...idle, 'chat.draw': () => Promise.reject(new Error('no')) })
    const traceparent = await real.startSpan('a request').run(async () => {
      await jobs.enqueue('chat.draw', { pictureId: 'p1' })
      return real.traceparent()
    })
    await said('job given up')
    expect(traceparent).toMatch(/^00-/)
    expect(spans).toEqual([
      ['job chat.draw', traceparent, 1],
      ['job chat.draw', traceparent, 2],
    ])
    await real.close()
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

  test('that was given up is worked on again when it is asked for again, where it is not kept', async () => {
    const { jobs } = openJobs()
    let tries = 0
    await jobs.work({
      ...idle,
      'chat.follow': async () => {
        tries += 1
        throw new Error('no')
      },
    })
    for (const asked of [1, 2]) {
      await jobs.enqueue('chat.follow', {}, { id: 'follow-me' })
      await vi.waitFor(async () => {
        expect(tries).toBe(asked)
        expect(await jobs.isPending('chat.follow', 'follow-me')).toBe(false)
      })
    }
    expect((await chat.getJobCounts('failed'))['failed']).toBe(0)
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

  test('are written again while the workers go on when Redis lost them', async () => {
    const { jobs } = openJobs(environment.redisUrl, { scheduleCheckMs: 50 })
    await jobs.work(idle)
    await redis.flushdb()
    await vi.waitFor(async () =>
      expect(await chat.getJobSchedulers()).toMatchObject([{ key: 'chat.tidy' }]),
    )
    const { id } = await jobs.enqueue('chat.draw', { pictureId: 'p1' })
    await vi.waitFor(async () => expect(await jobs.isPending('chat.draw', id)).toBe(false))
  })

  test('are put right when they were written by a clock that was ahead', async () => {
    const { jobs } = openJobs(environment.redisUrl, { scheduleCheckMs: 50 })
    await jobs.work(idle)
    const [written] = await chat.getJobSchedulers()
    const { pattern = '', tz = '', template, next = 0 } = written!
    const ahead = next + 3 * 24 * 3_600_000
    await chat.upsertJobScheduler(
      'chat.tidy',
      { pattern, tz, startDate: ahead },
      { name: 'chat.tidy', data: { payload: {} }, ...template },
    )
    await vi.waitFor(async () =>
      expect(await chat.getJobSchedulers()).toMatchObject([{ key: 'chat.tidy', next }]),
    )
    expect(await chat.getDelayedCount()).toBe(1)
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
