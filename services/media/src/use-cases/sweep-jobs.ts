import type { MediaContext } from '../context.ts'
import { owedCharges } from '../store/charges.ts'
import { dueTranscriptCharges } from '../store/transcript-charges.ts'
import { givenUpJobs, overdueJobs } from '../store/overdue.ts'
import { removeDeletedJobs } from '../store/job-endings.ts'
import { takeBackJob } from '../store/leases.ts'
import { closeTranscriptCharge } from './charge-transcript.ts'
import { closeCharge } from './close-charge.ts'
import { enqueueJob, isEnqueued } from './enqueue-job.ts'
import { endJob } from './finish-job.ts'
import { payDebts } from './pay-debts.ts'

const batch = 500
/** A job that waits longer than this without an entry in its queue was lost. */
const overdueMs = 10_000
const owedMs = 5_000
/** Who waits for a job reads that it was deleted before its row is gone. */
const deletedMs = 60_000
/** A request that made a job and did not set credits aside within this time has died. */
const reservingMs = 60_000
/** Before the hold of its credits ends. */
const longestWaitMs = 20 * 3_600_000

/** Takes up what Redis, a worker, a request or billing left behind. */
export async function sweepJobs(context: MediaContext, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = context
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  let found = 0

  for (const job of await overdueJobs(db, { dueBefore: ago(overdueMs), now, limit: batch })) {
    if (signal.aborted) return
    // The entry of a worker that died still counts as running in Redis for a while.
    if (
      job.status === 'running'
        ? !(await takeBackJob(db, job.id, now))
        : await isEnqueued(context, job)
    )
      continue
    found += 1
    await enqueueJob(context, job)
  }
  for (const jobId of await givenUpJobs(db, {
    reservingBefore: ago(reservingMs),
    queuedBefore: ago(longestWaitMs),
  })) {
    if (signal.aborted) return
    await endJob(context, jobId, { status: 'failed', errorCode: 'timeout', freesKey: true })
  }
  await payDebts(await owedCharges(db, ago(owedMs), batch), signal, (jobId) =>
    closeCharge(context, jobId, { tell: false }),
  )
  await payDebts(await dueTranscriptCharges(db, ago(owedMs), batch), signal, (recordingId) =>
    closeTranscriptCharge(context, recordingId),
  )
  if (signal.aborted) return
  await removeDeletedJobs(db, ago(deletedMs))
  if (found > 0) log.info({ found }, 'jobs without an entry in their queue were added again')
}
