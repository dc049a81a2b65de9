import type { Kysely, Transaction } from 'kysely'
import type { JobRow } from './jobs.ts'
import type { MediaTables } from './tables.ts'

/** Ids of jobs that a message or, with all its messages, a companion shows. */
export async function jobsShownBy(
  db: Kysely<MediaTables>,
  where: { userId: string } & ({ messageId: string } | { companionId: string }),
): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('user_id', '=', where.userId)
    .where('deleted', '=', false)
    .where((eb) =>
      'messageId' in where
        ? eb('message_id', '=', where.messageId)
        : eb('companion_id', '=', where.companionId),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Notes the message of a job that ended before it was known; null while it has not ended. */
export async function noteMessage(
  tx: Transaction<MediaTables>,
  jobId: string,
  messageId: string,
): Promise<Pick<JobRow, 'user_id' | 'status' | 'companion_id'> | null> {
  const row = await tx
    .updateTable('jobs')
    .set({ message_id: messageId })
    .where('id', '=', jobId)
    .where('status', 'in', ['failed', 'cancelled'])
    .returning(['user_id', 'status', 'companion_id'])
    .executeTakeFirst()
  return row ?? null
}
