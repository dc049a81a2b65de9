import type { Box } from '@lumen/database/sealed-box'
import type { Sealer } from '@lumen/database/sealing'
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { JobInput } from '../domain/job-input.ts'
import type { JobTable, MediaTables } from './tables.ts'

type Db = Kysely<MediaTables>

export type JobRow = Selectable<JobTable>
export type Job = Omit<JobRow, 'input'> & { input: JobInput }

export type NewJob = Omit<Insertable<JobTable>, 'input' | 'status' | 'created_at' | 'run_after'> & {
  input: JobInput
  createdAt: Date
}

const inputContext = (jobId: string) => `jobs.input:${jobId}`

/** A row with what is sealed in it. */
export function openJob(box: Box, { input, ...row }: JobRow): Job {
  return { ...row, input: JSON.parse(box.unseal(input, inputContext(row.id))) as JobInput }
}

type Opening = { db: Db; sealer: Sealer }

async function opened({ db, sealer }: Opening, row: JobRow | undefined): Promise<Job | null> {
  return row === undefined ? null : openJob(await sealer.open(db, row.user_id), row)
}

/** The job, or the one that has the same request key already. */
export async function insertJob(
  { db, sealer }: Opening,
  { input, createdAt, ...job }: NewJob,
  unfinishedAtMost: number,
): Promise<{ outcome: 'inserted' | 'repeated' | 'too-many'; job: Job | null }> {
  const box = await sealer.open(db, job.user_id)
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${job.user_id}, 0))`.execute(tx)
    if (typeof job.request_key === 'string') {
      const same = await tx
        .selectFrom('jobs')
        .selectAll()
        .where('user_id', '=', job.user_id)
        .where('request_key', '=', job.request_key)
        .executeTakeFirst()
      if (same !== undefined) return { outcome: 'repeated', job: openJob(box, same) }
    }
    const { count } = await tx
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', job.user_id)
      .where('status', 'in', ['queued', 'running'])
      .executeTakeFirstOrThrow()
    if (Number(count) >= unfinishedAtMost) return { outcome: 'too-many', job: null }
    const row = await tx
      .insertInto('jobs')
      .values({
        ...job,
        input: box.seal(JSON.stringify(input), inputContext(job.id)),
        status: 'queued',
        stage: 'waiting',
        created_at: createdAt,
        run_after: createdAt,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { outcome: 'inserted', job: openJob(box, row) }
  })
}

export async function findJob(opening: Opening, jobId: string): Promise<Job | null> {
  const row = await opening.db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', jobId)
    .executeTakeFirst()
  return opened(opening, row)
}

/** A job of this user that they have not deleted. */
export async function findJobOf(
  opening: Opening,
  userId: string,
  jobId: string,
): Promise<Job | null> {
  const row = await opening.db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where('user_id', '=', userId)
    .where('deleted', '=', false)
    .executeTakeFirst()
  return opened(opening, row)
}

/** The job of a user that was made under this key. */
export async function findJobByKey(
  opening: Opening,
  userId: string,
  requestKey: string,
): Promise<Job | null> {
  const row = await opening.db
    .selectFrom('jobs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return opened(opening, row)
}

/** The reservation stands: the job may be worked on. False when it was cancelled meanwhile. */
export async function markReserved(
  db: Db,
  jobId: string,
  reserved: { reservationId: string; credits: number; messageId: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({
      charge_state: 'reserved',
      reservation_id: reserved.reservationId,
      reserved_credits: reserved.credits,
      message_id: reserved.messageId,
    })
    .where('id', '=', jobId)
    .where('charge_state', '=', 'reserving')
    .where('status', '=', 'queued')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts another entry in the queue; its number is part of the entry's name. */
export async function nextQueueEntry(db: Db, jobId: string): Promise<number | null> {
  const row = await db
    .updateTable('jobs')
    .set(({ eb }) => ({ queue_entries: eb('queue_entries', '+', 1) }))
    .where('id', '=', jobId)
    .where('status', 'in', ['queued', 'running'])
    .returning('queue_entries')
    .executeTakeFirst()
  return row?.queue_entries ?? null
}

/** When an id of version 7 was made: its first 48 bits. */
const madeAt = (id: string) => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))

/** A page of a user's jobs, newest first, from the one after `before` on. */
export async function listJobs(
  { db, sealer }: Opening,
  userId: string,
  page: { kind: JobRow['kind'] | null; before: string | null; limit: number },
): Promise<Job[]> {
  const rows = await db
    .selectFrom('jobs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted', '=', false)
    .$if(page.kind !== null, (q) => q.where('kind', '=', page.kind!))
    .$if(page.before !== null, (q) =>
      q.where(
        // It may have been deleted since it was shown.
        sql<boolean>`(created_at, id) < (coalesce((select created_at from jobs where id = ${page.before} and user_id = ${userId}), ${madeAt(page.before!)}), ${page.before}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()
  if (rows.length === 0) return []
  const box = await sealer.open(db, userId)
  return rows.map((row) => openJob(box, row))
}
