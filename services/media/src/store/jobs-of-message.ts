import type { Kysely, Transaction } from 'kysely'
import type { JobRow } from './jobs.ts'
import type { MediaTables } from './tables.ts'

/** Where something is shown: in a message of a user, or in any of a companion. */
export type ShownIn = { readonly userId: string } & (
  | { readonly messageId: string }
  | { readonly companionId: string }
)

/** Ids of jobs under way that are shown there. */
export async function unfinishedShownIn(
  db: Kysely<MediaTables>,
  place: ShownIn,
): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('user_id', '=', place.userId)
    .where('status', 'in', ['queued', 'running'])
    .where((eb) =>
      'messageId' in place
        ? eb('message_id', '=', place.messageId)
        : eb('companion_id', '=', place.companionId),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Hides what is shown there. @returns ids of the objects that were made */
export async function hideJobsShownIn(
  tx: Transaction<MediaTables>,
  place: ShownIn,
): Promise<string[]> {
  const rows = await tx
    .updateTable('jobs')
    .set({ deleted: true })
    .where('user_id', '=', place.userId)
    .where('deleted', '=', false)
    .where((eb) =>
      'messageId' in place
        ? eb('message_id', '=', place.messageId)
        : eb('companion_id', '=', place.companionId),
    )
    .returning(['object_id', 'poster_id'])
    .execute()
  return rows.flatMap((row) => [row.object_id, row.poster_id]).filter((id) => id !== null)
}

type EndedUnmade = Pick<JobRow, 'id' | 'user_id' | 'companion_id' | 'message_id'> & {
  status: 'failed' | 'cancelled'
}

/** Notes the message of a job that ended before it was known; null while it has not ended. */
export async function noteMessage(
  tx: Transaction<MediaTables>,
  jobId: string,
  messageId: string,
): Promise<EndedUnmade | null> {
  const row = await tx
    .updateTable('jobs')
    .set({ message_id: messageId })
    .where('id', '=', jobId)
    .where('status', 'in', ['failed', 'cancelled'])
    .returning(['id', 'user_id', 'companion_id', 'message_id', 'status'])
    .$narrowType<Pick<EndedUnmade, 'status'>>()
    .executeTakeFirst()
  return row ?? null
}
