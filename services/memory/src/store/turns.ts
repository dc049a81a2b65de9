import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { OwnerRef } from './conversations.ts'
import type { MemoryTables, TurnTable } from './tables.ts'

/** A turn of a conversation, opened. */
export type Turn = {
  messageId: string
  userId: string
  companionId: string
  /** chat's; decimal text of a bigint */
  position: string
  isFromUser: boolean
  version: number
  content: string
  saidAt: Date
}

const contentContext = (id: string) => `turns.content:${id}`

/** A stored turn, opened. */
export const openTurn = (box: Box, row: Selectable<TurnTable>): Turn => ({
  messageId: row.message_id,
  userId: row.user_id,
  companionId: row.companion_id,
  position: row.position,
  isFromUser: row.is_from_user,
  version: row.version,
  content: box.unseal(row.content, contentContext(row.message_id)),
  saidAt: row.said_at,
})

const turnsOf = (db: Kysely<MemoryTables>, { userId, companionId }: OwnerRef) =>
  db
    .selectFrom('turns')
    .selectAll()
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)

/**
 * Stores turns; a newer version takes the place of an older one, never the reverse.
 *
 * @returns the ids of those that were stored
 */
export async function upsertTurns(
  tx: Transaction<MemoryTables>,
  box: Box,
  turns: readonly Turn[],
): Promise<Set<string>> {
  if (turns.length === 0) return new Set()
  const rows = await tx
    .insertInto('turns')
    .values(
      turns.map((turn) => ({
        message_id: turn.messageId,
        user_id: turn.userId,
        companion_id: turn.companionId,
        position: turn.position,
        is_from_user: turn.isFromUser,
        version: turn.version,
        content: box.seal(turn.content, contentContext(turn.messageId)),
        said_at: turn.saidAt,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .constraint('turns_pkey')
        .doUpdateSet((eb) => ({
          content: eb.ref('excluded.content'),
          version: eb.ref('excluded.version'),
        }))
        .whereRef('excluded.version', '>=', 'turns.version'),
    )
    .returning('message_id')
    .execute()
  return new Set(rows.map((row) => row.message_id))
}

/** Turns of this user by message id, in no order. */
export async function readTurns(
  db: Kysely<MemoryTables>,
  box: Box,
  userId: string,
  messageIds: readonly string[],
): Promise<Turn[]> {
  if (messageIds.length === 0) return []
  const rows = await db
    .selectFrom('turns')
    .selectAll()
    .where('user_id', '=', userId)
    .where(sql<boolean>`message_id = any(${[...messageIds]}::uuid[])`)
    .execute()
  return rows.map((row) => openTurn(box, row))
}

/** When the newest of the turns that memories were made from was said, by memory, where one is. */
export async function lastSaid(
  db: Kysely<MemoryTables>,
  userId: string,
  memoryIds: readonly string[],
): Promise<Map<string, Date>> {
  if (memoryIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; said_at: Date }>`
    select m.id, max(t.said_at) as said_at
    from memories m
    join turns t on t.user_id = m.user_id and t.message_id = any(m.source_message_ids)
    where m.user_id = ${userId} and m.id = any(${[...memoryIds]}::uuid[])
    group by m.id`.execute(db)
  return new Map(rows.map((row) => [row.id, row.said_at]))
}

/** The turn before this position, if any: tells whether a new sitting begins. */
export async function lastTurnBefore(
  db: Kysely<MemoryTables>,
  { userId, companionId }: OwnerRef,
  position: string,
): Promise<{ messageId: string; saidAt: Date } | null> {
  const row = await db
    .selectFrom('turns')
    .select(['message_id', 'said_at'])
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .where('position', '<', position)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { messageId: row.message_id, saidAt: row.said_at }
}

/** Forgets turns for good. */
export async function eraseTurns(
  tx: Transaction<MemoryTables>,
  userId: string,
  messageIds: readonly string[],
): Promise<void> {
  if (messageIds.length === 0) return
  await tx
    .deleteFrom('turns')
    .where('user_id', '=', userId)
    .where(sql<boolean>`message_id = any(${[...messageIds]}::uuid[])`)
    .execute()
}

/** Turns of a companion that no memory was made from yet in this version, oldest first. */
export async function listUnreadTurns(
  db: Kysely<MemoryTables>,
  box: Box,
  owner: OwnerRef,
  limit: number,
): Promise<Turn[]> {
  const rows = await turnsOf(db, owner)
    .whereRef('read_version', '<', 'version')
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map((row) => openTurn(box, row))
}

/** The newest turns before or after a position, oldest first. */
export async function listNewestTurns(
  db: Kysely<MemoryTables>,
  box: Box,
  owner: OwnerRef,
  page: { before: string; limit: number } | { after: string; limit: number },
): Promise<Turn[]> {
  const turns = turnsOf(db, owner)
  const beside =
    'before' in page
      ? turns.where('position', '<', page.before)
      : turns.where('position', '>', page.after)
  const rows = await beside.orderBy('position', 'desc').limit(page.limit).execute()
  return rows.map((row) => openTurn(box, row)).toReversed()
}

/** Turns of the user, oldest first: after a position, or whose clauses an older reader read. */
export async function listUserTurns(
  db: Kysely<MemoryTables>,
  box: Box,
  owner: OwnerRef,
  page: { after?: string; readBelow?: number; limit: number },
): Promise<Turn[]> {
  const { after, readBelow } = page
  const rows = await turnsOf(db, owner)
    .where('is_from_user', '=', true)
    .$if(after !== undefined, (query) => query.where('position', '>', after!))
    .$if(readBelow !== undefined, (query) => query.where('clause_version', '<', readBelow!))
    .orderBy('position')
    .limit(page.limit)
    .execute()
  return rows.map((row) => openTurn(box, row))
}

/** Talks with turns that older rules read, by companion; after one of them. */
export async function listTalksReadBefore(
  db: Kysely<MemoryTables>,
  rulesVersion: number,
  page: { after: string; limit: number },
): Promise<{ userId: string; companionId: string }[]> {
  const rows = await db
    .selectFrom('turns')
    .select(['user_id', 'companion_id'])
    .distinct()
    .where('is_from_user', '=', true)
    .whereRef('read_version', '=', 'version')
    .where('rules_version', '<', rulesVersion)
    .where('companion_id', '>', page.after)
    .orderBy('companion_id')
    .limit(page.limit)
    .execute()
  return rows.map((row) => ({ userId: row.user_id, companionId: row.companion_id }))
}

/** Turns of the user that older rules read, oldest first. */
export async function listTurnsReadBefore(
  db: Kysely<MemoryTables>,
  box: Box,
  owner: OwnerRef,
  page: { rulesVersion: number; limit: number },
): Promise<Turn[]> {
  const rows = await turnsOf(db, owner)
    .where('is_from_user', '=', true)
    .whereRef('read_version', '=', 'version')
    .where('rules_version', '<', page.rulesVersion)
    .orderBy('position')
    .limit(page.limit)
    .execute()
  return rows.map((row) => openTurn(box, row))
}

/**
 * Marks turns as read, by rules or a model, that still are in the versions that were read.
 *
 * @param which `unread`: nobody has read that version; whoever did first knows better than who comes later
 * @returns the ids of those that were marked
 */
export async function markRead(
  tx: Transaction<MemoryTables>,
  which: 'unread' | 'all',
  turns: readonly (Pick<Turn, 'userId' | 'messageId' | 'version'> & {
    rulesVersion: number | null
  })[],
): Promise<Set<string>> {
  const read = new Set<string>()
  for (const { userId, messageId, version, rulesVersion } of turns) {
    const row = await tx
      .updateTable('turns')
      .set({ read_version: version, rules_version: rulesVersion })
      .where('user_id', '=', userId)
      .where('message_id', '=', messageId)
      .where('version', '=', version)
      .$if(which === 'unread', (query) => query.where('read_version', '<', version))
      .returning('message_id')
      .executeTakeFirst()
    if (row !== undefined) read.add(row.message_id)
  }
  return read
}

/** Forgets all that was said with a companion. */
export async function eraseTurnsOf(
  tx: Transaction<MemoryTables>,
  userId: string,
  companionId: string,
): Promise<void> {
  await tx
    .deleteFrom('turns')
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .execute()
}
