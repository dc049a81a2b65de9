import type { JobDeclaration } from '@lumen/contracts/job'
import { jobCatalog } from '@lumen/contracts/jobs'
import { withDeadline } from '@lumen/runtime/deadline'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import { openRedis } from '@lumen/runtime/redis'
import { Queue } from 'bullmq'
import { measureRedis } from './measure-redis.ts'
import { describeFailure, type JobFailure } from './describe-failure.ts'
import { queueOptions } from './queue-options.ts'
import type { StoredJob } from './job-runner.ts'

const states = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const

/** How many jobs of a queue are in which state. */
type QueueState = { readonly queue: string } & Readonly<
  Record<'waiting' | 'active' | 'delayed' | 'failed', number>
>

/** A job that was given up; never what it was about. */
type FailedJob = JobFailure & {
  readonly id: string
  readonly queue: string
  readonly job: string
  readonly failedAt: Date
  readonly attempts: number
  /** Under which its tries stand in the log; null: none is known. */
  readonly requestId: string | null
}

/** What an operator sees of the queues of all services, and does with jobs that were given up. */
export type QueueControl = {
  /** @throws DeadlineError when Redis does not answer within 3 s */
  states(): Promise<readonly QueueState[]>
  /** Failed jobs of all queues, the last first; a thousand of each queue are kept at most. */
  failed(limit: number): Promise<readonly FailedJob[]>
  /** Puts a failed job back with all its tries. @returns whether it was there and had failed */
  retry(queue: string, id: string): Promise<boolean>
  /** The same for each failed job of a queue. @returns how many */
  retryAll(queue: string): Promise<number>
  close(): Promise<void>
}

const answerMs = 3_000
const retryAllMs = 20_000
const retriesAtOnce = 20
const reset = { resetAttemptsMade: true, resetAttemptsStarted: true }

export function createQueueControl(options: {
  redisUrl: string
  log: Logger
  /** Where figures of Redis itself go; nowhere when absent. */
  metrics?: Metrics
  catalog?: Readonly<Record<string, JobDeclaration>>
}): QueueControl {
  const { redisUrl, log, catalog = jobCatalog } = options
  const redis = openRedis(redisUrl, log, { retries: 2 })
  if (options.metrics) measureRedis(redis, options.metrics)
  const names = [...new Set(Object.values(catalog).map(({ queue }) => queue))]
  const queues = new Map(
    names.map((name) => {
      const queue = new Queue<StoredJob>(name, queueOptions(redis, name))
      // The connection tells of its own errors.
      queue.on('error', (error) => log.debug({ queue: name, err: error }, 'queue error'))
      return [name, queue] as const
    }),
  )
  const each = <T>(ask: (queue: Queue<StoredJob>, name: string) => Promise<T>, label: string) =>
    withDeadline(Promise.all([...queues].map(([name, queue]) => ask(queue, name))), answerMs, label)

  async function retry(queue: Queue<StoredJob>, id: string): Promise<boolean> {
    const job = await queue.getJob(id)
    if (job === undefined || (await job.getState()) !== 'failed') return false
    try {
      await job.retry('failed', reset)
      return true
    } catch (error) {
      // Somebody else was faster.
      if ((await queue.getJobState(id)) !== 'failed') return false
      throw error
    }
  }

  return {
    states: () =>
      each(async (queue, name) => {
        const counts = await queue.getJobCounts(...states)
        const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts
        return { queue: name, waiting: waiting + prioritized, active, delayed, failed }
      }, 'counting jobs'),

    async failed(limit) {
      const found = await each(async (queue, name) => {
        const jobs = await queue.getJobs(['failed'], 0, limit - 1)
        // One that is gone meanwhile comes as nothing.
        return jobs.filter(Boolean).map((job) => ({
          id: job.id ?? '',
          queue: name,
          job: job.name,
          failedAt: new Date(job.finishedOn ?? job.timestamp),
          attempts: job.attemptsMade,
          requestId: job.data.requestId ?? null,
          ...describeFailure(job.stacktrace?.at(-1)),
        }))
      }, 'reading failed jobs')
      return found
        .flat()
        .toSorted((a, b) => b.failedAt.getTime() - a.failedAt.getTime())
        .slice(0, limit)
    },

    async retry(name, id) {
      const queue = queues.get(name)
      if (queue === undefined) return false
      return withDeadline(retry(queue, id), answerMs, `putting job ${id} back`)
    },

    async retryAll(name) {
      const queue = queues.get(name)
      if (queue === undefined) return 0
      const all = async (signal: AbortSignal) => {
        const ids = (await queue.getJobs(['failed'])).flatMap((job) => job?.id ?? [])
        let retried = 0
        for (let at = 0; at < ids.length && !signal.aborted; at += retriesAtOnce) {
          const some = ids.slice(at, at + retriesAtOnce).map((id) => retry(queue, id))
          retried += (await Promise.all(some)).filter(Boolean).length
        }
        return retried
      }
      return withDeadline(all, retryAllMs, `putting jobs of ${name} back`)
    },

    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()))
      redis.disconnect()
    },
  }
}
