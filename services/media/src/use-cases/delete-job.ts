import type { Transaction } from 'kysely'
import type { MediaContext } from '../context.ts'
import { hideJob } from '../store/job-endings.ts'
import { appendJobEnded } from '../store/job-ended.ts'
import { findJob, type Job } from '../store/jobs.ts'
import { hideJobsShownIn, unfinishedShownIn, type ShownIn } from '../store/jobs-of-message.ts'
import { removeObjectsOf, removeObjectsShownIn, type RemovedObject } from '../store/objects.ts'
import type { MediaTables } from '../store/tables.ts'
import { findOwnJob } from './cancel-job.ts'
import { endJob } from './finish-job.ts'
import { removeFiles, removeObjects } from './remove-objects.ts'

/** Removes a job of its owner and what it made; one that runs is cancelled. */
export async function deleteJob(
  context: MediaContext,
  userId: string,
  jobId: string,
): Promise<void> {
  await findOwnJob(context, userId, jobId)
  await eraseJob(context, jobId)
}

/**
 * Removes what a message, or a companion with all its messages, showed: jobs, which are cancelled, and
 * files. Nobody is left to tell.
 * @param once runs the transaction of the removal, unless that was done before
 */
export async function removeShownIn(
  context: MediaContext,
  place: ShownIn,
  once: (effect: (tx: Transaction<MediaTables>) => Promise<void>) => Promise<unknown>,
): Promise<void> {
  for (const jobId of await unfinishedShownIn(context.db, place))
    await endJob(context, jobId, { status: 'cancelled', errorCode: null })
  let removed: RemovedObject[] = []
  await once(async (tx) => {
    const made = await hideJobsShownIn(tx, place)
    removed = await removeObjectsShownIn(tx, place)
    removed.push(...(await removeObjectsOf(tx, place.userId, made)))
  })
  await removeFiles(context, removed)
}

/** The message that shows it, if it stands, reads that there is nothing to show any more. */
async function tellGone(context: MediaContext, job: Job): Promise<void> {
  const status = job.status === 'done' || job.status === 'failed' ? job.status : 'cancelled'
  await context.db.transaction().execute((tx) => appendJobEnded(tx, job, status))
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
