import { remindersMost } from '@lumen/contracts/chat/reminders'
import type { Language } from '@lumen/contracts/languages'
import { newId } from '@lumen/database/ids'
import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Rhythm } from '../domain/reminder-time.ts'
import type { StoredMessage } from './open-message.ts'
import type { ChatTables } from './tables.ts'
import type { ReminderTable } from './tables/contact.ts'

type Db = Kysely<ChatTables>
type Tx = Transaction<ChatTables>
type Row = Selectable<ReminderTable>

export type StoredReminder = {
  id: string
  userId: string
  companionId: string
  what: string
  dueAt: Date
  timeZone: string
  rhythm: Rhythm | null
  language: Language
}

const sealedContext = (id: string) => `reminders.sealed:${id}`

/** A row with its words opened. */
export const openReminder = (box: Box, row: Row): StoredReminder => ({
  id: row.id,
  userId: row.user_id,
  companionId: row.companion_id,
  what: box.unseal(row.sealed, sealedContext(row.id)),
  dueAt: row.due_at,
  timeZone: row.time_zone,
  rhythm: row.rhythm,
  language: row.language,
})

/** Stores what a message asks for; false: too many wait. */
export async function writeReminder(tx: Tx, box: Box, reminder: NewReminder): Promise<boolean> {
  const { userId } = reminder
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reminders of ${userId}`}, 0))`.execute(
    tx,
  )
  const { waiting } = await tx
    .selectFrom('reminders')
    .select((eb) => eb.fn.countAll<string>().as('waiting'))
    .where('user_id', '=', userId)
    .where('given_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(waiting) >= remindersMost) return false
  await insertReminder(tx, box, reminder)
  return true
}

type NewReminder = Omit<StoredReminder, 'id'> & { askedIn: string; now: Date }

/** @param given the message that reminded, of one that its user is still to be told of */
export async function insertReminder(
  tx: Tx,
  box: Box,
  reminder: NewReminder,
  given: { messageId: string } | null = null,
): Promise<void> {
  const id = newId()
  await tx
    .insertInto('reminders')
    .values({
      id,
      user_id: reminder.userId,
      companion_id: reminder.companionId,
      asked_in: reminder.askedIn,
      sealed: box.seal(reminder.what, sealedContext(id)),
      due_at: reminder.dueAt,
      time_zone: reminder.timeZone,
      rhythm: reminder.rhythm === null ? null : JSON.stringify(reminder.rhythm),
      language: reminder.language,
      created_at: reminder.now,
      message_id: given?.messageId ?? null,
      given_at: given === null ? null : reminder.now,
      told_at: null,
    })
    // It was given meanwhile.
    .onConflict((conflict) => conflict.constraint('reminders_asked_in_key').doNothing())
    .execute()
}

/** Reminders still to be given, the next first. */
export async function listReminders(
  db: Db,
  box: Box,
  userId: string,
  companionId?: string,
): Promise<StoredReminder[]> {
  const rows = await db
    .selectFrom('reminders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('given_at', 'is', null)
    .$if(companionId !== undefined, (query) => query.where('companion_id', '=', companionId!))
    .orderBy('due_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => openReminder(box, row))
}

/** The one that a message asked for, while it waits. */
export async function findReminderOf(
  db: Db,
  box: Box,
  askedIn: string,
): Promise<StoredReminder | null> {
  const row = await db
    .selectFrom('reminders')
    .selectAll()
    .where('asked_in', '=', askedIn)
    .where('given_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : openReminder(box, row)
}

/** Takes back what a message asked for, unless it was given. */
export async function deleteReminderOf(tx: Tx, askedIn: string): Promise<void> {
  await tx
    .deleteFrom('reminders')
    .where('asked_in', '=', askedIn)
    .where('given_at', 'is', null)
    .execute()
}

/**
 * Whether nothing was done yet of what a message asks for; it counts as done from now on. Words that were
 * changed since they were read ask for nothing.
 */
export async function claimWish(
  tx: Tx,
  userId: string,
  { id: messageId, version }: Pick<StoredMessage, 'id' | 'version'>,
): Promise<boolean> {
  const claimed = await tx
    .updateTable('all_messages')
    .set({ reminder_settled: true })
    .where('id', '=', messageId)
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .where('reminder_settled', '=', false)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Takes back what a message asked for: its new words are a new wish, done once they are answered. */
export async function reopenWish(tx: Tx, userId: string, messageId: string): Promise<void> {
  await deleteReminderOf(tx, messageId)
  await tx
    .updateTable('all_messages')
    .set({ reminder_settled: false })
    .where('id', '=', messageId)
    .where('user_id', '=', userId)
    .execute()
}

/** Takes back the one that was asked for last in a talk; null: none waits. */
export async function deleteNewest(
  db: Db,
  box: Box,
  companionId: string,
): Promise<StoredReminder | null> {
  const row = await db
    .deleteFrom('reminders')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('reminders')
        .select('id')
        .where('companion_id', '=', companionId)
        .where('given_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : openReminder(box, row)
}

/** The one of a user, while it waits. */
export async function takeWaiting(
  tx: Tx,
  box: Box,
  userId: string,
  id: string,
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

/** Has a repeated reminder wait for another time. */
export async function moveReminder(tx: Tx, id: string, dueAt: Date): Promise<void> {
  await tx.updateTable('reminders').set({ due_at: dueAt }).where('id', '=', id).execute()
}

/** False: the user has no such reminder waiting. */
export async function deleteReminder(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reminders')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('given_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
