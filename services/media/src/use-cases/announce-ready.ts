import { authRequests } from '@lumen/contracts/auth/bus'
import { mediaLimits } from '@lumen/contracts/media/limits'
import type { MediaContext } from '../context.ts'
import type { Job } from '../store/jobs.ts'

/**
 * Tells the bell of what took longer than its caller waited for; the rest was handed over at once.
 * The job's id is the notification's, so that telling again changes nothing.
 */
export async function announceReady(
  { bus, clock, log }: Pick<MediaContext, 'bus' | 'clock' | 'log'>,
  job: Pick<Job, 'id' | 'user_id' | 'kind' | 'created_at'>,
): Promise<void> {
  const waitedMs = clock.now().getTime() - job.created_at.getTime()
  if (waitedMs < mediaLimits.waitSeconds * 1_000) return
  try {
    await bus.request(authRequests, 'auth.notify', {
      userId: job.user_id,
      id: job.id,
      notification: { kind: 'media-ready', params: { jobId: job.id, media: job.kind } },
    })
  } catch (error) {
    log.warn({ err: error, jobId: job.id }, 'what was made was not announced')
  }
}
