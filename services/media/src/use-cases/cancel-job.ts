import { AppError } from '@lumen/http/app-error'
import type { MediaContext } from '../context.ts'
import { findJobOf, type Job } from '../store/jobs.ts'
import { endJob } from './finish-job.ts'

export async function findOwnJob(
  context: MediaContext,
  userId: string,
  jobId: string,
): Promise<Job> {
  const job = await findJobOf(context, userId, jobId)
  if (job === null) throw new AppError('not_found', 'There is no such job')
  return job
}

/**
 * Ends a job that waits or runs; its worker stops, and it costs nothing. Again is as once.
 * @throws AppError `not_found`; `job_not_cancellable` when it is done or has failed
 */
export async function cancelJob(
  context: MediaContext,
  userId: string,
  jobId: string,
): Promise<Job> {
  await findOwnJob(context, userId, jobId)
  const ended = await endJob(context, jobId, { status: 'cancelled', errorCode: null })
  const job = await findOwnJob(context, userId, jobId)
  if (ended === null && job.status !== 'cancelled')
    throw new AppError('job_not_cancellable', 'This has ended already')
  return job
}
