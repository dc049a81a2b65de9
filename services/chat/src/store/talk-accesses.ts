import type { ListedTalk } from '@lumen/contracts/chat/office-bus'
import { sql, type Kysely } from 'kysely'
import type { ChatTables } from './tables.ts'

type Db = Kysely<ChatTables>

export type TalkAccess = {
  id: string
  userId: string
  companionId: string
  actor: string
  expiresAt: Date
}

/** Opens a conversation, once for the id; false: the user has no such companion. */
export async function insertTalkAccess(db: Db, access: TalkAccess): Promise<boolean> {
  const { numInsertedOrUpdatedRows: found } = await db
    .insertInto('talk_accesses')
    .columns(['id', 'user_id', 'companion_id', 'actor', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('companions')
        .select([
          sql<string>`${access.id}::uuid`.as('id'),
          'user_id',
          'companions.id as companion_id',
          sql<string>`${access.actor}::uuid`.as('actor'),
          sql<Date>`${access.expiresAt}::timestamptz`.as('expires_at'),
        ])
        .where('companions.id', '=', access.companionId)
        .where('user_id', '=', access.userId),
    )
    // So that a repeated one counts as there.
    .onConflict((c) =>
      c.constraint('talk_accesses_pkey').doUpdateSet((eb) => ({ id: eb.ref('excluded.id') })),
    )
    .executeTakeFirst()
  return (found ?? 0n) > 0n
}

/** The access of that administrator, while it stands. */
export async function findTalkAccess(
  db: Db,
  { id, actor, now }: { id: string; actor: string; now: Date },
): Promise<{ userId: string; companionId: string } | null> {
  const row = await db
    .selectFrom('talk_accesses')
    .select(['user_id', 'companion_id'])
    .where('id', '=', id)
    .where('actor', '=', actor)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id, companionId: row.companion_id }
}

/** Ends an access now. */
export async function endTalkAccess(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('talk_accesses')
    .set({ expires_at: now })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .execute()
}

/** A user’s conversations by their companions, the latest made first; nothing of what is sealed. */
export async function listTalks(db: Db, userId: string): Promise<ListedTalk[]> {
  const rows = await db
    .selectFrom('companions')
    .leftJoin('messages', (join) =>
      join
        .onRef('messages.companion_id', '=', 'companions.id')
        .onRef('messages.user_id', '=', 'companions.user_id'),
    )
    .select(({ fn }) => [
      'companions.id',
      'companions.created_at',
      'companions.hidden_at',
      fn.count<string>('messages.id').as('messages'),
      fn.max('messages.created_at').as('last_written_at'),
    ])
    .where('companions.user_id', '=', userId)
    .groupBy(['companions.id', 'companions.created_at', 'companions.hidden_at'])
    .orderBy('companions.created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    companionId: row.id,
    createdAt: row.created_at.toISOString(),
    messages: Number(row.messages),
    lastWrittenAt: row.last_written_at?.toISOString() ?? null,
    hidden: row.hidden_at !== null,
  }))
}
