import type { Kysely } from 'kysely'
import type { MemoryTables } from './tables.ts'

/** The sitting that an indexed turn belongs to. */
export async function sessionOf(
  db: Kysely<MemoryTables>,
  spaceId: string,
  messageId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('search_entries')
    .select('session')
    .where('space_id', '=', spaceId)
    .where('id', '=', messageId)
    .executeTakeFirst()
  return row?.session ?? null
}
