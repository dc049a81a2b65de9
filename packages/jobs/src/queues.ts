import type { JobDeclaration } from '@lumen/contracts/job'
import { jobCatalog } from '@lumen/contracts/jobs'
import { withDeadline } from '@lumen/runtime/deadline'
import { fits } from '@lumen/runtime/fits'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import { openRedis, redisAnswers, type RedisClient } from '@lumen/runtime/redis'
import { repeat } from '@lumen/runtime/repeat'
import { currentRequestId, newRequestId } from '@lumen/runtime/request-context'
import { currentTraceparent } from '@lumen/runtime/trace-context'
import { noTracing, type Tracing } from '@lumen/runtime/tracing'
import { Queue, Worker } from 'bullmq'
import type { Static } from 'typebox'
import { Value } from 'typebox/value'
import { forgetJobs } from './forget-jobs.ts'
import { jobOptions } from './job-options.ts'
import { queueOptions } from './queue-options.ts'
import { QueueUnavailableError } from './queue-unavailable.ts'
import { createJobRunner, type JobHandler, type JobRun, type StoredJob } from './job-runner.ts'
import { writeSchedules } from './schedules.ts'

type JobCatalog = Readonly<Record<`${string}.${string}`, JobDeclaration>>

/** The jobs of a catalog that one service works on: those whose name begins with its own. */
export type JobsOf<Catalog, Service extends string> = {
  [Name in keyof Catalog as Name extends `${Service}.${string}` ? Name : never]: Catalog[Name]
}

type PayloadOf<Declaration> = Declaration extends JobDeclaration
  ? Static<Declaration['payload']>
  : never

/** One handler for each job of a table. A handler should heed its signal. */
export type JobHandlers<Jobs> = {
  [Name in keyof Jobs]: (run: JobRun<PayloadOf<Jobs[Name]>>) => Promise<unknown>
}

type EnqueueOptions = {
  /**
   * A job with an id that is waiting or running already is not added again, nor is one that has failed as
   * long as that is kept: an id that is used again needs a job with `keepsFailed: false`.
   */
  id?: string
  delayMs?: number
  /** 1 is worked on before 2; jobs without one come first. */
  priority?: number
}

export type Jobs<Catalog extends JobCatalog, Service extends string> = {
  /**
   * Adds a job, of this service or another.
   * @throws TypeError when the payload does not fit the catalog
   * @throws QueueUnavailableError when Redis does not take it within 3 s
   */
  enqueue<Name extends keyof Catalog & string>(
    name: Name,
    payload: PayloadOf<Catalog[Name]>,
    options?: EnqueueOptions,
  ): Promise<{ id: string }>
  /**
   * Whether a job of this id waits or runs, as far as Redis knows.
   * @throws QueueUnavailableError when Redis does not answer within 3 s
   */
  isPending(name: keyof Catalog & string, id: string): Promise<boolean>
  /**
   * Starts working on the jobs of this service, and brings its schedules up to date.
   * @param options.concurrency jobs of one queue at a time, for all queues or by their names; 4 when absent
   * @throws Error when a handler is missing or there is no such job; DeadlineError without Redis
   */
  work(
    handlers: JobHandlers<JobsOf<Catalog, Service>>,
    options?: { concurrency?: number | Readonly<Record<string, number>> },
  ): Promise<void>
  /** Removes jobs of this service that wait or have failed and hold a word, such as a user's id; how many. */
  forget(word: string): Promise<number>
  connected(): boolean
  /** Whether Redis answers within a second; one that hangs keeps its connections. */
  answers(): Promise<boolean>
  /**
   * Takes no more jobs and lets running ones end; after three quarters of the time their signals
   * are aborted and they go back into the queue.
   * @param timeoutMs how long it may take; 8 s when absent
   */
  close(timeoutMs?: number): Promise<void>
}

const redisTimeoutMs = 3_000
const pingTimeoutMs = 1_000
/** How soon a worker asks again that was refused, as by a cluster that is not whole; what closes waits for it. */
const retryMs = 1_000
/** All services schedule theirs as they start, together, on a machine that is busy with that. */
const schedulingMs = 60_000
const forgetTimeoutMs = 10_000
const pendingStates: ReadonlySet<string> = new Set(['waiting', 'prioritized', 'delayed', 'active'])

