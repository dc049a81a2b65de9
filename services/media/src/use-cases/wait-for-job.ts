import { setTimeout as sleep } from 'node:timers/promises'
import { subjects } from '@lumen/contracts/bus'
import type { MediaContext } from '../context.ts'
import { findJob, type Job } from '../store/jobs.ts'

const lookAgainMs = 1_000
const receiptMs = 3_000

export const hasEnded = ({ status }: Job): boolean =>
  status === 'done' || status === 'failed' || status === 'cancelled'

/** Ended, and what it cost is known; billing is not waited for longer than a moment. */
const isSettled = (job: Job, now: Date): boolean =>
  hasEnded(job) &&
  (job.charge_state === 'closed' || now.getTime() - (job.finished_at?.getTime() ?? 0) > receiptMs)

/**
 * The job once it has ended, or as it stands after `ms`; null when it is gone. News of it wake the
 * wait, and it looks by itself as well: news may be lost.
 */
export async function waitForJob(
  context: MediaContext,
  jobId: string,
  ms: number,
  signal: AbortSignal,
): Promise<Job | null> {
  const { bus, clock, closing } = context
  const over = AbortSignal.any([signal, closing.signal])
  const end = performance.now() + ms
  let wake = () => {}
  const listening = bus.listen(subjects.mediaJob(jobId), () => wake())
  try {
    for (;;) {
      const { promise: news, resolve } = Promise.withResolvers<void>()
      wake = resolve
      const job = await findJob(context, jobId)
      const left = end - performance.now()
      if (job === null || isSettled(job, clock.now()) || left <= 0) return job
      const pause = new AbortController()
      const gone = AbortSignal.any([over, pause.signal])
      await Promise.race([
        news,
        sleep(Math.min(lookAgainMs, left), undefined, { signal: gone }).catch(() => {}),
      ])
      pause.abort()
      if (over.aborted) return job
    }
  } finally {
    listening.stop()
  }
}
