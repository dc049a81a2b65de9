import { mediaLimits } from '@lumen/contracts/media/limits'
import { AppError } from '@lumen/http/app-error'
import type { MediaContext } from '../context.ts'
import type { Job } from '../store/jobs.ts'
import type { JobWish } from '../domain/job-input.ts'
import { failureText } from '../texts.ts'
import { startJob } from './start-job.ts'
import { waitForJob } from './wait-for-job.ts'

const wasRefused = ({ status, deleted, reservation_id: reservation }: Job): boolean =>
  status === 'failed' && deleted && reservation === null

/**
 * Makes a job and waits a while for it.
 * @returns the job: done, or still on its way
 * @throws AppError what `startJob` throws; why it failed, when it already has; `conflict` when it was cancelled
 */
export async function generate(context: MediaContext, wish: JobWish): Promise<Job> {
  const waited = mediaLimits.waitSeconds * 1_000
  let job: Job | null = null
  // Another request of the same key was refused; this one asks itself, to be told why.
  for (let round = 0; job === null || wasRefused(job); round += 1) {
    const { id } = await startJob(context, wish)
    job = await waitForJob(context, id, waited, wish.signal)
    if (job === null || round > mediaLimits.unfinishedJobs) break
  }
  if (job === null || job.deleted) throw new AppError('conflict', 'It was deleted meanwhile')
  if (job.status === 'cancelled') throw new AppError('conflict', 'It was cancelled meanwhile')
  if (job.status === 'failed') {
    const code = (job.error_code ?? 'generation_failed') as AppError['code']
    throw new AppError(code, failureText(code, wish.caller.language))
  }
  return job
}
