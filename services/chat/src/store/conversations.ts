import type { Kysely, Transaction } from 'kysely'
import { hasCompanion } from './companions.ts'
import type { ChatTables } from './tables.ts'

type Db = Kysely<ChatTables>
type Tx = Transaction<ChatTables>
type OwnerRef = { userId: string; companionId: string }

/** Locks a conversation, also one that is hidden, for whoever ends what was begun in it. */
export async function lockTalk(tx: Tx, { userId, companionId }: OwnerRef): Promise<void> {
  await tx
    .selectFrom('conversations')
    .select('companion_id')
    .where('companion_id', '=', companionId)
    .where('user_id', '=', userId)
    .forUpdate()
    .execute()
}

/**
 * Locks the conversation with a visible companion of this user; false when there is none. Whoever
 * changes what a conversation holds takes this lock first, then replies, then messages.
 */
export async function lockConversation(
  tx: Tx,
  userId: string,
  companionId: string,
): Promise<boolean> {
  const locked = await tx
    .selectFrom('conversations')
    .select('companion_id')
    .where('companion_id', '=', companionId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (locked === undefined) return false
  // A statement of its own: it sees a hiding that committed while this one waited for the lock.
  return hasCompanion(tx, userId, companionId)
}

/** Takes the next `count` positions of a locked conversation and returns the first of them. */
export async function takePositions(
  tx: Tx,
  { userId, companionId }: OwnerRef,
  count: number,
): Promise<bigint> {
  const row = await tx
    .updateTable('conversations')
    .set((eb) => ({ last_position: eb('last_position', '+', String(count)) }))
    .where('companion_id', '=', companionId)
    .where('user_id', '=', userId)
    .returning('last_position')
    .executeTakeFirstOrThrow()
  return BigInt(row.last_position) - BigInt(count - 1)
}

/** Takes the next `count` changes of a talk, which it locks, and returns the last of them. */
export async function takeChanges(
  tx: Tx,
  { userId, companionId }: OwnerRef,
  count = 1,
): Promise<number> {
  const row = await tx
    .updateTable('conversations')
    .set((eb) => ({ last_change: eb('last_change', '+', String(count)) }))
    .where('companion_id', '=', companionId)
    .where('user_id', '=', userId)
    .returning('last_change')
    .executeTakeFirstOrThrow()
  return Number(row.last_change)
}

/** Numbers a message as changed just now, in whatever branch; null when it is gone. */
export async function countChange(
  tx: Tx,
  userId: string,
  messageId: string,
): Promise<number | null> {
  const row = await tx
    .selectFrom('all_messages')
    .select('companion_id as companionId')
    .where('id', '=', messageId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? null : takeChanges(tx, { userId, ...row })
}

/** The position of the newest message that there was in a talk. */
export async function lastPosition(db: Db, companionId: string): Promise<string> {
  const row = await db
    .selectFrom('conversations')
    .select('last_position')
    .where('companion_id', '=', companionId)
    .executeTakeFirstOrThrow()
  return row.last_position
}
