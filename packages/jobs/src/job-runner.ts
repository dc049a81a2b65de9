import type { JobDeclaration } from '@lumen/contracts/job'
import { DeadlineError, withDeadline } from '@lumen/runtime/deadline'
import { fits } from '@lumen/runtime/fits'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import { isRequestId, newRequestId, runWithRequestId } from '@lumen/runtime/request-context'
import type { Tracing } from '@lumen/runtime/tracing'
import { DelayedError, UnrecoverableError, type Job } from 'bullmq'
import { Value } from 'typebox/value'

/** What is stored in Redis for a job. */
export type StoredJob = {
  payload: unknown
  requestId?: string
  /** W3C, of the span that put it in; scheduled jobs have none. */
  traceparent?: string
}

/** What a handler gets. */
export type JobRun<Payload> = {
  readonly id: string
  readonly payload: Payload
  /** The id of the request that asked for the job; a new one for scheduled runs. */
  readonly requestId: string
  /** 1 for the first try. */
  readonly attempt: number
  readonly isLastAttempt: boolean
  /** Aborted when the job's time is over, its lock is lost, or the process closes. */
  readonly signal: AbortSignal
  readonly log: Logger
}

export type JobHandler = (run: JobRun<never>) => Promise<unknown>

/** Runs the jobs of a service by their declarations. */
export function createJobRunner(options: {
  catalog: Readonly<Record<string, JobDeclaration>>
  handlers: Readonly<Record<string, JobHandler>>
  log: Logger
  metrics: Metrics
  tracing: Tracing
  closing: AbortSignal
}): (job: Job<StoredJob>, token?: string, lock?: AbortSignal) => Promise<unknown> {
  const { catalog, handlers, log, tracing, closing } = options
  const durations = options.metrics.histogram(
    'job_duration_seconds',
    'Time that a try of a job took',
    ['job', 'outcome'],
    [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900],
  )

  async function run(
    job: Job<StoredJob>,
    requestId: string,
    token: string | undefined,
    lock: AbortSignal | undefined,
  ): Promise<unknown> {
    const declaration = catalog[job.name]
    const handler = handlers[job.name]
    if (declaration === undefined || handler === undefined)
      throw new Error(`There is no handler for job ${job.name}`)
    const attempt = job.attemptsMade + 1
    const fields = { job: job.name, jobId: job.id, attempt }
    let { payload } = job.data
    // Whoever put it in may be of a newer version, and tell more.
    if (!fits(declaration.payload, payload)) payload = Value.Clean(declaration.payload, payload)
    if (!fits(declaration.payload, payload)) {
      const [problem] = Value.Errors(declaration.payload, payload)
      const reason = `${problem?.instancePath ?? ''} ${problem?.message ?? 'is not valid'}`.trim()
      log.error({ ...fields, reason }, 'a job with an invalid payload was given up')
      throw new UnrecoverableError(`The payload is not valid: ${reason}`)
    }

    const attempts = job.opts.attempts ?? 1
    const end = durations.startTimer({ job: job.name })
    let signal: AbortSignal | undefined
    try {
      const result = await withDeadline(
        (deadline) =>
          handler({
            id: job.id ?? '',
            payload: payload as never,
            requestId,
            attempt,
            isLastAttempt: attempt >= attempts,
            // Made for handlers that look at it.
            get signal() {
              return (signal ??= AbortSignal.any([deadline, closing, ...(lock ? [lock] : [])]))
            },
            log,
          }),
        declaration.timeoutMs,
        `job ${job.name}`,
      )
      end({ outcome: 'completed' })
      log.debug(fields, 'job completed')
      return result
    } catch (error) {
      if (closing.aborted && !(error instanceof DeadlineError)) {
        end({ outcome: 'interrupted' })
        log.info(fields, 'job interrupted by closing; it runs again')
        // Back into the queue without using up one of its tries.
        await job.moveToDelayed(Date.now(), token)
        throw new DelayedError()
      }
      end({ outcome: 'failed' })
      const given = attempt >= attempts || error instanceof UnrecoverableError
      log[given ? 'error' : 'warn'](
        { ...fields, attempts, err: error },
        given ? 'job given up' : 'job failed; it is tried again',
      )
      // Scheduled runs have no id of their own: whoever looks at what failed finds it in the log by this one.
      if (given && job.data.requestId === undefined)
        await job.updateData({ ...job.data, requestId }).catch(() => {})
      throw error
    }
  }

  return (job, token, lock) => {
    const requestId = isRequestId(job.data.requestId) ? job.data.requestId : newRequestId()
    return runWithRequestId(requestId, () =>
      tracing.inSpan(`job ${job.name}`, () => run(job, requestId, token, lock), {
        kind: 'consumer',
        traceparent: job.data.traceparent,
        attributes: { 'lumen.request_id': requestId, 'lumen.attempt': job.attemptsMade + 1 },
      }),
    )
  }
}
