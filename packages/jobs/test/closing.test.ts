import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { chat, environment, idle, open, openJobs, useChatQueue } from './chat-jobs.ts'

useChatQueue()

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
      `import { jobCatalog } from ${module('@lumen/contracts/jobs')}
       import { createJobs } from ${module('../src/queues.ts')}
       import { createLogger } from ${module('@lumen/runtime/logger')}
       import { createMetrics } from ${module('@lumen/runtime/metrics')}
       const jobs = createJobs({
         redisUrl: ${JSON.stringify(environment.redisUrl)},
         log: createLogger({ service: 'chat' }),
         metrics: createMetrics({ service: 'chat' }),
         service: 'chat',
       })
       const own = Object.keys(jobCatalog).filter((name) => name.startsWith('chat.'))
       await jobs.work(Object.fromEntries(own.map((name) => [name, async () => {}])))
       await jobs.close()`,
    ])
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
  })
})
