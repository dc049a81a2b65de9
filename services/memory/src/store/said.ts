import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely } from 'kysely'
import type { OwnerRef } from './conversations.ts'
import type { MemoryTables } from './tables.ts'
import { openTurn, type Turn } from './turns.ts'

type Db = Kysely<MemoryTables>
type Page = { before: string | undefined; limit: number }

/** Ids of turns of a talk that have a token of each group, newest first. */
export async function listIndexed(
  db: Db,
  { userId, companionId }: OwnerRef,
  groups: readonly (readonly number[])[],
  { before, limit }: Page,
): Promise<string[]> {
  let query = db
    .selectFrom('search_entries')
    .select('id')
    .where('user_id', '=', userId)
    .where('space_id', '=', companionId)
    .where('kind', '=', 'turn')
    .where('removed', '=', false)
    .orderBy('id', 'desc')
    .limit(limit)
  for (const tokens of groups)
    query = query.where(sql<boolean>`tokens && ${[...tokens]}::integer[]`)
  if (before !== undefined) query = query.where('id', '<', before)
  return (await query.execute()).map(({ id }) => id)
}

/** The newest turns of talks; ids of messages rise with time. */
export async function listNewestOf(
  db: Db,
  box: Box,
  userId: string,
  companionIds: readonly string[],
  { before, limit }: Page,
): Promise<Turn[]> {
  const rows = await db
    .selectFrom('turns')
    .selectAll()
    .where('user_id', '=', userId)
    .where(sql<boolean>`companion_id = any(${[...companionIds]}::uuid[])`)
    .$if(before !== undefined, (query) => query.where('message_id', '<', before!))
    .orderBy('message_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => openTurn(box, row))
}
