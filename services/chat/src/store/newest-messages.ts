import type { MessageMetadata } from '@lumen/contracts/chat/schema'
import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely } from 'kysely'
import { contentContext, metadataContext, type StoredMessage } from './open-message.ts'
import type { ChatTables } from './tables.ts'

/** One without words that shows pictures counts as a picture. */
export type NewestMessage = Pick<StoredMessage, 'content' | 'messageType' | 'createdAt'>

const showsPictures = (box: Box, { id, metadata }: { id: string; metadata: Buffer }): boolean =>
  'pictures' in (JSON.parse(box.unseal(metadata, metadataContext(id))) as MessageMetadata)

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
    metadata: Buffer
    message_type: StoredMessage['messageType']
    withheld: boolean
    created_at: Date
  }>`
    select m.companion_id, m.id, m.content, m.metadata, m.message_type, m.created_at,
      m.withheld_at is not null as withheld
    from unnest(${[...companionIds]}::uuid[]) as asked(companion_id)
    cross join lateral (
      select companion_id, id, content, metadata, message_type, created_at, withheld_at
      from messages
      where companion_id = asked.companion_id and status <> 'running'
      order by position desc limit 1) as m`.execute(db)
  return new Map(
    rows.map((row) => {
      const content = row.withheld ? '' : box.unseal(row.content, contentContext(row.id))
      const pictures = content === '' && row.message_type === 'text' && showsPictures(box, row)
      const messageType = pictures ? 'image' : row.message_type
      return [row.companion_id, { content, messageType, createdAt: row.created_at }]
    }),
  )
}
