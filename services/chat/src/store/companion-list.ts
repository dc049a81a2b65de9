import type { ListedCompanion } from '@lumen/contracts/chat/office-bus'
import { sql, type Kysely } from 'kysely'
import type { ChatTables } from './tables.ts'

/** Companions by their ids, those that are hidden too, with what their owners wrote and the last day (UTC) of it. */
export async function listCompanionIds(
  db: Kysely<ChatTables>,
  { after, limit }: { after: string | null; limit: number },
): Promise<ListedCompanion[]> {
  const rows = await db
    .selectFrom('companions')
    .select(({ selectFrom }) => [
      'id',
      'user_id',
      'created_at',
      'hidden_at',
      selectFrom('all_messages as messages')
        .whereRef('messages.companion_id', '=', 'companions.id')
        .where('is_from_user', '=', true)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('written'),
      selectFrom('all_messages as messages')
        .whereRef('messages.companion_id', '=', 'companions.id')
        .where('is_from_user', '=', true)
        .orderBy('position', 'desc')
        .limit(1)
        .select(sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('day'))
        .as('last_written_on'),
    ])
    .$if(after !== null, (q) => q.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    createdAt: row.created_at.toISOString(),
    hidden: row.hidden_at !== null,
    messages: Number(row.written ?? 0),
    lastWrittenOn: row.last_written_on,
  }))
}
