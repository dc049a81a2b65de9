import type { Language } from '@lumen/contracts/languages'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { ConversationTable, MemoryTables } from './tables.ts'

type Db = Kysely<MemoryTables>
type Tx = Transaction<MemoryTables>
export type OwnerRef = { userId: string; companionId: string }

export type Conversation = OwnerRef & {
  hidden: boolean
  language: Language
  timeZone: string | null
  unread: number
  lastSaidAt: Date | null
  notifiedOn: string | null
}

const open = (row: Selectable<ConversationTable>): Conversation => ({
  userId: row.user_id,
  companionId: row.companion_id,
  hidden: row.hidden,
  language: row.language,
  timeZone: row.time_zone,
  unread: row.unread,
  lastSaidAt: row.last_said_at,
  notifiedOn: row.notified_on,
})

/** Lets one transaction at a time change what is remembered of a user. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`memory:${userId}`}, 0))`.execute(tx)
}

export async function insertConversation(db: Db, { userId, companionId }: OwnerRef): Promise<void> {
  await db
    .insertInto('conversations')
    .values({
      user_id: userId,
      companion_id: companionId,
      time_zone: null,
      last_said_at: null,
      last_heard_at: null,
      notified_on: null,
    })
    .onConflict((conflict) => conflict.constraint('conversations_pkey').doNothing())
    .execute()
}

/** The talk with a companion of this user; null when there is none. */
export async function findConversation(
  db: Db,
  { userId, companionId }: OwnerRef,
): Promise<Conversation | null> {
  const row = await db
    .selectFrom('conversations')
    .selectAll()
    .where('companion_id', '=', companionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? null : open(row)
}

export async function listConversations(db: Db, userId: string): Promise<Conversation[]> {
  const rows = await db
    .selectFrom('conversations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('hidden', '=', false)
    .orderBy('companion_id')
    .execute()
  return rows.map(open)
}

export type ConversationChange = Partial<{
  hidden: boolean
  language: Language
  timeZone: string | null
  notifiedOn: string
}>

export async function updateConversation(
  tx: Tx,
  { userId, companionId }: OwnerRef,
  change: ConversationChange,
): Promise<void> {
  const columns = {
    ...(change.hidden !== undefined && { hidden: change.hidden }),
    ...(change.language !== undefined && { language: change.language }),
    ...(change.timeZone !== undefined && { time_zone: change.timeZone }),
    ...(change.notifiedOn !== undefined && { notified_on: change.notifiedOn }),
  }
  if (Object.keys(columns).length === 0) return
  await tx
    .updateTable('conversations')
    .set(columns)
    .where('companion_id', '=', companionId)
    .where('user_id', '=', userId)
    .execute()
}

/** Notes that a message is to be read; how many are by now. */
export async function countUnread(
  tx: Tx,
  { userId, companionId }: OwnerRef,
  at: { saidAt: Date; heardAt: Date },
): Promise<number> {
  const row = await tx
    .updateTable('conversations')
    .set((eb) => ({
      unread: eb('unread', '+', 1),
      last_said_at: sql<Date>`greatest(last_said_at, ${at.saidAt})`,
      last_heard_at: at.heardAt,
    }))
    .where('companion_id', '=', companionId)
    .where('user_id', '=', userId)
    .returning('unread')
    .executeTakeFirst()
  return row?.unread ?? 0
}

/** Counts anew how many messages wait to be read, after those that were there had been. */
export async function recountUnread(tx: Tx, { userId, companionId }: OwnerRef): Promise<void> {
  await tx
    .updateTable('conversations')
    .set((eb) => ({
      unread: eb
        .selectFrom('turns')
        .select(sql<number>`count(*)::integer`.as('unread'))
        .where('companion_id', '=', companionId)
        .where('user_id', '=', userId)
        .whereRef('read_version', '<', 'version'),
    }))
    .where('companion_id', '=', companionId)
    .where('user_id', '=', userId)
    .execute()
}

/**
 * Talks with something to read in which nothing was heard since, longest silent first; those in which
 * fewer than `few` messages wait only when they have been silent for longer.
 */
export async function listPaused(
  db: Db,
  heardBefore: Date,
  few: { messages: number; heardBefore: Date },
  limit: number,
): Promise<OwnerRef[]> {
  const rows = await db
    .selectFrom('conversations')
    .select(['user_id', 'companion_id'])
    .where('unread', '>', 0)
    .where('last_heard_at', '<=', heardBefore)
    .where((eb) =>
      eb.or([eb('unread', '>=', few.messages), eb('last_heard_at', '<=', few.heardBefore)]),
    )
    .orderBy('last_heard_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ userId: row.user_id, companionId: row.companion_id }))
}

/** Every talk, in pages by companion id: for what is done daily. */
export async function listTalks(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<OwnerRef[]> {
  const rows = await db
    .selectFrom('conversations')
    .select(['user_id', 'companion_id'])
    .where('companion_id', '>', after)
    .orderBy('companion_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ userId: row.user_id, companionId: row.companion_id }))
}

export async function eraseConversation(tx: Tx, { userId, companionId }: OwnerRef): Promise<void> {
  await tx
    .deleteFrom('conversations')
    .where('companion_id', '=', companionId)
    .where('user_id', '=', userId)
    .execute()
}
