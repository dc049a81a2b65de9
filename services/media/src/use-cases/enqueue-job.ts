import type { MediaKind } from '@lumen/contracts/media/names'
import type { MediaContext } from '../context.ts'
import { nextQueueEntry } from '../store/jobs.ts'

const queuedAs = {
  image: 'media.make-image',
  audio: 'media.make-audio',
  video: 'media.make-video',
} as const satisfies Record<MediaKind, string>

const entryId = (jobId: string, entry: number) => `${jobId}-${entry}`

type Queued = { id: string; kind: MediaKind; priority: number }

/**
 * Puts a job into its queue. Redis may lose it or be away: the sweep looks for jobs that wait
 * without an entry, so this never fails.
 */
export async function enqueueJob(
  { db, jobs, log }: Pick<MediaContext, 'db' | 'jobs' | 'log'>,
  job: Queued,
  delayMs = 0,
): Promise<void> {
  try {
    const entry = await nextQueueEntry(db, job.id)
    if (entry === null) return
    await jobs.enqueue(
      queuedAs[job.kind],
      { jobId: job.id },
      { id: entryId(job.id, entry), priority: job.priority, ...(delayMs > 0 && { delayMs }) },
    )
  } catch (error) {
    log.warn({ err: error, jobId: job.id }, 'a job did not get into its queue; the sweep adds it')
  }
}

/** Whether the last entry of a job still waits or runs, as far as Redis knows. */
export const isEnqueued = (
  { jobs }: Pick<MediaContext, 'jobs'>,
  job: Queued & { queue_entries: number },
): Promise<boolean> => jobs.isPending(queuedAs[job.kind], entryId(job.id, job.queue_entries))
