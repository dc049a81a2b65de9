import { AppError } from '@lumen/http/app-error'
import type { MediaContext } from '../context.ts'
import type { Job } from '../store/jobs.ts'
import { findOwnJob } from './cancel-job.ts'
import { startJob, type JobWish } from './start-job.ts'

/**
 * Makes a new job that asks for the same, in the same place of the talk.
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
  return startJob(context, {
    caller,
    work: job.work,
    input: job.input,
    companionId: companionId ?? undefined,
    ...(messageId !== null && { talk: { clientMessageId: null, messageId } }),
    signal,
  })
}
