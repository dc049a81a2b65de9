import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Day } from '@lumen/understanding/days'
import type { OwnerRef } from './conversations.ts'
import { openMemory, type StoredMemory } from './memories.ts'
import type { MemoryTables } from './tables.ts'

type Db = Kysely<MemoryTables>
type Tx = Transaction<MemoryTables>

/** Up to which position a talk was looked back on, and on which day last. */
export type Reflected = { to: string; on: Day | null }

/** Talks that have paused, in which the user said so much since they were last looked back on. */
export async function listReflectable(
  db: Db,
  heard: { after: Date; before: Date },
  least: number,
  limit: number,
): Promise<OwnerRef[]> {
  const { rows } = await sql<{ user_id: string; companion_id: string }>`
    select user_id, companion_id from conversations c
    where last_heard_at > ${heard.after} and last_heard_at <= ${heard.before} and not hidden
      and (select count(*) from (
        select from turns t where t.user_id = c.user_id and t.companion_id = c.companion_id
          and t.is_from_user and t.position > c.reflected_to limit ${least}) as fresh) = ${least}
    order by last_heard_at limit ${limit}`.execute(db)
  return rows.map((row) => ({ userId: row.user_id, companionId: row.companion_id }))
}

export async function readReflected(
  db: Db,
  { userId, companionId }: OwnerRef,
): Promise<Reflected | null> {
  const row = await db
    .selectFrom('conversations')
    .select(['reflected_to', 'reflected_on'])
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .executeTakeFirst()
  return row === undefined ? null : { to: row.reflected_to, on: row.reflected_on }
}

/** Notes that a talk is looked back on today; false: somebody does so already. */
export async function takeReflection(
  db: Db,
  { userId, companionId }: OwnerRef,
  today: Day,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set({ reflected_on: today })
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .where((eb) => eb.or([eb('reflected_on', 'is', null), eb('reflected_on', '!=', today)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Notes up to where a talk was looked back on; false: that is no longer `from` where it was begun, as
 * something before it is to be looked back on again.
 */
export async function setReflected(
  tx: Tx,
  { userId, companionId }: OwnerRef,
  { from, to, on }: Reflected & { from: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('conversations')
    .set({ reflected_to: to, reflected_on: on })
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .where('reflected_to', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What any of these messages of a user went into, also what can only be restored. */
export async function listReflectionsOf(
  db: Db,
  box: Box,
  userId: string,
  messageIds: readonly string[],
): Promise<StoredMemory[]> {
  if (messageIds.length === 0) return []
  const rows = await db
    .selectFrom('memories')
    .selectAll()
    .where('user_id', '=', userId)
    .where('type', '=', 'reflection')
    .where('origin', '=', 'summary')
    .where(sql<boolean>`source_message_ids && ${[...messageIds]}::uuid[]`)
    .execute()
  return rows.map((row) => openMemory(box, row))
}

/** The newest reflection on a talk that stands. */
export async function readLastReflection(
  db: Db,
  box: Box,
  { userId, companionId }: OwnerRef,
): Promise<StoredMemory | null> {
  const row = await db
    .selectFrom('memories')
    .selectAll()
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .where('type', '=', 'reflection')
    .where('origin', '=', 'summary')
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : openMemory(box, row)
}

/** What these messages said is looked back on again: up to before the first of them. */
export async function reflectAgain(
  tx: Tx,
  { userId, companionId }: OwnerRef,
  messageIds: readonly string[],
): Promise<void> {
  await sql`
    update conversations set reflected_to = least(reflected_to, (
      select min(position) - 1 from turns
      where user_id = ${userId} and message_id = any(${[...messageIds]}::uuid[])))
    where user_id = ${userId} and companion_id = ${companionId}`.execute(tx)
}