/**
 * Queues in Redis, typed by the catalog of contracts. Payloads are validated when they go in and
 * when they come out; a try that fails is repeated with growing pauses (from about 1 s, doubled
 * each time); completed jobs are removed, failed ones kept for a week, a thousand at most, unless
 * their declaration says otherwise.
 */
export function createJobs<
  const Service extends string,
  Catalog extends JobCatalog = typeof jobCatalog,
>(options: {
  redisUrl: string
  log: Logger
  metrics: Metrics
  /** Records each try as a span, of the trace in which the job was put in. */
  tracing?: Tracing
  service: Service
  catalog?: Catalog
  /** How often a worker looks whether its schedules still stand in Redis; each minute when absent. */
  scheduleCheckMs?: number
}): Jobs<Catalog, Service> {
  const { log, metrics, service, redisUrl, scheduleCheckMs = 60_000 } = options
  const { tracing = noTracing } = options
  const catalog: JobCatalog = options.catalog ?? jobCatalog
  const own = Object.entries(catalog).filter(([name]) => name.startsWith(`${service}.`))
  const shared = Object.entries(catalog).find(
    ([name, { queue }]) =>
      !name.startsWith(`${service}.`) && own.some(([, each]) => each.queue === queue),
  )
  if (shared)
    throw new Error(`Job ${shared[0]} is in a queue of service ${service}, which would take it`)

  // Asking to wait for ever would hold up requests while Redis is away; workers do just that.
  const producing = openRedis(redisUrl, log, { retries: 2 })
  const queues = new Map<string, Queue<StoredJob>>()
  const workers: Worker<StoredJob>[] = []
  const closing = new AbortController()
  let closed: Promise<void> | undefined
  let consuming: RedisClient | undefined
  let checking: ReturnType<typeof repeat> | undefined

  /** While the connection is lost, which has its own line, errors only repeat that. */
  function reportError(queue: string, error: Error): void {
    const level = producing.status === 'ready' ? 'error' : 'debug'
    log[level]({ queue, err: error }, 'queue error')
  }

  function queueOf(name: string): Queue<StoredJob> {
    const known = queues.get(name)
    if (known) return known
    const queue = new Queue<StoredJob>(name, queueOptions(producing, name))
    queue.on('error', (error) => reportError(name, error))
    queues.set(name, queue)
    return queue
  }

  /** What somebody waits for. */
  const asked = <T>(answer: Promise<T>, label: string): Promise<T> =>
    withDeadline(answer, redisTimeoutMs, label).catch((error: unknown) => {
      throw new QueueUnavailableError(error)
    })

  metrics.gauge('redis_connected', 'Whether Redis is connected', [], (gauge) =>
    gauge.set(producing.status === 'ready' ? 1 : 0),
  )
  metrics.gauge('queue_jobs', 'Jobs by queue and state', ['queue', 'state'], async (gauge) => {
    for (const name of new Set(own.map(([, { queue }]) => queue))) {
      if (producing.status !== 'ready') return
      const counts = await withDeadline(
        queueOf(name).getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
        1_000,
        'counting jobs',
      ).catch(() => ({}))
      for (const [state, count] of Object.entries(counts)) gauge.set({ queue: name, state }, count)
    }
  })

  async function schedule(): Promise<void> {
    for (const name of new Set(own.map(([, { queue }]) => queue)))
      await writeSchedules(
        queueOf(name),
        own.filter(([, { queue }]) => queue === name),
      )
  }

  /** Redis may lose what it holds while its workers go on. */
  function keepSchedules(): void {
    checking ??= repeat({
      every: scheduleCheckMs,
      label: 'the look at schedules',
      log,
      work: async () => {
        if (producing.status !== 'ready') return
        await withDeadline(schedule(), schedulingMs, 'scheduling jobs in Redis')
      },
    })
  }

  async function closeAll(timeoutMs: number): Promise<void> {
    void checking?.close()
    const abort = setTimeout(() => closing.abort(new Error('the process closes')), timeoutMs * 0.75)
    // Without Redis no result can be stored: what runs is found and repeated by the next process.
    const force = consuming?.status !== 'ready'
    const ended = Promise.all(workers.map((worker) => worker.close(force))).then(() =>
      Promise.all([...queues.values()].map((queue) => queue.close())),
    )
    try {
      await withDeadline(ended, timeoutMs, 'ending running jobs')
    } finally {
      clearTimeout(abort)
      consuming?.disconnect()
      producing.disconnect()
    }
  }

  return {
    async enqueue(name, payload, { id, delayMs, priority } = {}) {
      const declaration = catalog[name as keyof JobCatalog]
      if (declaration === undefined) throw new TypeError(`There is no job ${name}`)
      if (!fits(declaration.payload, payload)) {
        const [problem] = Value.Errors(declaration.payload, payload)
        throw new TypeError(
          `The payload of ${name} is not valid: ${problem?.instancePath} ${problem?.message}`,
        )
      }
      const traceparent = currentTraceparent()
      const job = await asked(
        queueOf(declaration.queue).add(
          name,
          {
            payload,
            requestId: currentRequestId() ?? newRequestId(),
            ...(traceparent !== undefined && { traceparent }),
          },
          {
            ...jobOptions(declaration),
            ...(id === undefined ? {} : { jobId: id }),
            ...(delayMs === undefined ? {} : { delay: delayMs }),
            ...(priority === undefined ? {} : { priority }),
          },
        ),
        `adding job ${name}`,
      )
      return { id: job.id ?? '' }
    },

    async isPending(name, id) {
      const declaration = catalog[name as keyof JobCatalog]
      if (declaration === undefined) throw new TypeError(`There is no job ${name}`)
      const state = await asked(
        queueOf(declaration.queue).getJobState(id),
        `asking for job ${name}`,
      )
      return pendingStates.has(state)
    },

    async work(handlers, { concurrency = 4 } = {}) {
      const given = handlers as Readonly<Record<string, JobHandler>>
      const missing = own.filter(([name]) => !Object.hasOwn(given, name)).map(([name]) => name)
      const extra = Object.keys(given).filter((name) => !own.some(([job]) => job === name))
      const unfit = own
        .filter(([, each]) => each.every !== undefined && !Value.Check(each.payload, {}))
        .map(([name]) => name)
      if (missing.length + extra.length + unfit.length > 0)
        throw new Error(
          [
            `The job handlers of service ${service} do not fit its jobs.`,
            ...missing.map((name) => `  no handler: ${name}`),
            ...extra.map((name) => `  not declared for ${service}: ${name}`),
            ...unfit.map((name) => `  scheduled, yet its payload may not be empty: ${name}`),
          ].join('\n'),
        )

      await withDeadline(schedule(), schedulingMs, 'scheduling jobs in Redis')
      const connection = (consuming ??= openRedis(redisUrl, log, { retries: null }))
      const runner = createJobRunner({
        catalog,
        handlers: given,
        log,
        metrics,
        tracing,
        closing: closing.signal,
      })
      for (const name of new Set(own.map(([, { queue }]) => queue))) {
        const worker = new Worker<StoredJob>(name, runner, {
          ...queueOptions(connection, name),
          runRetryDelay: retryMs,
          concurrency: typeof concurrency === 'number' ? concurrency : (concurrency[name] ?? 4),
        })
        worker.on('error', (error) => reportError(name, error))
        worker.on('stalled', (jobId) =>
          log.warn({ queue: name, jobId }, 'a job was left behind by another process'),
        )
        workers.push(worker)
      }
      keepSchedules()
    },

    async forget(word) {
      let removed = 0
      for (const name of new Set(own.map(([, { queue }]) => queue)))
        removed += await withDeadline(
          forgetJobs(queueOf(name), word),
          forgetTimeoutMs,
          `removing jobs of ${name}`,
        )
      return removed
    },

    connected: () => producing.status === 'ready',

    async answers() {
      if (producing.status !== 'ready') return false
      return redisAnswers(producing, pingTimeoutMs)
    },

    close: (timeoutMs = 8_000) => (closed ??= closeAll(timeoutMs)),
  }
}
