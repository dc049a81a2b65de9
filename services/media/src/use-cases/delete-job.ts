import { mediaEvents } from '@lumen/contracts/media/bus'
import { appendEvent } from '@lumen/database/outbox'
import type { MediaContext } from '../context.ts'
import { findJob, hideJob, type Job } from '../store/jobs.ts'
import { jobsShownBy } from '../store/jobs-of-message.ts'
import { findOwnJob } from './cancel-job.ts'
import { endJob } from './finish-job.ts'
import { removeObjects } from './remove-objects.ts'

/** Removes a job of its owner and what it made; one that runs is cancelled. */
export async function deleteJob(
  context: MediaContext,
  userId: string,
  jobId: string,
): Promise<void> {
  await findOwnJob(context, userId, jobId)
  await eraseJob(context, jobId)
}

/** Removes the jobs of a message, or of a companion, that is gone. */
export async function deleteJobsShownBy(
  context: MediaContext,
  where: Parameters<typeof jobsShownBy>[1],
): Promise<void> {
  for (const jobId of await jobsShownBy(context.db, where)) await eraseJob(context, jobId)
}

/** The message that shows it, if it stands, reads that there is nothing to show any more. */
async function tellGone(context: MediaContext, job: Job): Promise<void> {
  const { id: jobId, user_id: userId, companion_id: companionId, message_id: messageId } = job
  const status = job.status === 'done' || job.status === 'failed' ? job.status : 'cancelled'
  await context.db.transaction().execute(async (tx) => {
    await appendEvent(tx, mediaEvents, 'media.job-ended', {
      userId,
      jobId,
      companionId,
      messageId,
      status,
    })
  })
  context.eventsCommitted()
}

async function eraseJob(context: MediaContext, jobId: string): Promise<void> {
  const { db } = context
  await endJob(context, jobId, { status: 'cancelled', errorCode: null })
  await hideJob(db, jobId)
  const job = await findJob(context, jobId)
  if (job === null) return
  if (job.message_id !== null) await tellGone(context, job)
  const objects = [job.object_id, job.poster_id].filter((id) => id !== null)
  if (objects.length > 0) await removeObjects(context, job.user_id, objects)
}
