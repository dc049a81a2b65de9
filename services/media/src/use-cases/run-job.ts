import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@lumen/contracts/error-body'
import { AppError } from '@lumen/http/app-error'
import { ObjectStoreError } from '@lumen/objects/object-store'
import { DeadlineError } from '@lumen/runtime/deadline'
import type { MediaContext } from '../context.ts'
import { maxAttempts, retryPauseMs } from '../domain/retry.ts'
import { ProviderError } from '../adapters/provider-error.ts'
import type { Job } from '../store/jobs.ts'
import { claimJob, requeueJob } from '../store/leases.ts'
import { enqueueJob } from './enqueue-job.ts'
import { endJob, finishJob } from './finish-job.ts'
import { holdLease, leaseEnd, LeaseLostError, type HeldLease } from '../live/lease.ts'
import { makeContent } from './make-content.ts'
import { tellProgress } from '../live/progress.ts'

/**
 * Works on a job, if it is there to be worked on: whatever the queue says, its row decides.
 * @param signal aborted when the process closes, or the time for one try is over
 */
export async function runJob(
  context: MediaContext,
  jobId: string,
  signal: AbortSignal,
): Promise<void> {
  const token = randomUUID()
  const now = context.clock.now()
  const job = await claimJob(context, jobId, { token, now, until: leaseEnd(context) })
  if (job === null) return
  context.figures.waited.observe(
    { work: job.work },
    (now.getTime() - job.run_after.getTime()) / 1_000,
  )
  // Each of its workers died: what it asks for may be what kills them.
  if (job.attempt > maxAttempts) {
    await endJob(context, jobId, { status: 'failed', errorCode: 'generation_failed', token })
    return
  }
  const lease = holdLease(context, job, token)
  const stopTimer = context.figures.made.startTimer({ work: job.work })
  try {
    const work = AbortSignal.any([signal, lease.signal])
    const made = await makeContent(context, job, lease.report, work)
    lease.report('storing', 95)
    await finishJob(context, job, token, made, work)
    stopTimer({ outcome: 'done' })
    await lease.stop()
  } catch (error) {
    stopTimer({ outcome: 'failed' })
    await lease.stop()
    await handleFailure(context, job, lease, error, signal)
  }
}

async function handleFailure(
  context: MediaContext,
  job: Job,
  { token, signal: leaseSignal }: HeldLease,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  const { db, log, clock } = context
  const fields = { jobId: job.id, work: job.work, attempt: job.attempt, err: error }
  if (leaseSignal.aborted || error instanceof LeaseLostError) {
    log.info(fields, 'the work on a job ended: it was cancelled, or is another worker’s')
    return
  }
  const stopped = signal.aborted && !(signal.reason instanceof DeadlineError)
  if (stopped) {
    await requeueJob(db, job.id, { token, runAfter: clock.now(), countsAsTry: false })
    throw error
  }
  const { code, mayRetry } = failureOf(signal.aborted ? signal.reason : error)
  if (!mayRetry || job.attempt >= maxAttempts) {
    log.error({ ...fields, code }, 'a job failed for good')
    await endJob(context, job.id, { status: 'failed', errorCode: code, token })
    return
  }
  const pause = retryPauseMs(job.attempt)
  log.warn({ ...fields, code, pause }, 'a job failed; it is tried again')
  const runAfter = new Date(clock.now().getTime() + pause)
  if (!(await requeueJob(db, job.id, { token, runAfter, countsAsTry: true }))) return
  tellProgress(context, { ...job, status: 'queued' }, 0, 'waiting')
  await enqueueJob(context, job, pause)
}

/** Why a job could not be done, and whether another try may do it. */
type JobFailure = { readonly code: ErrorCode; readonly mayRetry: boolean }

function failureOf(error: unknown): JobFailure {
  if (error instanceof ProviderError)
    return { code: error.code, mayRetry: error.code === 'provider_failed' }
  // It was asked again while the result was in hand.
  if (error instanceof ObjectStoreError) return { code: error.code, mayRetry: false }
  if (error instanceof AppError) return { code: error.code, mayRetry: error.status >= 500 }
  if (error instanceof DeadlineError) return { code: 'timeout', mayRetry: true }
  // The local engine refuses what it cannot do.
  if (error instanceof RangeError) return { code: 'invalid_input', mayRetry: false }
  return { code: 'generation_failed', mayRetry: true }
}
