import type { Kysely } from 'kysely'
import type { ChatTables } from './tables.ts'

type Db = Kysely<ChatTables>

/** Messages that wait for a picture or video and were last asked about before a time, longest first. */
export const listAwaitingMedia = (
  db: Db,
  askedBefore: Date,
  limit: number,
): Promise<{ id: string; user_id: string }[]> =>
  db
    .selectFrom('messages')
    .select(['id', 'user_id'])
    .where('media_asked_at', '<', askedBefore)
    .orderBy('media_asked_at')
    .limit(limit)
    .execute()

/** Asked about now; null: it waits for nothing any more. */
export async function noteMediaAsked(db: Db, messageId: string, at: Date | null): Promise<void> {
  await db
    .updateTable('all_messages')
    .set({ media_asked_at: at })
    .where('id', '=', messageId)
    .where('aside_in', 'is', null)
    .where('media_asked_at', 'is not', null)
    .execute()
}
