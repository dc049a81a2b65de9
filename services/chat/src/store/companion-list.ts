import type { ListedCompanion } from '@lumen/contracts/chat/office-bus'
import { sql, type Kysely } from 'kysely'
import type { ChatTables } from './tables.ts'

/** Companions that are not hidden, by their ids, with the last day (UTC) on which somebody wrote to them. */
export async function listCompanionIds(
  db: Kysely<ChatTables>,
  { after, limit }: { after: string | null; limit: number },
): Promise<ListedCompanion[]> {
  const rows = await db
    .selectFrom('companions')
    .select(({ selectFrom }) => [
      'id',
      'user_id',
      selectFrom('messages')
        .whereRef('messages.companion_id', '=', 'companions.id')
        .where('is_from_user', '=', true)
        .orderBy('position', 'desc')
        .limit(1)
        .select(sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('day'))
        .as('last_written_on'),
    ])
    .where('hidden_at', 'is', null)
    .$if(after !== null, (q) => q.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    lastWrittenOn: row.last_written_on,
  }))
}
