import { isDeepStrictEqual } from 'node:util'
import type { JobDeclaration } from '@lumen/contracts/job'
import { defaultRepeatStrategy, type JobSchedulerJson, type Queue } from 'bullmq'
import { jobOptions } from './job-options.ts'
import type { StoredJob } from './job-runner.ts'

const timeZone = 'UTC'
/** So much the clocks of two processes may differ. */
const toleratedMs = 60_000

/** Whether a next run is later than the pattern says: who wrote it had a clock that was ahead. */
function isTooLate(next: number, pattern: string): boolean {
  const due = defaultRepeatStrategy(Date.now(), { pattern, tz: timeZone })
  return due !== undefined && next > due + toleratedMs
}

/** Whether a schedule stands in Redis as it is declared, with its next run waiting. */
async function stands(
  queue: Queue<StoredJob>,
  declaration: JobDeclaration,
  known: JobSchedulerJson | undefined,
): Promise<boolean> {
  const { every } = declaration
  if (known?.next === undefined || every === undefined) return false
  return (
    known.pattern === every &&
    !isTooLate(known.next, every) &&
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
