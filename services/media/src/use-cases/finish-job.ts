import type { ErrorCode } from '@lumen/contracts/error-body'
import type { MediaContext } from '../context.ts'
import { endWithoutResult, endWithResult, type EndedJob } from '../store/job-endings.ts'
import { appendJobEnded } from '../store/job-ended.ts'
import type { Job } from '../store/jobs.ts'
import { insertObject } from '../store/objects.ts'
import { appendResultReady } from '../store/result-ready.ts'
import { closeCharge } from './close-charge.ts'
import { LeaseLostError } from '../live/lease.ts'
import { keepMade } from './keep-object.ts'
import type { MadeFile } from './label-content.ts'
import type { MadeContent } from './make-content.ts'
import { removeFiles } from './remove-objects.ts'
import { tellJobNews, tellProgress } from '../live/progress.ts'

/**
 * Stores what was made, then its rows and the end of the job in one transaction under its lease: of
 * two workers only one result stands. Then it is paid and told.
 * @throws LeaseLostError when the job is another worker's or was cancelled; ObjectStoreError
 */
export async function finishJob(
  context: MediaContext,
  job: Job,
  token: string,
  made: MadeContent,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = context
  const keep = (purpose: 'picture' | 'avatar' | 'speech' | 'video' | 'poster', file: MadeFile) =>
    keepMade(
      context,
      {
        userId: job.user_id,
        purpose,
        ...file,
        model: made.model,
        contentId: made.contentId,
        companionId: job.companion_id,
        messageId: job.message_id,
      },
      signal,
    )
  const file = await keep(job.work, made.file)
  const still = made.poster && (await keep('poster', made.poster))
  const ended = await db
    .transaction()
    .execute(async (tx) => {
      const object = await insertObject(tx, file)
      const poster = still && (await insertObject(tx, still))
      const at = clock.now()
      const written = await endWithResult(tx, job.id, {
        token,
        objectId: object.id,
        posterId: poster?.id ?? null,
        unitsMade: made.units,
        free: made.fallback,
        at,
      })
      if (written === null) throw new LeaseLostError('another result stands')
      await appendResultReady(tx, job, at)
      return written
    })
    .catch(async (error: unknown) => {
      // The rows were rolled back. After any other failure they may stand: the sweep finds out.
      if (error instanceof LeaseLostError)
        await removeFiles(context, still ? [file, still] : [file])
      throw error
    })
  context.eventsCommitted()
  context.figures.ended.inc({ work: job.work, status: 'done', code: '' })
  await closeCharge(context, job.id, { tell: true })
  tellEnd(context, ended)
}

/**
 * Ends a job that has no result: tells it, and gives back what was reserved.
 * @returns null when it had ended before, or is another worker's
 */
export async function endJob(
  context: MediaContext,
  jobId: string,
  end: {
    status: 'failed' | 'cancelled'
    errorCode: ErrorCode | null
    token?: string
    freesKey?: boolean
  },
): Promise<EndedJob | null> {
  const { db, clock, figures } = context
  const ended = await db.transaction().execute(async (tx) => {
    const written = await endWithoutResult(tx, jobId, { ...end, at: clock.now() })
    if (written === null) return null
    await appendJobEnded(tx, written, end.status)
    return written
  })
  if (ended === null) return null
  context.eventsCommitted()
  figures.ended.inc({ work: ended.work, status: end.status, code: end.errorCode ?? '' })
  if (end.status === 'cancelled') tellJobNews(context, jobId, 'cancelled')
  await closeCharge(context, jobId, { tell: false })
  tellEnd(context, ended)
  return ended
}

function tellEnd(context: MediaContext, ended: EndedJob): void {
  tellProgress(context, ended, ended.progress, null)
  tellJobNews(context, ended.id, 'ended')
}
