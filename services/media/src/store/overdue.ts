import type { Kysely } from 'kysely'
import type { JobRow } from './jobs.ts'
import type { MediaTables } from './tables.ts'

type Db = Kysely<MediaTables>

export type OverdueJob = Pick<
  JobRow,
  'id' | 'work' | 'kind' | 'status' | 'priority' | 'queue_entries' | 'attempt' | 'request_id'
>

/** Jobs that should have been taken up before `dueBefore`, or whose worker's lease ended before `now`. */
export const overdueJobs = (
  db: Db,
  { dueBefore, now, limit }: { dueBefore: Date; now: Date; limit: number },
): Promise<OverdueJob[]> =>
  db
    .selectFrom('jobs')
    .select(['id', 'work', 'kind', 'status', 'priority', 'queue_entries', 'attempt', 'request_id'])
    .where('charge_state', '=', 'reserved')
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'queued'), eb('run_after', '<', dueBefore)]),
        eb.and([eb('status', '=', 'running'), eb('lease_until', '<', now)]),
      ]),
    )
    .orderBy('priority')
    .orderBy('run_after')
    .limit(limit)
    .execute()

/** Jobs whose request died before credits were set aside, and those that nobody took up for too long. */
export async function givenUpJobs(
  db: Db,
  { reservingBefore, queuedBefore }: { reservingBefore: Date; queuedBefore: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'queued')
    .where((eb) =>
      eb.or([
        eb.and([eb('charge_state', '=', 'reserving'), eb('created_at', '<', reservingBefore)]),
        eb('created_at', '<', queuedBefore),
      ]),
    )
    .limit(200)
    .execute()
  return rows.map(({ id }) => id)
}
