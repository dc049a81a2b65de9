import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely } from 'kysely'
import { contentContext, type StoredMessage } from './messages.ts'
import type { ChatTables } from './tables.ts'

export type NewestMessage = Pick<StoredMessage, 'content' | 'messageType' | 'createdAt'>

/** The newest message of each companion that is not being written just now. */
export async function newestMessages(
  db: Kysely<ChatTables>,
  box: Box,
  companionIds: readonly string[],
): Promise<Map<string, NewestMessage>> {
  if (companionIds.length === 0) return new Map()
  const { rows } = await sql<{
    companion_id: string
    id: string
    content: Buffer
    message_type: StoredMessage['messageType']
    created_at: Date
  }>`
    select m.companion_id, m.id, m.content, m.message_type, m.created_at
    from unnest(${[...companionIds]}::uuid[]) as asked(companion_id)
    cross join lateral (
      select companion_id, id, content, message_type, created_at from messages
      where companion_id = asked.companion_id and status <> 'running'
      order by position desc limit 1) as m`.execute(db)
  return new Map(
    rows.map((row) => [
      row.companion_id,
      {
        content: box.unseal(row.content, contentContext(row.id)),
        messageType: row.message_type,
        createdAt: row.created_at,
      },
    ]),
  )
}
