import type { Box } from '@lumen/database/sealing'
import type { Kysely, Transaction } from 'kysely'
import { insertReminder, moveReminder, openReminder, type StoredReminder } from './reminders.ts'
import type { ChatTables } from './tables.ts'

type Db = Kysely<ChatTables>
type Tx = Transaction<ChatTables>
type Ref = { id: string; userId: string; companionId: string }

/** Reminders whose time has come, the oldest first; those of hidden companions wait. */
export async function listDue(
  db: Db,
  { now, after, limit }: { now: Date; after: { dueAt: Date; id: string } | null; limit: number },
): Promise<(Ref & { dueAt: Date })[]> {
  const rows = await db
    .selectFrom('reminders')
    .innerJoin('companions', (join) =>
      join
        .onRef('companions.id', '=', 'reminders.companion_id')
        .onRef('companions.user_id', '=', 'reminders.user_id'),
    )
    .select(['reminders.id', 'reminders.user_id', 'reminders.companion_id', 'reminders.due_at'])
    .where('given_at', 'is', null)
    .where('due_at', '<=', now)
    .where('companions.hidden_at', 'is', null)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('reminders.due_at', 'reminders.id'), '>', eb.tuple(after!.dueAt, after!.id)),
      ),
    )
    .orderBy('reminders.due_at')
    .orderBy('reminders.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    companionId: row.companion_id,
    dueAt: row.due_at,
  }))
}

/** Takes a reminder that is to be given; null: it was given or taken back meanwhile. */
export async function takeReminder(
  tx: Tx,
  box: Box,
  { id, userId }: Pick<Ref, 'id' | 'userId'>,
): Promise<StoredReminder | null> {
  const row = await tx
    .selectFrom('reminders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('given_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : openReminder(box, row)
}

/** Notes that one was given, for its user to be told; with `next` it waits for that time besides. */
export async function noteGiven(
  tx: Tx,
  box: Box,
  reminder: StoredReminder,
  { messageId, now, next }: { messageId: string; now: Date; next: Date | null },
): Promise<void> {
  const { id } = reminder
  if (next === null) {
    await tx
      .updateTable('reminders')
      .set({ message_id: messageId, given_at: now })
      .where('id', '=', id)
      .execute()
    return
  }
  const given = { ...reminder, rhythm: null, askedIn: messageId, now }
  await insertReminder(tx, box, given, { messageId })
  await moveReminder(tx, id, next)
}

/** Given ones that their users are still to be told of. */
export async function listUntoldReminders(
  db: Db,
  limit: number,
): Promise<(Ref & { messageId: string; givenAt: Date })[]> {
  const rows = await db
    .selectFrom('reminders')
    .select(['id', 'user_id', 'companion_id', 'message_id', 'given_at'])
    .where('told_at', 'is', null)
    .where('given_at', 'is not', null)
    .orderBy('given_at')
    .limit(limit)
    .execute()
  return rows.flatMap((row) =>
    row.message_id === null || row.given_at === null
      ? []
      : [
          {
            id: row.id,
            userId: row.user_id,
            companionId: row.companion_id,
            messageId: row.message_id,
            givenAt: row.given_at,
          },
        ],
  )
}

/** Nothing more is to be done for it. */
export async function removeGiven(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reminders').where('id', '=', id).where('given_at', 'is not', null).execute()
}
