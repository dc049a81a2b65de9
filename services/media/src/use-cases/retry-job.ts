import { AppError } from '@lumen/http/app-error'
import type { MediaContext } from '../context.ts'
import type { Job } from '../store/jobs.ts'
import { findOwnJob } from './cancel-job.ts'
import type { JobWish } from '../domain/job-input.ts'
import { startJob } from './start-job.ts'

/**
 * Makes a new job that asks for the same, in the same place of the talk. Asked twice at a time it is
 * one job; it is made once more only when that has failed as well.
 * @throws AppError `not_found`; `conflict` when the job has not failed; what `startJob` throws
 */
export async function retryJob(
  context: MediaContext,
  caller: JobWish['caller'],
  jobId: string,
  signal: AbortSignal,
): Promise<Job> {
  const job = await findOwnJob(context, caller.userId, jobId)
  if (job.status !== 'failed' && job.status !== 'cancelled')
    throw new AppError('conflict', 'Only what failed or was cancelled is tried again')
  const { companion_id: companionId, message_id: messageId } = job
  for (let last = job.id; ;) {
    const next = await startJob(context, {
      caller,
      work: job.work,
      input: job.input,
      companionId: companionId ?? undefined,
      requestKey: `retry:${last}`,
      ...(messageId !== null && { talk: { clientMessageId: null, messageId } }),
      signal,
    })
    const stands = next.status !== 'failed' && next.status !== 'cancelled'
    if (stands && !next.deleted) return next
    last = next.id
  }
}
