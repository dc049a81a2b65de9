import type { Kysely, Transaction } from 'kysely'
import type { JobRow } from './jobs.ts'
import type { MediaTables } from './tables.ts'

/** A message of a user, or a companion with all its messages. */
export type Shower = { readonly userId: string } & (
  | { readonly messageId: string }
  | { readonly companionId: string }
)

/** Ids of jobs under way that a message or a companion shows. */
export async function unfinishedShownBy(
  db: Kysely<MediaTables>,
  shower: Shower,
): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('user_id', '=', shower.userId)
    .where('status', 'in', ['queued', 'running'])
    .where((eb) =>
      'messageId' in shower
        ? eb('message_id', '=', shower.messageId)
        : eb('companion_id', '=', shower.companionId),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Hides what a message or a companion shows. @returns ids of the objects that were made */
export async function hideJobsShownBy(
  tx: Transaction<MediaTables>,
  shower: Shower,
): Promise<string[]> {
  const rows = await tx
    .updateTable('jobs')
    .set({ deleted: true })
    .where('user_id', '=', shower.userId)
    .where('deleted', '=', false)
    .where((eb) =>
      'messageId' in shower
        ? eb('message_id', '=', shower.messageId)
        : eb('companion_id', '=', shower.companionId),
    )
    .returning(['object_id', 'poster_id'])
    .execute()
  return rows.flatMap((row) => [row.object_id, row.poster_id]).filter((id) => id !== null)
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
