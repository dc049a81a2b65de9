import type { Sealer } from '@lumen/database/sealing'
import type { JobStage } from '@lumen/contracts/media/names'
import type { Kysely } from 'kysely'
import { findJob, type Job } from './jobs.ts'
import type { MediaTables } from './tables.ts'

type Db = Kysely<MediaTables>

/**
 * Takes a job that waits, or whose worker gave no sign of life until its lease ended. The token is
 * the fence: whoever held an older one can write nothing any more.
 */
export async function claimJob(
  { db, sealer }: { db: Db; sealer: Sealer },
  jobId: string,
  lease: { token: string; now: Date; until: Date },
): Promise<Job | null> {
  const row = await db
    .updateTable('jobs')
    .set(({ eb }) => ({
      status: 'running',
      lease_token: lease.token,
      lease_until: lease.until,
      attempt: eb('attempt', '+', 1),
      progress: 0,
    }))
    .where('id', '=', jobId)
    .where('charge_state', '=', 'reserved')
    .where((eb) =>
      eb.or([
        eb('status', '=', 'queued'),
        eb.and([eb('status', '=', 'running'), eb('lease_until', '<', lease.now)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return row === undefined ? null : findJob({ db, sealer }, jobId)
}

/** A sign of life, with how far it is. False: the lease is another's, or the job has ended. */
export async function renewLease(
  db: Db,
  jobId: string,
  sign: { token: string; until: Date; progress: number; stage: JobStage },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ lease_until: sign.until, progress: sign.progress, stage: sign.stage })
    .where('id', '=', jobId)
    .where('lease_token', '=', sign.token)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Back into the queue, out of the hands of a worker that gives no sign of life any more. */
export async function takeBackJob(db: Db, jobId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ status: 'queued', stage: 'waiting', lease_token: null, lease_until: null })
    .where('id', '=', jobId)
    .where('status', '=', 'running')
    .where('lease_until', '<', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Back into the queue; `countsAsTry` false: the worker had to stop, the job did not fail. */
export async function requeueJob(
  db: Db,
  jobId: string,
  { token, runAfter, countsAsTry }: { token: string; runAfter: Date; countsAsTry: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set(({ eb }) => ({
      status: 'queued',
      stage: 'waiting',
      progress: 0,
      lease_token: null,
      lease_until: null,
      run_after: runAfter,
      ...(countsAsTry ? {} : { attempt: eb('attempt', '-', 1) }),
    }))
    .where('id', '=', jobId)
    .where('lease_token', '=', token)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
