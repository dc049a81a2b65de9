import { isDeepStrictEqual } from 'node:util'
import type { JobDeclaration } from '@lumen/contracts/jobs'
import type { JobSchedulerJson, Queue } from 'bullmq'
import { jobOptions } from './job-options.ts'
import type { StoredJob } from './job-runner.ts'

const timeZone = 'UTC'

/** Whether a schedule stands in Redis as it is declared, with its next run waiting. */
async function stands(
  queue: Queue<StoredJob>,
  declaration: JobDeclaration,
  known: JobSchedulerJson | undefined,
): Promise<boolean> {
  if (known?.next === undefined) return false
  return (
    known.pattern === declaration.every &&
    known.tz === timeZone &&
    isDeepStrictEqual(known.template?.opts, jobOptions(declaration)) &&
    (await queue.getJob(`repeat:${known.key}:${known.next}`)) !== undefined
  )
}

/**
 * Makes the schedules of a queue those of the catalog. One that stands already is left alone:
 * writing it again would move its next run into the future, and lose one that fell due while no
 * process was there to do it.
 */
export async function writeSchedules(
  queue: Queue<StoredJob>,
  jobs: readonly (readonly [string, JobDeclaration])[],
): Promise<void> {
  const known = await queue.getJobSchedulers()
  for (const { key } of known)
    if (!jobs.some(([job, { every }]) => job === key && every !== undefined))
      await queue.removeJobScheduler(key)
  for (const [job, declaration] of jobs) {
    if (declaration.every === undefined) continue
    const existing = known.find(({ key }) => key === job)
    if (await stands(queue, declaration, existing)) continue
    await queue.upsertJobScheduler(
      job,
      { pattern: declaration.every, tz: timeZone },
      { name: job, data: { payload: {} }, opts: jobOptions(declaration) },
    )
  }
}
