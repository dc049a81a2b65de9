import { systemLimits } from '@lumen/contracts/admin/limits'
import type { AdminQueues } from '@lumen/contracts/admin/system-schema'
import { AppError } from '@lumen/http/app-error'
import type { AdminContext } from '../context.ts'
import { writeDown } from '../store/audit-log.ts'

/** How many jobs wait, run and failed in every queue, and the last that failed. */
export async function readQueues({ queues }: AdminContext): Promise<AdminQueues> {
  const [states, failed] = await Promise.all([
    queues.states(),
    queues.failed(systemLimits.failedJobs),
  ])
  return {
    queues: [...states],
    failed: failed.map((job) => ({ ...job, failedAt: job.failedAt.toISOString() })),
  }
}

/**
 * Puts a failed job back, or all of a queue. It is written down first.
 * @throws AppError `not_found` when there is no such failed job: it was put back before, or removed
 */
export async function retryJobs(
  { db, queues, clock }: AdminContext,
  actor: string,
  { queue, id }: { queue: string; id: string | null },
): Promise<{ retried: number }> {
  const deed = { at: clock.now(), actor, subject: null, reason: null }
  if (id === null) {
    await writeDown(db, { ...deed, action: 'retry-jobs', detail: queue })
    return { retried: await queues.retryAll(queue) }
  }
  await writeDown(db, { ...deed, action: 'retry-job', detail: `${queue} ${id}` })
  if (!(await queues.retry(queue, id)))
    throw new AppError('not_found', 'This job waits again already, or is gone')
  return { retried: 1 }
}
