import type { Kysely } from 'kysely'
import type { OwnerRef } from './conversations.ts'
import type { MemoryTables } from './tables.ts'

/** The sitting that an indexed turn belongs to. */
export async function sessionOf(
  db: Kysely<MemoryTables>,
  { userId, companionId }: OwnerRef,
  messageId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('search_entries')
    .select('session')
    .where('user_id', '=', userId)
    .where('space_id', '=', companionId)
    .where('id', '=', messageId)
    .executeTakeFirst()
  return row?.session ?? null
}
