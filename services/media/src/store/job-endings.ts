import type { ErrorCode } from '@lumen/contracts/error-body'
import type { Kysely, Transaction } from 'kysely'
import type { JobRow } from './jobs.ts'
import type { MediaTables } from './tables.ts'

type Db = Kysely<MediaTables>
type Tx = Transaction<MediaTables>

export type EndedJob = Pick<
  JobRow,
  'id' | 'user_id' | 'kind' | 'work' | 'status' | 'companion_id' | 'message_id' | 'progress'
>

const ended = [
  'id',
  'user_id',
  'kind',
  'work',
  'status',
  'companion_id',
  'message_id',
  'progress',
] as const

/** Ends a job without a result; null when it has ended already, or another worker holds it. */
export async function endWithoutResult(
  tx: Tx,
  jobId: string,
  end: {
    status: 'failed' | 'cancelled'
    errorCode: ErrorCode | null
    at: Date
    /** Only under this lease; undefined: whoever works on it. */
    token?: string
    /** It never began: the same key makes another job. */
    freesKey?: boolean
  },
): Promise<EndedJob | null> {
  const row = await tx
    .updateTable('jobs')
    .set({
      status: end.status,
      stage: null,
      error_code: end.errorCode,
      lease_token: null,
      lease_until: null,
      charge_state: 'release',
      finished_at: end.at,
      ...(end.freesKey === true && { request_key: null }),
    })
    .where('id', '=', jobId)
    .where('status', 'in', ['queued', 'running'])
    .$if(end.token !== undefined, (q) => q.where('lease_token', '=', end.token!))
    .returning(ended)
    .executeTakeFirst()
  return row ?? null
}

/** Ends a job with its result, under its lease; null when that is another's by now. */
export async function endWithResult(
  tx: Tx,
  jobId: string,
  end: {
    token: string
    objectId: string
    posterId: string | null
    unitsMade: number
    /** It is not charged: what was reserved goes back. */
    free: boolean
    at: Date
  },
): Promise<EndedJob | null> {
  const row = await tx
    .updateTable('jobs')
    .set({
      status: 'done',
      progress: 100,
      stage: null,
      object_id: end.objectId,
      poster_id: end.posterId,
      units_made: end.unitsMade,
      lease_token: null,
      lease_until: null,
      error_code: null,
      charge_state: end.free ? 'release' : 'settle',
      finished_at: end.at,
    })
    .where('id', '=', jobId)
    .where('lease_token', '=', end.token)
    .where('status', '=', 'running')
    .returning(ended)
    .executeTakeFirst()
  return row ?? null
}

/** Hides a job that has ended; the sweep removes it once billing has answered. */
export async function hideJob(db: Db | Tx, jobId: string): Promise<void> {
  await db.updateTable('jobs').set({ deleted: true }).where('id', '=', jobId).execute()
}

/**
 * A job that could not begin: nobody sees it, and its key is free for another wish. `owed`: what may
 * have been reserved goes back.
 */
export async function refuseJob(
  db: Db,
  jobId: string,
  { code, owed, at }: { code: ErrorCode; owed: boolean; at: Date },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      status: 'failed',
      stage: null,
      error_code: code,
      request_key: null,
      deleted: true,
      charge_state: owed ? 'release' : 'closed',
      finished_at: at,
    })
    .where('id', '=', jobId)
    .where('status', '=', 'queued')
    .execute()
}

/** Removes rows that their owners let go and that billing has answered. */
export async function removeDeletedJobs(db: Db, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('deleted', '=', true)
    .where('charge_state', '=', 'closed')
    .where('finished_at', '<', endedBefore)
    .execute()
}
