import { sql, type Transaction } from 'kysely'
import type { ChatTables } from './tables.ts'

/**
 * Counts a reply that its user stopped, over all copies of the service.
 * @returns which of the day (UTC) it was, from 1 on
 */
export async function countStop(
  tx: Transaction<ChatTables>,
  userId: string,
  at: Date,
): Promise<number> {
  const { count } = await tx
    .insertInto('stopped_replies')
    .values({ user_id: userId, day: at.toISOString().slice(0, 10), count: 1 })
    .onConflict((c) =>
      c.column('user_id').doUpdateSet({
        // A copy whose clock is behind begins no day anew.
        count: sql`case when stopped_replies.day < excluded.day then 1 else stopped_replies.count + 1 end`,
        day: sql`greatest(stopped_replies.day, excluded.day)`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}
